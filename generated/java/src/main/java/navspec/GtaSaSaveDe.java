// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.Arrays;
import java.util.ArrayList;
import java.util.List;


/**
 * A saved game of the Definitive Edition: a header, then 28 sections after
 * their names, most of them with what the saves of the PC have. The layout was
 * found on four files of one player, so a fact without another
 * source is measured on those.
 * 
 * The header holds a hash of unknown algorithm. Saves can be read and
 * written back as they are, but not changed.
 * @see <a href="https://github.com/morpheuslord/GTA-San_savefiles">Source</a>
 */
public class GtaSaSaveDe extends KaitaiStruct {
    public static GtaSaSaveDe fromFile(String fileName) throws IOException {
        return new GtaSaSaveDe(new ByteBufferKaitaiStream(fileName));
    }

    public enum BlipColour {
        BLIP_RED(0),
        BLIP_GREEN(1),
        BLIP_BLUE(2),
        BLIP_WHITE(3),
        BLIP_YELLOW(4),
        BLIP_RED_2(5),
        BLIP_BLUE_2(6),
        BLIP_THREAT(7),
        BLIP_DESTINATION(8);

        private final long id;
        BlipColour(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, BlipColour> byId = new HashMap<Long, BlipColour>(9);
        static {
            for (BlipColour e : BlipColour.values())
                byId.put(e.id(), e);
        }
        public static BlipColour byId(long id) { return byId.get(id); }
    }

    public enum BlipDisplay {
        SHOW_NOTHING(0),
        SHOW_MARKER(1),
        SHOW_ICON(2),
        SHOW_BOTH(3);

        private final long id;
        BlipDisplay(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, BlipDisplay> byId = new HashMap<Long, BlipDisplay>(4);
        static {
            for (BlipDisplay e : BlipDisplay.values())
                byId.put(e.id(), e);
        }
        public static BlipDisplay byId(long id) { return byId.get(id); }
    }

    public enum BlipTarget {
        BLIP_OF_NOTHING(0),
        BLIP_OF_CAR(1),
        BLIP_OF_PED(2),
        BLIP_OF_OBJECT(3),
        BLIP_OF_PLACE(4),
        BLIP_OF_CONTACT(5),
        BLIP_OF_SPOTLIGHT(6),
        BLIP_OF_PICKUP(7),
        BLIP_OF_AIRSTRIP(8);

        private final long id;
        BlipTarget(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, BlipTarget> byId = new HashMap<Long, BlipTarget>(9);
        static {
            for (BlipTarget e : BlipTarget.values())
                byId.put(e.id(), e);
        }
        public static BlipTarget byId(long id) { return byId.get(id); }
    }

    public enum BrainKind {
        FREE_BRAIN(-1),
        PED_BRAIN(0),
        OBJECT_BRAIN(1),
        PED_GENERATOR_BRAIN(2),
        CODE_PED_BRAIN(3),
        CODE_OBJECT_BRAIN(4),
        ATTRACTOR_BRAIN(5);

        private final long id;
        BrainKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, BrainKind> byId = new HashMap<Long, BrainKind>(7);
        static {
            for (BrainKind e : BrainKind.values())
                byId.put(e.id(), e);
        }
        public static BrainKind byId(long id) { return byId.get(id); }
    }

    public enum CarBomb {
        NO_BOMB(0),
        BOMB_WITH_TIMER(1),
        BOMB_AT_IGNITION(2),
        BOMB_REMOTE(3),
        BOMB_WITH_TIMER_TICKING(4),
        BOMB_AT_IGNITION_ARMED(5);

        private final long id;
        CarBomb(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CarBomb> byId = new HashMap<Long, CarBomb>(6);
        static {
            for (CarBomb e : CarBomb.values())
                byId.put(e.id(), e);
        }
        public static CarBomb byId(long id) { return byId.get(id); }
    }

    public enum CarPart {
        NO_PART(-1),
        PART_SPL_B_MAR_M(1000),
        PART_SPL_B_BAB_M(1001),
        PART_SPL_B_BAR_M(1002),
        PART_SPL_B_MAB_M(1003),
        PART_BNT_B_SC_M(1004),
        PART_BNT_B_SC_L(1005),
        PART_RF_B_SC_R(1006),
        PART_WG_L_B_SSK(1007),
        PART_NTO_B_L(1008),
        PART_NTO_B_S(1009),
        PART_NTO_B_TW(1010),
        PART_BNT_B_SC_P_M(1011),
        PART_BNT_B_SC_P_L(1012),
        PART_LGT_B_RSPT(1013),
        PART_SPL_B_BAR_L(1014),
        PART_SPL_B_BBR_L(1015),
        PART_SPL_B_BBR_M(1016),
        PART_WG_R_B_SSK(1017),
        PART_EXH_B_TS(1018),
        PART_EXH_B_T(1019),
        PART_EXH_B_L(1020),
        PART_EXH_B_M(1021),
        PART_EXH_B_S(1022),
        PART_SPL_B_BBB_M(1023),
        PART_LGT_B_SSPT(1024),
        PART_WHEEL_OR1(1025),
        PART_WG_L_A_S(1026),
        PART_WG_R_A_S(1027),
        PART_EXH_A_S(1028),
        PART_EXH_C_S(1029),
        PART_WG_R_C_S(1030),
        PART_WG_L_C_S(1031),
        PART_RF_A_S(1032),
        PART_RF_C_S(1033),
        PART_EXH_A_L(1034),
        PART_RF_C_L(1035),
        PART_WG_L_A_L(1036),
        PART_EXH_C_L(1037),
        PART_RF_A_L(1038),
        PART_WG_L_C_L(1039),
        PART_WG_R_A_L(1040),
        PART_WG_R_C_L(1041),
        PART_WG_L_LR_BR1(1042),
        PART_EXH_LR_BR2(1043),
        PART_EXH_LR_BR1(1044),
        PART_EXH_C_F(1045),
        PART_EXH_A_F(1046),
        PART_WG_L_A_F(1047),
        PART_WG_L_C_F(1048),
        PART_SPL_A_F_R(1049),
        PART_SPL_C_F_R(1050),
        PART_WG_R_A_F(1051),
        PART_WG_R_C_F(1052),
        PART_RF_C_F(1053),
        PART_RF_A_F(1054),
        PART_RF_A_ST(1055),
        PART_WG_L_A_ST(1056),
        PART_WG_L_C_ST(1057),
        PART_SPL_A_ST_R(1058),
        PART_EXH_C_ST(1059),
        PART_SPL_C_ST_R(1060),
        PART_RF_C_ST(1061),
        PART_WG_R_A_ST(1062),
        PART_WG_R_C_ST(1063),
        PART_EXH_A_ST(1064),
        PART_EXH_A_J(1065),
        PART_EXH_C_J(1066),
        PART_RF_A_J(1067),
        PART_RF_C_J(1068),
        PART_WG_L_A_J(1069),
        PART_WG_L_C_J(1070),
        PART_WG_R_A_J(1071),
        PART_WG_R_C_J(1072),
        PART_WHEEL_SR6(1073),
        PART_WHEEL_SR3(1074),
        PART_WHEEL_SR2(1075),
        PART_WHEEL_LR4(1076),
        PART_WHEEL_LR1(1077),
        PART_WHEEL_LR3(1078),
        PART_WHEEL_SR1(1079),
        PART_WHEEL_SR5(1080),
        PART_WHEEL_SR4(1081),
        PART_WHEEL_GN1(1082),
        PART_WHEEL_LR2(1083),
        PART_WHEEL_LR5(1084),
        PART_WHEEL_GN2(1085),
        PART_STEREO(1086),
        PART_HYDRALICS(1087),
        PART_RF_A_U(1088),
        PART_EXH_C_U(1089),
        PART_WG_L_A_U(1090),
        PART_RF_C_U(1091),
        PART_EXH_A_U(1092),
        PART_WG_L_C_U(1093),
        PART_WG_R_A_U(1094),
        PART_WG_R_C_U(1095),
        PART_WHEEL_GN3(1096),
        PART_WHEEL_GN4(1097),
        PART_WHEEL_GN5(1098),
        PART_WG_R_LR_BR1(1099),
        PART_MISC_C_LR_REM1(1100),
        PART_WG_R_LR_REM1(1101),
        PART_WG_R_LR_SV(1102),
        PART_RF_LR_BL2(1103),
        PART_EXH_LR_BL1(1104),
        PART_EXH_LR_BL2(1105),
        PART_WG_L_LR_REM2(1106),
        PART_WG_R_LR_BL1(1107),
        PART_WG_L_LR_BL1(1108),
        PART_BBB_LR_SLV1(1109),
        PART_BBB_LR_SLV2(1110),
        PART_BNT_LR_SLV1(1111),
        PART_BNT_LR_SLV2(1112),
        PART_EXH_LR_SLV1(1113),
        PART_EXH_LR_SLV2(1114),
        PART_FBB_LR_SLV1(1115),
        PART_FBB_LR_SLV2(1116),
        PART_FBMP_LR_SLV1(1117),
        PART_WG_L_LR_SLV1(1118),
        PART_WG_L_LR_SLV2(1119),
        PART_WG_R_LR_SLV1(1120),
        PART_WG_R_LR_SLV2(1121),
        PART_WG_L_LR_REM1(1122),
        PART_MISC_C_LR_REM2(1123),
        PART_WG_R_LR_REM2(1124),
        PART_MISC_C_LR_REM3(1125),
        PART_EXH_LR_REM1(1126),
        PART_EXH_LR_REM2(1127),
        PART_RF_LR_BL1(1128),
        PART_EXH_LR_SV1(1129),
        PART_RF_LR_SV1(1130),
        PART_RF_LR_SV2(1131),
        PART_EXH_LR_SV2(1132),
        PART_WG_L_LR_SV(1133),
        PART_WG_L_LR_T1(1134),
        PART_EXH_LR_T2(1135),
        PART_EXH_LR_T1(1136),
        PART_WG_R_LR_T1(1137),
        PART_SPL_A_S_B(1138),
        PART_SPL_C_S_B(1139),
        PART_RBMP_C_S(1140),
        PART_RBMP_A_S(1141),
        PART_BNTR_B_OV(1142),
        PART_BNTL_B_OV(1143),
        PART_BNTR_B_SQ(1144),
        PART_BNTL_B_SQ(1145),
        PART_SPL_C_L_B(1146),
        PART_SPL_A_L_B(1147),
        PART_RBMP_C_L(1148),
        PART_RBMP_A_L(1149),
        PART_RBMP_A_F(1150),
        PART_RBMP_C_F(1151),
        PART_FBMP_C_F(1152),
        PART_FBMP_A_F(1153),
        PART_RBMP_A_ST(1154),
        PART_FBMP_A_ST(1155),
        PART_RBMP_C_ST(1156),
        PART_FBMP_C_ST(1157),
        PART_SPL_C_J_B(1158),
        PART_RBMP_A_J(1159),
        PART_FBMP_A_J(1160),
        PART_RBMP_C_J(1161),
        PART_SPL_A_J_B(1162),
        PART_SPL_C_U_B(1163),
        PART_SPL_A_U_B(1164),
        PART_FBMP_C_U(1165),
        PART_FBMP_A_U(1166),
        PART_RBMP_C_U(1167),
        PART_RBMP_A_U(1168),
        PART_FBMP_A_S(1169),
        PART_FBMP_C_S(1170),
        PART_FBMP_A_L(1171),
        PART_FBMP_C_L(1172),
        PART_FBMP_C_J(1173),
        PART_FBMP_LR_BR1(1174),
        PART_FBMP_LR_BR2(1175),
        PART_RBMP_LR_BR1(1176),
        PART_RBMP_LR_BR2(1177),
        PART_RBMP_LR_REM2(1178),
        PART_FBMP_LR_REM1(1179),
        PART_RBMP_LR_REM1(1180),
        PART_FBMP_LR_BL2(1181),
        PART_FBMP_LR_BL1(1182),
        PART_RBMP_LR_BL2(1183),
        PART_RBMP_LR_BL1(1184),
        PART_FBMP_LR_REM2(1185),
        PART_RBMP_LR_SV2(1186),
        PART_RBMP_LR_SV1(1187),
        PART_FBMP_LR_SV2(1188),
        PART_FBMP_LR_SV1(1189),
        PART_FBMP_LR_T2(1190),
        PART_FBMP_LR_T1(1191),
        PART_RBMP_LR_T1(1192),
        PART_RBMP_LR_T2(1193);

        private final long id;
        CarPart(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CarPart> byId = new HashMap<Long, CarPart>(195);
        static {
            for (CarPart e : CarPart.values())
                byId.put(e.id(), e);
        }
        public static CarPart byId(long id) { return byId.get(id); }
    }

    public enum CarPlace {
        CAR_CJSAFE_1(0),
        CAR_BEACSV_1(1),
        CAR_VESVGRG_1(2),
        CAR_CN2GAR1_1(3),
        CAR_CN2GAR2_1(4),
        CAR_BURBDO2_1(5),
        CAR_BLOB69_1(6),
        CAR_BLOB7_1(7),
        CAR_BURBDOO_1(8),
        CAR_BLOB6_1(9),
        CAR_CARLAS1_1(10),
        CAR_CESAFE1_1(11),
        CAR_IMP_LA_1(12),
        CAR_IMP_SF_1(13),
        CAR_IMP_LV_1(14),
        CAR_SAV1SFE_1(15),
        CAR_SAV1SFW_1(16),
        CAR_LCKSFSE_1(17),
        CAR_SVGSFS1_1(18),
        CAR_DHANGAR_1(19),
        CAR_CJSAFE_2(20),
        CAR_BEACSV_2(21),
        CAR_VESVGRG_2(22),
        CAR_CN2GAR1_2(23),
        CAR_CN2GAR2_2(24),
        CAR_BURBDO2_2(25),
        CAR_BLOB69_2(26),
        CAR_BLOB7_2(27),
        CAR_BURBDOO_2(28),
        CAR_BLOB6_2(29),
        CAR_CARLAS1_2(30),
        CAR_CESAFE1_2(31),
        CAR_IMP_LA_2(32),
        CAR_IMP_SF_2(33),
        CAR_IMP_LV_2(34),
        CAR_SAV1SFE_2(35),
        CAR_SAV1SFW_2(36),
        CAR_LCKSFSE_2(37),
        CAR_SVGSFS1_2(38),
        CAR_DHANGAR_2(39),
        CAR_CJSAFE_3(40),
        CAR_BEACSV_3(41),
        CAR_VESVGRG_3(42),
        CAR_CN2GAR1_3(43),
        CAR_CN2GAR2_3(44),
        CAR_BURBDO2_3(45),
        CAR_BLOB69_3(46),
        CAR_BLOB7_3(47),
        CAR_BURBDOO_3(48),
        CAR_BLOB6_3(49),
        CAR_CARLAS1_3(50),
        CAR_CESAFE1_3(51),
        CAR_IMP_LA_3(52),
        CAR_IMP_SF_3(53),
        CAR_IMP_LV_3(54),
        CAR_SAV1SFE_3(55),
        CAR_SAV1SFW_3(56),
        CAR_LCKSFSE_3(57),
        CAR_SVGSFS1_3(58),
        CAR_DHANGAR_3(59),
        CAR_CJSAFE_4(60),
        CAR_BEACSV_4(61),
        CAR_VESVGRG_4(62),
        CAR_CN2GAR1_4(63),
        CAR_CN2GAR2_4(64),
        CAR_BURBDO2_4(65),
        CAR_BLOB69_4(66),
        CAR_BLOB7_4(67),
        CAR_BURBDOO_4(68),
        CAR_BLOB6_4(69),
        CAR_CARLAS1_4(70),
        CAR_CESAFE1_4(71),
        CAR_IMP_LA_4(72),
        CAR_IMP_SF_4(73),
        CAR_IMP_LV_4(74),
        CAR_SAV1SFE_4(75),
        CAR_SAV1SFW_4(76),
        CAR_LCKSFSE_4(77),
        CAR_SVGSFS1_4(78),
        CAR_DHANGAR_4(79);

        private final long id;
        CarPlace(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CarPlace> byId = new HashMap<Long, CarPlace>(80);
        static {
            for (CarPlace e : CarPlace.values())
                byId.put(e.id(), e);
        }
        public static CarPlace byId(long id) { return byId.get(id); }
    }

    public enum CarSupply {
        NO_CARS(0),
        CARS_WITHOUT_END(65535);

        private final long id;
        CarSupply(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CarSupply> byId = new HashMap<Long, CarSupply>(2);
        static {
            for (CarSupply e : CarSupply.values())
                byId.put(e.id(), e);
        }
        public static CarSupply byId(long id) { return byId.get(id); }
    }

    public enum ClothesFile {
        CLOTHES_LETTER(-2130323853),
        CLOTHES_GLASSES05(-2128139900),
        CLOTHES_TRACKYTOP2ERIS(-2120650015),
        CLOTHES_BBALLJACKRSTAR(-2105660245),
        CLOTHES_SNEAKER(-2099005073),
        CLOTHES_8SANTOS(-2090124558),
        CLOTHES_4RIP(-2078666637),
        CLOTHES_JHERI(-2065518319),
        CLOTHES_WATCHCRO2(-2054640588),
        CLOTHES_WORKTRCAMOGRY(-2052262949),
        CLOTHES_HATMANC(-2048278805),
        CLOTHES_SNEAKERBINCGANG(-2044477490),
        CLOTHES_SPORTJACK(-2043512013),
        CLOTHES_GLASSES01(-2041909859),
        CLOTHES_CAPBLUEBACK(-2036040854),
        CLOTHES_NECKSILVER(-2021884895),
        CLOTHES_CAPZIPUP(-2019982038),
        CLOTHES_CAPREDSIDE(-2016707715),
        CLOTHES_BIKER(-1990787643),
        CLOTHES_ZORRO(-1981870358),
        CLOTHES_12BANDIT(-1969195485),
        CLOTHES_HATMANCPLAID(-1964116422),
        CLOTHES_BALDGOATEE(-1963027521),
        CLOTHES_BBJERSEY(-1939440971),
        CLOTHES_SNEAKERHEATGRY(-1904363264),
        CLOTHES_SLEEVTBROWN(-1884311732),
        CLOTHES_BANDKNOTS(-1883025336),
        CLOTHES_CAPKNIT(-1865726160),
        CLOTHES_BBJACK(-1858787998),
        CLOTHES_CAPBACK(-1854362888),
        CLOTHES_9HOMEBOY(-1823195996),
        CLOTHES_TRACKTRBLUE(-1792906401),
        CLOTHES_TIMBERHIKE(-1776200269),
        CLOTHES_GLASSES03DARK(-1775229149),
        CLOTHES_BANDBLACK2(-1774386363),
        CLOTHES_HIGHFADE(-1771290832),
        CLOTHES_BOATER(-1770518513),
        CLOTHES_12MAYAFACE(-1750049245),
        CLOTHES_CHINOSBLACK(-1741429914),
        CLOTHES_BANDANA(-1731248096),
        CLOTHES_CHONGERRED(-1728660861),
        CLOTHES_WCOATBLUE(-1696313426),
        CLOTHES_HAWAIIRED(-1685754027),
        CLOTHES_10LS4(-1676283917),
        CLOTHES_HAIRBLOND(-1641885640),
        CLOTHES_CAPRIMUP(-1558708536),
        CLOTHES_SUIT1TRGANG(-1555711683),
        CLOTHES_12CROSS7(-1543548803),
        CLOTHES_TSHIRTZIPCRM(-1542912072),
        CLOTHES_9BULLET(-1539205552),
        CLOTHES_8SA2(-1536471168),
        CLOTHES_SUIT1TRGREY(-1528938308),
        CLOTHES_SHELLSUIT(-1517729907),
        CLOTHES_5CROSS2(-1491351160),
        CLOTHES_CAPBLK(-1481401990),
        CLOTHES_HOODYAGREEN(-1474608012),
        CLOTHES_7MARY(-1463755291),
        CLOTHES_CHINOSB(-1462684028),
        CLOTHES_HOODYA(-1445731415),
        CLOTHES_CONVHEATRED(-1418673442),
        CLOTHES_11DICE(-1417294946),
        CLOTHES_TRACKTRPRO(-1415549898),
        CLOTHES_CONVPROBLU(-1388786875),
        CLOTHES_SHIRTAGREY(-1387603497),
        CLOTHES_SIXTYNINERS(-1360763405),
        CLOTHES_TSHIRTBOBORED(-1360496682),
        CLOTHES_SNEAKERHEATBLK(-1353828996),
        CLOTHES_SHORTSKHAKI(-1346917259),
        CLOTHES_NECKLS(-1329825844),
        CLOTHES_BBSHORTRED(-1322853282),
        CLOTHES_4WEED(-1320660899),
        CLOTHES_GLASSES03RED(-1315175786),
        CLOTHES_BASK2HEATWHT(-1302330535),
        CLOTHES_HOODYAROCKSTAR(-1284351162),
        CLOTHES_BALD(-1283206622),
        CLOTHES_BBJACKRIM(-1275250524),
        CLOTHES_TSHIRTILOVELS(-1266547107),
        CLOTHES_SUIT1TRGREEN(-1251995603),
        CLOTHES_8WESTSIDE(-1240067115),
        CLOTHES_NECKSAINTS(-1237768548),
        CLOTHES_BANDRED3(-1213698741),
        CLOTHES_BOWLERGANG(-1211736145),
        CLOTHES_TSHIRTZIPGRY(-1176863975),
        CLOTHES_11GROVE(-1176003537),
        CLOTHES_8SA(-1165234860),
        CLOTHES_VEST(-1155750708),
        CLOTHES_BASK2HEATBAND(-1148229085),
        CLOTHES_GIMPLEG(-1137657761),
        CLOTHES_CAPGANGBACK(-1136478730),
        CLOTHES_BERETBLK(-1129277353),
        CLOTHES_9RASTA(-1111109003),
        CLOTHES_JHERICURL(-1097507985),
        CLOTHES_CONV(-1070691449),
        CLOTHES_HITOP(-1065514865),
        CLOTHES_BANDRED2(-1062248995),
        CLOTHES_SHIRTBPLAID(-1057871046),
        CLOTHES_EYEPATCH(-1054508993),
        CLOTHES_SUIT1TRBLK2(-1050956886),
        CLOTHES_HAWAII(-1046709712),
        CLOTHES_CAPBLUEUP(-1044535002),
        CLOTHES_CAPZIPOVER(-1040483121),
        CLOTHES_TRILBYLGHT(-1032506243),
        CLOTHES_WORKTR(-1016290293),
        CLOTHES_WCOAT(-991048258),
        CLOTHES_TSHIRTMADDGRN(-984606467),
        CLOTHES_TSHIRTHEATWHT(-982971022),
        CLOTHES_LEATHERTR(-980612554),
        CLOTHES_TRACKYTOP1PRO(-966834233),
        CLOTHES_11JAIL(-965034693),
        CLOTHES_WATCHPRO2(-953920443),
        CLOTHES_8GUN(-933646738),
        CLOTHES_PAINTER(-927725507),
        CLOTHES_TSHIRT2(-927686579),
        CLOTHES_CAPBLUESIDE(-924081688),
        CLOTHES_HATMANCBLK(-923064431),
        CLOTHES_SNEAKERBINCBLU(-915574819),
        CLOTHES_CAPREDBACK(-914054657),
        CLOTHES_TSHIRTBASE5(-902968157),
        CLOTHES_SKULLYBLK(-898404223),
        CLOTHES_BIKERHELMET(-896277735),
        CLOTHES_SANDALSOCK(-892354851),
        CLOTHES_TSHIRTERISYELL(-860364429),
        CLOTHES_HOCKEYTOP(-850125817),
        CLOTHES_DENIMSGANG(-821490932),
        CLOTHES_BOWLERBLUE(-805792136),
        CLOTHES_5CROSS3(-803407586),
        CLOTHES_NECKHASH(-796923107),
        CLOTHES_SWEATRSTAR(-794654001),
        CLOTHES_WEDGE(-784729353),
        CLOTHES_SHOEDRESSBRN(-771431603),
        CLOTHES_CAPBLKOVER(-768108218),
        CLOTHES_SHIRTABLUE(-756029055),
        CLOTHES_8SA3(-747864298),
        CLOTHES_HAIRPINK(-739310734),
        CLOTHES_SUIT2(-738837002),
        CLOTHES_TRILBY(-728420398),
        CLOTHES_SHOESPATZ(-720851967),
        CLOTHES_BANDITS(-716662261),
        CLOTHES_BASKBALL(-708578759),
        CLOTHES_CUTOFFCHINOSBLUE(-697413025),
        CLOTHES_BOXINGSHOE(-643423809),
        CLOTHES_WATCHYELLOW(-621572358),
        CLOTHES_NECK2(-615337454),
        CLOTHES_SUIT1TRBLUE(-612667158),
        CLOTHES_SNEAKERPRORED(-593236238),
        CLOTHES_COWBOYBOOT2(-592930753),
        CLOTHES_COUNTRYTR(-559695285),
        CLOTHES_CAPSIDE(-550014854),
        CLOTHES_11DICE2(-540317176),
        CLOTHES_BANDBLACK3(-516279341),
        CLOTHES_BERETRED(-504652289),
        CLOTHES_AFROBLOND(-489310709),
        CLOTHES_MOHAWKBEARD(-484903262),
        CLOTHES_SUIT2GRN(-482093022),
        CLOTHES_SWEAT(-478073248),
        CLOTHES_BANDMASK(-477691962),
        CLOTHES_TRACKYTOP1(-458609233),
        CLOTHES_BOWLERRED(-447227464),
        CLOTHES_CAPREDUP(-435127553),
        CLOTHES_HOODYAMERC(-424716847),
        CLOTHES_WATCHPINK(-409608179),
        CLOTHES_AFRO(-404058850),
        CLOTHES_COACHSEMI(-396806578),
        CLOTHES_HAIRGREEN(-390935833),
        CLOTHES_NECK(-377764840),
        CLOTHES_LEATHER(-374138177),
        CLOTHES_BASK1PROWHT(-362333265),
        CLOTHES_10LS5(-351084699),
        BARE_LEGS_SKIN(-331394646),
        CLOTHES_WATCHZIP1(-323377260),
        CLOTHES_NECKROPES(-321705096),
        CLOTHES_GLASSES01DARK(-319785917),
        CLOTHES_TRACKTRGANG(-316890488),
        CLOTHES_SHIRTBGANG(-311338362),
        CLOTHES_CAPGANGUP(-310576940),
        CLOTHES_WATCHCRO(-308482976),
        CLOTHES_BOWLING(-302970687),
        CLOTHES_BASKBALLLOC(-286656069),
        CLOTHES_BASKBALLDRIB(-282438905),
        CLOTHES_CAP(-261408060),
        CLOTHES_CAPBLKUP(-257628726),
        CLOTHES_HOODYABLACK(-251391875),
        CLOTHES_BOWLER(-247467388),
        CLOTHES_CAPGANGSIDE(-234000524),
        CLOTHES_HIGHAFRO(-222736955),
        CLOTHES_LEGSBLACK(-211260960),
        CLOTHES_WATCHPRO(-201526967),
        CLOTHES_SKULLYCAP(-193286889),
        CLOTHES_POLICETR(-192727393),
        CLOTHES_MOTO(-189288785),
        BARE_TORSO_SKIN(-179538918),
        CLOTHES_CONVPROGRN(-170393699),
        CLOTHES_NECKROPEG(-167117051),
        CLOTHES_GLASSES04(-165668590),
        CLOTHES_CONVHEATBLK(-164903050),
        CLOTHES_BASK1ERIS(-143835965),
        BARE_FEET(-140687740),
        CLOTHES_SHIRTA(-91475022),
        CLOTHES_CAPRED(-85418798),
        CLOTHES_CAPKNITGRN(-69603330),
        CLOTHES_10WEED(-66161621),
        CLOTHES_WATCHSUB1(-59129127),
        CLOTHES_6CROWN(-49204571),
        CLOTHES_HOODYABASE5(-47496189),
        NO_CLOTHES(0),
        BARE_FEET_SKIN(15018968),
        CLOTHES_CHONGERGREY(19656297),
        CLOTHES_TASH(35494100),
        CLOTHES_TRILBYDRK(40123646),
        CLOTHES_10LS3(40991312),
        CLOTHES_BANDBLUE(48232002),
        CLOTHES_SLEEVT(56105302),
        CLOTHES_CUTOFFDENIMS(70023999),
        CLOTHES_TIMBERRED(88492340),
        CLOTHES_SHIRTBCHECK(92867832),
        CLOTHES_WORKTRCAMOGRN(109016604),
        CLOTHES_CHONGERGANG(112203752),
        CLOTHES_WORKTRKHAKI(144021517),
        CLOTHES_SHOE(148748802),
        CLOTHES_TIMBERFAWN(155777005),
        CLOTHES_CAPBLKBACK(184941352),
        CLOTHES_9CROWN(206012528),
        CLOTHES_WATCHGNO(216144353),
        CLOTHES_TRACKTRERIS(216937872),
        CLOTHES_TSHIRTWHITE(222883665),
        CLOTHES_TRACKTRWHSTR(236097233),
        CLOTHES_SUIT1RED(239959007),
        CLOTHES_TSHIRTBLUNTS(272626106),
        CLOTHES_CAPREDOVER(280413073),
        CLOTHES_12ANGELS(297654023),
        CLOTHES_GLASSES03BLUE(326783084),
        BARE_HEAD_SKIN(338913607),
        CLOTHES_11GROVE3(347651027),
        CLOTHES_BASK1(351222414),
        CLOTHES_BANDRED(355561549),
        CLOTHES_4SPIDER(357739873),
        CLOTHES_SUIT1YELLOW(376361990),
        CLOTHES_HOODYABLUE(390024698),
        CLOTHES_NECKCROSS(415386514),
        CLOTHES_CAPZIPBACK(415833761),
        CLOTHES_GLASSES05DARK(426824323),
        CLOTHES_BASK1PROBLK(435065541),
        CLOTHES_BALACLAVA(435776856),
        CLOTHES_LEGSHEART(436277294),
        CLOTHES_BALDTASH(441849698),
        CLOTHES_CAPGANG(448686252),
        CLOTHES_MOHAWK(475286744),
        CLOTHES_SUIT1BLUE(482703393),
        CLOTHES_10LS(485055216),
        CLOTHES_HOCKEY(490921511),
        CLOTHES_BALDBEARD(492481370),
        CLOTHES_BOXSHORT(497405699),
        CLOTHES_AFROTASH(527596789),
        CLOTHES_WATCHGNO2(534143351),
        CLOTHES_BBSHORTWHT(536113308),
        CLOTHES_BIEGETR(576933739),
        CLOTHES_TUXEDO(592439904),
        CLOTHES_GLASSES04DARK(605092659),
        CLOTHES_CHINOSBLUE(638494825),
        CLOTHES_TSHIRTPROBLK(641217881),
        CLOTHES_BANDBLUE3(654351964),
        CLOTHES_GROUCHO(672552983),
        CLOTHES_JEANSDENIM(681234315),
        CLOTHES_CHONGER(682440495),
        CLOTHES_8POKER(701805957),
        CLOTHES_CHINOSBIEGE(724587403),
        CLOTHES_SHORTS(744365350),
        CLOTHES_10OG(756997454),
        CLOTHES_DENIMSRED(768268528),
        CLOTHES_CAPTRUCK(797398277),
        BARE_TORSO(804553162),
        CLOTHES_7CROSS2(814012577),
        CLOTHES_BOXINGCAP(815232608),
        CLOTHES_SUIT1TRYELLOW(817599759),
        CLOTHES_7CROSS(824658141),
        CLOTHES_12MAYABIRD(840928074),
        CLOTHES_BOXINGSHORT(847386951),
        CLOTHES_TSHIRTMADDGREY(847965730),
        CLOTHES_SNEAKERBINCBLK(862081726),
        CLOTHES_WORKTRGREY(873925974),
        CLOTHES_CORNROWS(877881813),
        BARE_LEGS(879907265),
        CLOTHES_BANDBLACK(883673976),
        CLOTHES_HAWAIIWHT(894944151),
        CLOTHES_VALET(900618200),
        CLOTHES_COACH(938627203),
        CLOTHES_BERET(957644727),
        CLOTHES_5GUN(976451251),
        CLOTHES_DENIMFADE(980509603),
        CLOTHES_BOWLERYELLOW(983903833),
        CLOTHES_SUIT1TRBLK(985006348),
        CLOTHES_GROOVECUT(985944332),
        CLOTHES_CROUPIER(995481457),
        CLOTHES_SANDAL(1004809233),
        CLOTHES_CHINOSKHAKI(1016528228),
        CLOTHES_SHELLSUITTR(1025982260),
        CLOTHES_FLIPFLOP(1035276773),
        CLOTHES_HOODJACK(1043357982),
        CLOTHES_NECKAFRICA(1047161561),
        CLOTHES_TRACKTR(1056966746),
        CLOTHES_BEARD(1061221996),
        CLOTHES_SHIRTAYELLOW(1063322903),
        CLOTHES_BANDGANG3(1070589922),
        CLOTHES_CAPZIP(1117017627),
        CLOTHES_TSHIRT2HORIZ(1119183852),
        CLOTHES_SUIT1TR(1132121869),
        CLOTHES_HATTIGER(1140302723),
        CLOTHES_VESTBLACK(1142040938),
        CLOTHES_CAPBLKSIDE(1162486186),
        CLOTHES_GOATEE(1164319867),
        CLOTHES_BASK2SEMI(1171834843),
        CLOTHES_NECKGOLD(1181652212),
        CLOTHES_7CROSS3(1199826999),
        CLOTHES_TSHIRTERISORN(1219550336),
        CLOTHES_BANDGANG2(1221121908),
        CLOTHES_PIMPTR(1226861131),
        CLOTHES_ZORROMASK(1227267994),
        CLOTHES_BASKBALLRIM(1236532544),
        CLOTHES_SUIT1(1258253388),
        CLOTHES_CUTOFFCHINOS(1259848584),
        CLOTHES_6CLOWN(1305940489),
        CLOTHES_BANDBLUE2(1342680778),
        CLOTHES_SLOPE(1348958410),
        CLOTHES_SUIT1BLK(1393983095),
        CLOTHES_FIELD(1398700055),
        CLOTHES_BOATERBLK(1401419026),
        CLOTHES_GARAGETR(1410124429),
        CLOTHES_TSHIRTSUBURB(1410494900),
        CLOTHES_6AZTEC(1414728149),
        CLOTHES_TIMBERGREY(1421047989),
        CLOTHES_CAPZIPSIDE(1451672611),
        CLOTHES_CONVPROBLK(1463285286),
        CLOTHES_WATCH(1486911337),
        CLOTHES_CONVHEATORN(1524146037),
        CLOTHES_SNEAKERHEATWHT(1556585494),
        CLOTHES_STOPWATCH(1559566642),
        CLOTHES_TRAMLINE(1566172763),
        CLOTHES_COWBOY(1572879657),
        CLOTHES_9GUN2(1601531329),
        CLOTHES_CAPBLUEOVER(1603672324),
        CLOTHES_HAIRBLUE(1639626768),
        CLOTHES_CAPBLUE(1652597115),
        CLOTHES_NECKDOLLAR(1664243712),
        CLOTHES_SUIT1GREY(1667254391),
        CLOTHES_SHIRTB(1669685768),
        CLOTHES_11GROVE2(1673497413),
        CLOTHES_TSHIRT(1676791040),
        CLOTHES_SUIT1GANG(1694216694),
        CLOTHES_TSHIRTLOCGREY(1694851341),
        CLOTHES_WATCHSUB2(1701876579),
        CLOTHES_CAPGANGOVER(1701894040),
        CLOTHES_12DAGGER(1717669588),
        CLOTHES_LEATHERTRCHAPS(1724837436),
        CLOTHES_SUIT1TRRED(1743586468),
        CLOTHES_GLASSES03(1749322929),
        CLOTHES_SKULLYGRN(1754495290),
        CLOTHES_JEANS(1788110135),
        CLOTHES_BASEBALL(1794329688),
        CLOTHES_MOHAWKPINK(1795449523),
        CLOTHES_FLATTOP(1796327307),
        CLOTHES_DENIM(1807103951),
        CLOTHES_11GODSGIFT(1807889086),
        CLOTHES_GARAGELEG(1817399610),
        CLOTHES_SNAKESKIN(1818644432),
        CLOTHES_DOGTAG(1828427041),
        CLOTHES_CORNROWSB(1851741582),
        BARE_HANDS(1854213815),
        BARE_HEAD(1855579351),
        CLOTHES_AFROGOATEE(1855861398),
        CLOTHES_ELVISHAIR(1862671160),
        CLOTHES_9GUN(1894107403),
        CLOTHES_SHORTSGREY(1896158386),
        CLOTHES_TSHIRTBOBOMONK(1897016603),
        CLOTHES_GROUCHOS(1905890257),
        CLOTHES_HOODJACKBEIGE(1909997276),
        CLOTHES_SNEAKERPROWHT(1920025136),
        CLOTHES_MOHAWKBLOND(1928972671),
        CLOTHES_HOCKEYMASK(1929723771),
        CLOTHES_AFROBEARD(1932822998),
        CLOTHES_10LS2(1970686662),
        CLOTHES_HELMET(1974327007),
        CLOTHES_WATCHZIP2(1974531630),
        CLOTHES_HAIRRED(1981021008),
        CLOTHES_SHOEDRESSBLK(1982801949),
        CLOTHES_SHORTSGANG(1990126899),
        CLOTHES_CAPOVEREYE(1999252971),
        CLOTHES_MEDICTR(2061229512),
        CLOTHES_BANDGANG(2061582229),
        CLOTHES_TSHIRTPRORED(2070098161),
        CLOTHES_SNEAKERPROBLU(2079839801),
        CLOTHES_5CROSS(2096097750),
        CLOTHES_6AFRICA(2119686255),
        CLOTHES_CHONGERBLUE(2123292223),
        CLOTHES_COWBOYBOOT(2123755548);

        private final long id;
        ClothesFile(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ClothesFile> byId = new HashMap<Long, ClothesFile>(394);
        static {
            for (ClothesFile e : ClothesFile.values())
                byId.put(e.id(), e);
        }
        public static ClothesFile byId(long id) { return byId.get(id); }
    }

    public enum ClothesModel {
        MODEL_TORSO(0),
        MODEL_HEAD(1),
        MODEL_HANDS(2),
        MODEL_LEGS(3),
        MODEL_FEET(4),
        MODEL_CHAIN(5),
        MODEL_WATCH(6),
        MODEL_SHADES(7),
        MODEL_HAT(8),
        MODEL_SPECIAL(9);

        private final long id;
        ClothesModel(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ClothesModel> byId = new HashMap<Long, ClothesModel>(10);
        static {
            for (ClothesModel e : ClothesModel.values())
                byId.put(e.id(), e);
        }
        public static ClothesModel byId(long id) { return byId.get(id); }
    }

    public enum ClothesTexture {
        TEXTURE_TORSO(0),
        TEXTURE_HEAD(1),
        TEXTURE_LEGS(2),
        TEXTURE_FEET(3),
        TEXTURE_TATTOO_UPPER_LEFT_ARM(4),
        TEXTURE_TATTOO_LOWER_LEFT_ARM(5),
        TEXTURE_TATTOO_UPPER_RIGHT_ARM(6),
        TEXTURE_TATTOO_LOWER_RIGHT_ARM(7),
        TEXTURE_TATTOO_BACK(8),
        TEXTURE_TATTOO_LEFT_CHEST(9),
        TEXTURE_TATTOO_RIGHT_CHEST(10),
        TEXTURE_TATTOO_STOMACH(11),
        TEXTURE_TATTOO_LOWER_BACK(12),
        TEXTURE_CHAIN(13),
        TEXTURE_WATCH(14),
        TEXTURE_SHADES(15),
        TEXTURE_HAT(16),
        TEXTURE_SPECIAL(17);

        private final long id;
        ClothesTexture(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ClothesTexture> byId = new HashMap<Long, ClothesTexture>(18);
        static {
            for (ClothesTexture e : ClothesTexture.values())
                byId.put(e.id(), e);
        }
        public static ClothesTexture byId(long id) { return byId.get(id); }
    }

    public enum Door {
        DOOR_CLOSED(0),
        DOOR_OPEN(1),
        DOOR_CLOSING(2),
        DOOR_OPENING(3),
        DOOR_WAITING_FOR_PLAYER_TO_LEAVE(4),
        DOOR_CLOSED_AFTER_DROP_OFF(5);

        private final long id;
        Door(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Door> byId = new HashMap<Long, Door>(6);
        static {
            for (Door e : Door.values())
                byId.put(e.id(), e);
        }
        public static Door byId(long id) { return byId.get(id); }
    }

    public enum Fighting {
        STANDARD(4),
        BOXING(5),
        KUNG_FU(6),
        KNEE_HEAD(7),
        STYLE_BAT(8),
        STYLE_KNIFE(9),
        STYLE_GOLF_CLUB(10),
        STYLE_KATANA(11),
        STYLE_CHAINSAW(12),
        STYLE_DILDO(13),
        STYLE_FLOWERS(14),
        GRAB_KICK(15),
        ELBOWS(16);

        private final long id;
        Fighting(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Fighting> byId = new HashMap<Long, Fighting>(13);
        static {
            for (Fighting e : Fighting.values())
                byId.put(e.id(), e);
        }
        public static Fighting byId(long id) { return byId.get(id); }
    }

    public enum FloatStat {
        PROGRESS_MADE(0),
        TOTAL_PROGRESS(1),
        FURTHEST_HOOP(2),
        DISTANCE_ON_FOOT(3),
        DISTANCE_BY_CAR(4),
        DISTANCE_BY_MOTORBIKE(5),
        DISTANCE_BY_BOAT(6),
        DISTANCE_BY_GOLF_CART(7),
        DISTANCE_BY_HELICOPTER(8),
        DISTANCE_BY_PLANE(9),
        LONGEST_WHEELIE_DISTANCE(10),
        LONGEST_STOPPIE_DISTANCE(11),
        LONGEST_2_WHEELS_DISTANCE(12),
        WEAPON_SPEND(13),
        FASHION_SPEND(14),
        PROPERTY_SPEND(15),
        AUTO_REPAIR_AND_PAINTING_SPEND(16),
        LONGEST_WHEELIE_TIME(17),
        LONGEST_STOPPIE_TIME(18),
        LONGEST_2_WHEELS_TIME(19),
        FOOD_SPEND(20),
        FAT(21),
        STAMINA(22),
        MUSCLE(23),
        MAX_HEALTH(24),
        SEX_APPEAL(25),
        DISTANCE_BY_SWIMMING(26),
        DISTANCE_BY_BICYCLE(27),
        DISTANCE_ON_TREADMILL(28),
        DISTANCE_ON_EXERCISE_BIKE(29),
        TATTOO_SPEND(30),
        HAIRDRESSING_SPEND(31),
        GIRLFRIEND_SPEND(32),
        PROSTITUTE_SPEND(33),
        FURNITURE_SPEND(34),
        MONEY_SPENT_GAMBLING(35),
        MONEY_MADE_FROM_PIMPING(36),
        MONEY_WON_GAMBLING(37),
        BIGGEST_GAMBLING_WIN(38),
        BIGGEST_GAMBLING_LOSS(39),
        LARGEST_BURGLARY_SWAG(40),
        MONEY_MADE_FROM_BURGLARY(41),
        MONEY_SPENT_BUILDING_PROPERTY(42),
        UNUSED(43),
        LONGEST_TREADMILL_TIME(44),
        LONGEST_EXERCISE_BIKE_TIME(45),
        MAX_BENCH_PRESS(46),
        MAX_DUMBBELLS(47),
        BESTTIME_8_TRACK(48),
        BMX_BEST_TIME(49),
        LIGHTEST_WEIGHT(50),
        LONGEST_5_STAR_CHASE(51),
        LAST_5_STAR_CHASE(52),
        WAGE_BILL(53),
        STRIP_CLUB_SPEND(54),
        CAR_MODIFICATION_SPEND(55),
        TIME_SPENT_SHOPPING(56),
        TIME_SPENT_GAMBLING(57),
        TIME_SPENT_ON_LONGEST_MISSION(58),
        TIME_SPENT_ON_QUICKEST_MISSION(59),
        AVERAGE_MISSION_TIME(60),
        DRUGS_SPEND(61),
        TOTAL_SHOPPING_SPEND(62),
        TIME_SPENT_UNDERWATER(63),
        TOTAL_RESPECT(64),
        GIRLFRIEND_RESPECT(65),
        CLOTHES_RESPECT(66),
        FITNESS_RESPECT(67),
        RESPECT(68),
        PISTOL_SKILL(69),
        SILENCED_PISTOL_SKILL(70),
        DESERT_EAGLE_SKILL(71),
        SHOTGUN_SKILL(72),
        SAWN_OFF_SHOTGUN_SKILL(73),
        COMBAT_SHOTGUN_SKILL(74),
        MACHINE_PISTOL_SKILL(75),
        SMG_SKILL(76),
        AK_47_SKILL(77),
        M4_SKILL(78),
        RIFLE_SKILL(79),
        APPEARANCE(80),
        GAMBLING(81);

        private final long id;
        FloatStat(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FloatStat> byId = new HashMap<Long, FloatStat>(82);
        static {
            for (FloatStat e : FloatStat.values())
                byId.put(e.id(), e);
        }
        public static FloatStat byId(long id) { return byId.get(id); }
    }

    public enum GameVersion {
        VERSION_PHONES_OLDER(-1978417824),
        VERSION_PC_1_01_MODIFIED(-1824164258),
        VERSION_PC_1_01(-1704018344),
        VERSION_2_0_UNSEEN(-613227626),
        VERSION_DEFINITIVE(-219671565),
        VERSION_PC_2_0(-48984586),
        VERSION_ANDROID(343353539),
        VERSION_PC_1_00(903512437),
        VERSION_PC_2_0_GERMANY(1563544610),
        VERSION_PS2(1679678540),
        VERSION_PC_1_00_MODIFIED(1710482819);

        private final long id;
        GameVersion(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, GameVersion> byId = new HashMap<Long, GameVersion>(11);
        static {
            for (GameVersion e : GameVersion.values())
                byId.put(e.id(), e);
        }
        public static GameVersion byId(long id) { return byId.get(id); }
    }

    public enum GangId {
        GANG_BALLAS(0),
        GANG_GROVE_STREET_FAMILIES(1),
        GANG_VAGOS(2),
        GANG_RIFA(3),
        GANG_DA_NANG(4),
        GANG_MAFIA(5),
        GANG_TRIADS(6),
        GANG_AZTECAS(7),
        GANG_UNUSED_8(8),
        GANG_UNUSED_9(9);

        private final long id;
        GangId(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, GangId> byId = new HashMap<Long, GangId>(10);
        static {
            for (GangId e : GangId.values())
                byId.put(e.id(), e);
        }
        public static GangId byId(long id) { return byId.get(id); }
    }

    public enum GarageKind {
        GARAGE_ONLY_TARGET_VEHICLE(1),
        GARAGE_BOMB_SHOP_TIMED(2),
        GARAGE_BOMB_SHOP_ENGINE(3),
        GARAGE_BOMB_SHOP_REMOTE(4),
        GARAGE_PAY_N_SPRAY(5),
        GARAGE_CLOSES_WHEN_TOUCHED(11),
        GARAGE_TARGET_VEHICLE_FREEZE_PLAYER(14),
        GARAGE_SCRIPT_OPENS_ONLY(15),
        GARAGE_GANTON(16),
        GARAGE_SANTA_MARIA(17),
        GARAGE_ROCKSHORE_WEST(18),
        GARAGE_SCRIPT_CONTROLLED(19),
        GARAGE_STAYS_OPEN_WITH_CAR_INSIDE(20),
        GARAGE_CLOSES_ONCE_AND_FOR_ALL(21),
        GARAGE_SCRIPT_OPENS_AND_FREEZES(23),
        GARAGE_FORT_CARSON(24),
        GARAGE_VERDANT_MEADOWS(25),
        GARAGE_DILLIMORE(26),
        GARAGE_PRICKLE_PINE(27),
        GARAGE_WHITEWOOD(28),
        GARAGE_PALOMINO_CREEK(29),
        GARAGE_REDSANDS_WEST(30),
        GARAGE_EL_CORONA(31),
        GARAGE_MULHOLLAND(32),
        GARAGE_IMPOUND_LS(33),
        GARAGE_IMPOUND_SF(34),
        GARAGE_IMPOUND_LV(35),
        GARAGE_LOCO_LOW_CO(36),
        GARAGE_WHEEL_ARCH_ANGELS(37),
        GARAGE_TRANSFENDER(38),
        GARAGE_CALTON_HEIGHTS(39),
        GARAGE_PARADISO(40),
        GARAGE_DOHERTY(41),
        GARAGE_HASHBURY(42),
        GARAGE_BURGLARY(43),
        GARAGE_AT400_HANGAR(44),
        GARAGE_ABANDONED_AIRPORT_HANGAR(45);

        private final long id;
        GarageKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, GarageKind> byId = new HashMap<Long, GarageKind>(37);
        static {
            for (GarageKind e : GarageKind.values())
                byId.put(e.id(), e);
        }
        public static GarageKind byId(long id) { return byId.get(id); }
    }

    public enum GarageUse {
        USE_HIDEOUT(0),
        USE_IMPOUND(1);

        private final long id;
        GarageUse(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, GarageUse> byId = new HashMap<Long, GarageUse>(2);
        static {
            for (GarageUse e : GarageUse.values())
                byId.put(e.id(), e);
        }
        public static GarageUse byId(long id) { return byId.get(id); }
    }

    public enum HiddenThing {
        NOTHING_HIDDEN(0),
        HIDDEN_LEGACY(1),
        HIDDEN_BUILDING(2),
        HIDDEN_OBJECT(3),
        HIDDEN_DUMMY(4);

        private final long id;
        HiddenThing(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, HiddenThing> byId = new HashMap<Long, HiddenThing>(5);
        static {
            for (HiddenThing e : HiddenThing.values())
                byId.put(e.id(), e);
        }
        public static HiddenThing byId(long id) { return byId.get(id); }
    }

    public enum Icon {
        ICON_PLAYER_INTEREST(-5),
        ICON_THREAT(-4),
        ICON_FRIEND(-3),
        ICON_OBJECT(-2),
        ICON_DESTINATION(-1),
        ICON_NONE(0),
        ICON_WHITE(1),
        ICON_CENTRE(2),
        ICON_MAP_HERE(3),
        ICON_NORTH(4),
        ICON_AIRYARD(5),
        ICON_AMMU(6),
        ICON_BARBER(7),
        ICON_BIG_SMOKE(8),
        ICON_BOATYARD(9),
        ICON_BURGERSHOT(10),
        ICON_QUARRY(11),
        ICON_CATALINA(12),
        ICON_CESAR(13),
        ICON_CHICKEN(14),
        ICON_CJ(15),
        ICON_CRASH(16),
        ICON_DINER(17),
        ICON_EMMET(18),
        ICON_ENEMY_ATTACK(19),
        ICON_FIRE(20),
        ICON_GIRLFRIEND(21),
        ICON_HOSPITAL(22),
        ICON_SYNDICATE(23),
        ICON_MADD_DOGG(24),
        ICON_CALIGULAS(25),
        ICON_MC_STRAP(26),
        ICON_MOD_GARAGE(27),
        ICON_OG_LOC(28),
        ICON_PIZZA(29),
        ICON_POLICE(30),
        ICON_PROPERTY_GREEN(31),
        ICON_PROPERTY_RED(32),
        ICON_RACE(33),
        ICON_RYDER(34),
        ICON_SAVE(35),
        ICON_SCHOOL(36),
        ICON_QUESTION(37),
        ICON_SWEET(38),
        ICON_TATTOO(39),
        ICON_TRUTH(40),
        ICON_WAYPOINT(41),
        ICON_TORENO_RANCH(42),
        ICON_TRIADS(43),
        ICON_FOUR_DRAGONS(44),
        ICON_CLOTHES(45),
        ICON_WOOZIE(46),
        ICON_ZERO(47),
        ICON_DISCO(48),
        ICON_DRINK(49),
        ICON_FOOD(50),
        ICON_TRUCK(51),
        ICON_CASH(52),
        ICON_FLAG(53),
        ICON_GYM(54),
        ICON_IMPOUND(55),
        ICON_LIGHT(56),
        ICON_RUNWAY(57),
        ICON_GANG_B(58),
        ICON_GANG_P(59),
        ICON_GANG_Y(60),
        ICON_GANG_N(61),
        ICON_GANG_G(62),
        ICON_SPRAY(63),
        ICON_TORENO(64);

        private final long id;
        Icon(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Icon> byId = new HashMap<Long, Icon>(70);
        static {
            for (Icon e : Icon.values())
                byId.put(e.id(), e);
        }
        public static Icon byId(long id) { return byId.get(id); }
    }

    public enum IntStat {
        PEOPLE_WASTED_BY_OTHERS(120),
        PEOPLE_YOUVE_WASTED(121),
        ROAD_VEHICLES_DESTROYED(122),
        BOATS_DESTROYED(123),
        PLANES_HELICOPTERS_DESTROYED(124),
        COST_OF_PROPERTY_DAMAGED(125),
        BULLETS_FIRED(126),
        KGS_OF_EXPLOSIVES_USED(127),
        BULLETS_THAT_HIT(128),
        TIRES_POPPED_WITH_GUNFIRE(129),
        NUM_HEADSHOTS(130),
        TOTAL_NUM_WANTED_STARS_ATTAINED(131),
        TOTAL_NUM_WANTED_STARS_EVADED(132),
        TIMES_BUSTED(133),
        DAYS_PASSED_IN_GAME(134),
        NUM_HOSPITAL_VISITS(135),
        SAFEHOUSE_VISITS(136),
        TIMES_CHEATED(137),
        VEHICLE_RESPRAYS(138),
        INSANE_JUMP_DISTANCE(139),
        INSANE_JUMP_HEIGHT(140),
        INSANE_JUMP_FLIPS(141),
        INSANE_JUMP_ROTATION(142),
        BEST_INSANE_STUNT_AWARDED(143),
        UNIQUE_JUMPS_FOUND(144),
        UNIQUE_JUMPS_DONE(145),
        MISSION_ATTEMPTS(146),
        MISSIONS_PASSED(147),
        TOTAL_NUM_MISSIONS_IN_GAME(148),
        CASH_MADE_IN_A_TAXI(149),
        PASSENGERS_DROPPED_OFF(150),
        PEOPLE_SAVED_IN_AN_AMBULANCE(151),
        CRIMINALS_KILLED_ON_VIGILANTE_MISSION(152),
        TOTAL_FIRES_EXTINGUISHED(153),
        PACKAGES_DELIVERED(154),
        ASSASSINATIONS(155),
        LAST_DANCE_SCORE(156),
        MAX_VIGILANTE_MISSION_LEVEL(157),
        MAX_PARAMEDIC_MISSION_LEVEL(158),
        MAX_FIREFIGHTER_MISSION_LEVEL(159),
        DRIVING_SKILL(160),
        NUM_TRUCK_MISSIONS_PASSED(161),
        MONEY_MADE_IN_TRUCK(162),
        RECRUITED_GANG_MEMBERS_KILLED(163),
        ARMOR(164),
        ENERGY(165),
        PHOTOGRAPHS_TAKEN(166),
        RAMPAGES_ATTEMPTED(167),
        RAMPAGES_PASSED(168),
        FLIGHT_TIME(169),
        TIMES_DROWNED(170),
        NUM_GIRLS_PIMPED(171),
        BESTPOS_8_TRACK(172),
        TIME_ON_JETPACK(173),
        SHOOTING_RANGE_LEVELS_PASSED(174),
        MOST_CARS_PARKED_ON_VALET_PARKING(175),
        KILLS_SINCE_LAST_CHECKPOINT(176),
        TOTAL_LEGITIMATE_KILLS(177),
        NUM_BLOODRING_KILLS(178),
        TOTAL_TIME_IN_BLOODRING(179),
        NO_MORE_HURRICANES_FLAG(180),
        CITY_UNLOCKED(181),
        NUM_POLICE_BRIBES(182),
        NUM_CARS_STOLEN(183),
        CURRENT_NUM_GIRLFRIENDS(184),
        NUM_DISASTROUS_DATES(185),
        NUM_GIRLS_DATED(186),
        NUM_TIMES_SCORED_WITH_A_GIRL(187),
        NUM_SUCCESSFUL_DATES(188),
        NUM_GIRLS_DUMPED(189),
        NUM_PROSTITUTES_VISITED(190),
        NUM_HOUSES_BURGLED(191),
        NUM_SAFES_CRACKED(192),
        BURGLAR_STATUS(193),
        NUM_STOLEN_ITEMS_SOLD(194),
        NUM_EIGHT_BALLS_IN_POOL(195),
        TOTAL_NUM_WINS_PLAYING_POOL(196),
        TOTAL_NUM_LOSSES_PLAYING_POOL(197),
        TIMES_VISITED_THE_GYM(198),
        BODY_TYPE(199),
        NUM_MEALS_EATEN(200),
        MONEY_MADE_IN_QUARRY(201),
        TIME_TAKEN_TO_COMPLETE_QUARRY(202),
        NUM_FURNITURE_PURCHASED(203),
        FAVORITE_CONSOLE_GAME(204),
        MAX_CIVILIAN_PEDS_KILLED_RAMPAGE(205),
        MAX_POLICE_PEDS_KILLED_RAMPAGE(206),
        MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE(207),
        MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE(208),
        MAX_NUM_TANKS_DESTROYED_RAMPAGE(209),
        PIMPING_LEVEL(210),
        KICKSTART_BEST_SCORE(211),
        BEST_LAP_TIME_IN_8_TRACK(212),
        NUM_VEHICLES_EXPORTED(213),
        NUM_VEHICLES_IMPORTED(214),
        MAX_BASKETBALL_SCORE(215),
        FIRES_STARTED(216),
        AMOUNT_OF_DRUGS_SOLD(217),
        AMOUNT_OF_DRUGS_BOUGHT(218),
        BEST_LAP_TIME_IN_DIRT_TRACK(219),
        BESTTIME_DIRT_TRACK(220),
        BESTPOS_DIRT_TRACK(221),
        NRG_500_BEST_TIME(222),
        FLYING_SKILL(223),
        RESPECT_MISSION(224),
        LUNG_CAPACITY(225),
        GAME_GORE_RATING(226),
        GAME_SEX_RATING(227),
        RESPECT_MISSION_TOTAL(228),
        BIKE_SKILL(229),
        CYCLING_SKILL(230),
        SNAPSHOTS_TAKEN(231),
        TOTAL_SNAPSHOTS(232),
        LUCK(233),
        TERRITORIES_TAKEN_OVER(234),
        TERRITORIES_LOST(235),
        TERRITORIES_HELD(236),
        MAX_NUM_TERRITORIES_HELD(237),
        GANG_MEMBERS_RECRUITED(238),
        ENEMY_GANG_MEMBERS_KILLED(239),
        FRIENDLY_GANG_MEMBERS_KILLED(240),
        HORSESHOES_COLLECTED(241),
        TOTAL_HORSESHOES(242),
        OYSTERS_COLLECTED(243),
        TOTAL_OYSTERS(244),
        CALORIES(245),
        N_2P_RAMPAGE_BEST_TIME(246),
        N_2P_CAR_RAMPAGE_BEST_TIME(247),
        N_2P_ON_FOOT_RAMPAGE_BEST_TIME(248),
        N_2P_CHOPPER_RAMPAGE_BEST_TIME(249),
        N_2P_BIKE_RAMPAGE_BEST_TIME(250),
        KEEPIE_UPPY_BEST_TIME(251),
        PROGRESS_WITH_DENISE(252),
        PROGRESS_WITH_MICHELLE(253),
        PROGRESS_WITH_HELENA(254),
        PROGRESS_WITH_BARBARA(255),
        PROGRESS_WITH_KATIE(256),
        PROGRESS_WITH_MILLIE(257),
        BEST_POSITION_LOWRIDER_RACE(258),
        BEST_TIME_LOWRIDER_RACE(259),
        BEST_POSITION_LITTLE_LOOP(260),
        BEST_TIME_LITTLE_LOOP(261),
        BEST_POSITION_BACKROAD_WANDERER(262),
        BEST_TIME_BACKROAD_WANDERER(263),
        BEST_POSITION_CITY_CIRCUIT(264),
        BEST_TIME_CITY_CIRCUIT(265),
        BEST_POSITION_VINEWOOD(266),
        BEST_TIME_VINEWOOD(267),
        BEST_POSITION_FREEWAY(268),
        BEST_TIME_FREEWAY(269),
        BEST_POSITION_INTO_THE_COUNTRY(270),
        BEST_TIME_INTO_THE_COUNTRY(271),
        BEST_POSITION_BADLANDS_A(272),
        BEST_TIME_BADLANDS_A(273),
        BEST_POSITION_BADLANDS_B(274),
        BEST_TIME_BADLANDS_B(275),
        BEST_POSITION_DIRTBIKE_DANGER(276),
        BEST_TIME_DIRTBIKE_DANGER(277),
        BEST_POSITION_BANDITO_COUNTY(278),
        BEST_TIME_BANDITO_COUNTY(279),
        BEST_POSITION_GO_GO_KART(280),
        BEST_TIME_GO_GO_KART(281),
        BEST_POSITION_SAN_FIERRO_FASTLANE(282),
        BEST_TIME_SAN_FIERRO_FASTLANE(283),
        BEST_POSITION_SAN_FIERRO_HILLS(284),
        BEST_TIME_SAN_FIERRO_HILLS(285),
        BEST_POSITION_COUNTRY_ENDURANCE(286),
        BEST_TIME_COUNTRY_ENDURANCE(287),
        BEST_POSITION_SF_TO_LV(288),
        BEST_TIME_SF_TO_LV(289),
        BEST_POSITION_DAM_RIDER(290),
        BEST_TIME_DAM_RIDER(291),
        BEST_POSITION_DESERT_TRICKS(292),
        BEST_TIME_DESERT_TRICKS(293),
        BEST_POSITION_LV_RINGROAD(294),
        BEST_TIME_LV_RINGROAD(295),
        BESTTIME_WORLD_WAR_ACES(296),
        BESTTIME_BARNSTORMING(297),
        BESTTIME_MILITARY_SERVICE(298),
        BESTTIME_CHOPPER_CHECKPOINT(299),
        BESTTIME_WHIRLY_BIRD_WAYPOINT(300),
        BESTTIME_HELI_HELL(301),
        PASSED_SWEET2(302),
        PASSED_STRAP3(303),
        PASSED_ZERO1(304),
        PASSED_SYNDICATE_AND_WOOZIE(305),
        PASSED_CASINO7(306),
        PASSED_HEIST8(307),
        PASSED_MANSION2(308),
        STARTED_RIOT1(309),
        PASSED_RYDER2(310),
        PASSED_FARLIE3(311),
        PASSED_HEIST1(312),
        PASSED_SYNDICATE2(313),
        PASSED_LAFIN1(314),
        PASSED_CAT2(315),
        PASSED_SYNDICATE1(316),
        PASSED_CASINO4(317),
        PASSED_CAT1(318),
        PASSED_BCRASH1(319),
        PASSED_DESERT1(320),
        PASSED_GARAGE1(321),
        PASSED_BCESAR4(322),
        PASSED_LAFIN2(323),
        PASSED_GARAGE2(324),
        PASSED_DESERT4(325),
        PASSED_DESERT12(326),
        PASSED_CASINO3(327),
        PASSED_CASINO6(328),
        PASSED_CASINO10(329),
        PASSED_DESERT3(330),
        PASSED_DESERT5(331),
        PASSED_DESERT8(332),
        PASSED_DESERT10(333),
        PASSED_MANSION3(334),
        PASSED_RIOT1(335),
        PASSED_SCRASH1(336),
        PASSED_STRAP4(337),
        PASSED_TRUTH2(338),
        PASSED_VCRASH2(339),
        STARTED_BADLANDS(340),
        STARTED_CAT2(341),
        STARTED_CRASH1(342);

        private final long id;
        IntStat(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, IntStat> byId = new HashMap<Long, IntStat>(223);
        static {
            for (IntStat e : IntStat.values())
                byId.put(e.id(), e);
        }
        public static IntStat byId(long id) { return byId.get(id); }
    }

    public enum InteriorArea {
        INTERIOR_OUTSIDE(0),
        INTERIOR_1(1),
        INTERIOR_2(2),
        INTERIOR_3(3),
        INTERIOR_4(4),
        INTERIOR_5(5),
        INTERIOR_6(6),
        INTERIOR_7(7),
        INTERIOR_8(8),
        INTERIOR_9(9),
        INTERIOR_10(10),
        INTERIOR_11(11),
        INTERIOR_12(12),
        INTERIOR_14(14),
        INTERIOR_15(15),
        INTERIOR_16(16),
        INTERIOR_17(17),
        INTERIOR_18(18);

        private final long id;
        InteriorArea(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, InteriorArea> byId = new HashMap<Long, InteriorArea>(18);
        static {
            for (InteriorArea e : InteriorArea.values())
                byId.put(e.id(), e);
        }
        public static InteriorArea byId(long id) { return byId.get(id); }
    }

    public enum InteriorRoom {
        ROOM_AMMU_NATION_1(1),
        ROOM_CAFE_SHOP_CATALINA(2),
        ROOM_CALIGULAS_CASINO_ROOF_ACCESS(3),
        ROOM_INSNAMEE_TRACK_BETTING_CHINATOWN_SF(4),
        ROOM_LV_MEAT_FACTORY(5),
        ROOM_LIBERTY_CITY(6),
        ROOM_RESTAURANT_1(7),
        ROOM_SAFE_HOUSE_1(8),
        ROOM_SAFE_HOUSE_16(9),
        ROOM_SHAMAL(10),
        ROOM_STADIUM_1(11),
        ROOM_SUB_URBAN(12),
        ROOM_THE_CALIGULAS_CASINO(13),
        ROOM_WAREHOUSE(14),
        ROOM_BIG_SMOKES_CRACK_PALACE(15),
        ROOM_REECES_BARBERSHOP(16),
        ROOM_SAFE_HOUSE_17(17),
        ROOM_THE_PIG_PEN(18),
        ROOM_BIG_BEARS_APARTMENT(19),
        ROOM_BIG_SPREAD_RANCH(20),
        ROOM_BROTHEL(21),
        ROOM_BROTHEL_2(22),
        ROOM_DRIVING_SCHOOL(23),
        ROOM_GAY_GORDOS_BARBERSHOP(24),
        ROOM_INSNAMEE_TRACK_BETTING(25),
        ROOM_JIZZYS_PLEASURE_DOMES(26),
        ROOM_JOHNSON_HOUSE(27),
        ROOM_LV_TATTOO_PARLOUR(28),
        ROOM_LVPD_HQ(29),
        ROOM_LAS_VENTURAS_PLANNING_DEP(30),
        ROOM_RECORD_LABEL_HALLWAY(31),
        ROOM_SEX_SHOP(32),
        ROOM_TRAIN_HARD(33),
        ROOM_24_7_SHOP_3(34),
        ROOM_AMMU_NATION_2(35),
        ROOM_DINER_2(36),
        ROOM_SAFE_HOUSE_2(37),
        ROOM_SAFE_HOUSE_6(38),
        ROOM_BURNING_DESIRE_HOUSE(39),
        ROOM_DINER_1(40),
        ROOM_LOS_SANTOS_GYM(41),
        ROOM_MADD_DOGGS_MANSION_1(42),
        ROOM_MADD_DOGGS_MANSION_2(43),
        ROOM_POLICE_STATION_1(44),
        ROOM_SAFE_HOUSE_10(45),
        ROOM_SAFE_HOUSE_3(46),
        ROOM_THE_CRACK_DEN(47),
        ROOM_VICTIM(48),
        ROOM_WELL_STACKED_PIZZA_CO(49),
        ROOM_24_7_SHOP_2(50),
        ROOM_AMMU_NATION_3(51),
        ROOM_AMMU_NATION_4(52),
        ROOM_LSPD_HQ(53),
        ROOM_MILLIES_BEDROOM(54),
        ROOM_RC_ZEROS_SHOP(55),
        ROOM_RESTAURANT_2(56),
        ROOM_SAFE_HOUSE_13(57),
        ROOM_SAFE_HOUSE_15(58),
        ROOM_SAFE_HOUSE_8(59),
        ROOM_SAFE_HOUSE_9(60),
        ROOM_SAN_FIERRO_GYM(61),
        ROOM_AMMU_NATION_5_2_FLOORS(62),
        ROOM_LAS_VENTURAS_GYM(63),
        ROOM_COLONEL_FUHRBERGERS_HOUSE(64),
        ROOM_SAFE_HOUSE_11(65),
        ROOM_SAFE_HOUSE_7(66),
        ROOM_ANDROMADA(67),
        ROOM_CLUCKIN_BELL(68),
        ROOM_SAFE_HOUSE_18(69),
        ROOM_SAFE_HOUSE_4(70),
        ROOM_ABANDONED_AC_TOWER_SAFEHOUSE(71),
        ROOM_BURGER_SHOT(72),
        ROOM_RC_ZEROS_BATTLEFIELD(73),
        ROOM_SFPD_HQ(74),
        ROOM_SAFE_HOUSE_14(75),
        ROOM_THE_FOUR_DRAGONS_CASINO(76),
        ROOM_BAR_2_TEN_GREEN_BOTTLES(77),
        ROOM_SAFE_HOUSE_12(78),
        ROOM_THE_FOUR_DRAGONS_CASINO_OFFICE(79),
        ROOM_BUDGET_INN_MOTEL_ROOM(80),
        ROOM_MACISLAS_BARBERSHOP(81),
        ROOM_THE_CASINO(82),
        ROOM_DIDIER_SACHS(83),
        ROOM_FRANCIS_INT_AIRPORT_BAGGAGE_CLAIM(84),
        ROOM_SAN_FIERRO_CHUNK_CUTSCENE_PLACE(85),
        ROOM_STADIUM_3_KICKSTART(86),
        ROOM_BINCO(87),
        ROOM_JEFFERSON_MOTEL(88),
        ROOM_SAFE_HOUSE_5(89),
        ROOM_STADIUM_2_BLOODBOWL(90),
        ROOM_LS_TATTOO_PARLOUR(91),
        ROOM_BAR_1_GAYDAR_STATION(92),
        ROOM_HEMLOCK_TATTOO(93),
        ROOM_RUSTY_BROWNS_RING_DONUTS(94),
        ROOM_THE_SHERMANS_DAM_GENERATOR_HALL(95),
        ROOM_24_7_SHOP_1(96),
        ROOM_ATRIUM_LOBBY_ENTRANCE(97),
        ROOM_ATRIUM_LOBBY_EXIT(98),
        ROOM_LIL_PROBE_INN_UFO_BAR(99),
        ROOM_ZIP(100);

        private final long id;
        InteriorRoom(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, InteriorRoom> byId = new HashMap<Long, InteriorRoom>(100);
        static {
            for (InteriorRoom e : InteriorRoom.values())
                byId.put(e.id(), e);
        }
        public static InteriorRoom byId(long id) { return byId.get(id); }
    }

    public enum ItemKind {
        GOODS_CAR_PART(0),
        GOODS_TORSO(1),
        GOODS_LEGS(2),
        GOODS_SHOES(3),
        GOODS_CHAIN(4),
        GOODS_WATCH(5),
        GOODS_SHADES(6),
        GOODS_HAT(7),
        GOODS_SPECIAL(8),
        GOODS_HAIRCUT(9),
        GOODS_TATTOO(10),
        GOODS_FOOD(11),
        GOODS_WEAPON(12);

        private final long id;
        ItemKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ItemKind> byId = new HashMap<Long, ItemKind>(13);
        static {
            for (ItemKind e : ItemKind.values())
                byId.put(e.id(), e);
        }
        public static ItemKind byId(long id) { return byId.get(id); }
    }

    public enum MapPart {
        BARRIERS1_OF_V1(2),
        BARRIERS2_OF_V1(3),
        CRACK_OF_V2(42),
        TRUTHSFARM_OF_V1(46),
        CRACK_OF_V1_TRUTHSFARM_OF_V2(59),
        BARRIERS1_OF_V2(60),
        BARRIERS2_OF_V2(61),
        CARTER_OF_V2(79),
        CARTER_OF_V1(124);

        private final long id;
        MapPart(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MapPart> byId = new HashMap<Long, MapPart>(9);
        static {
            for (MapPart e : MapPart.values())
                byId.put(e.id(), e);
        }
        public static MapPart byId(long id) { return byId.get(id); }
    }

    public enum MapZone {
        MAP_ZONE_THEMAP(0),
        MAP_ZONE_VEGAS(1),
        MAP_ZONE_SF01(2),
        MAP_ZONE_SF02(3),
        MAP_ZONE_SF03(4),
        MAP_ZONE_LA01(5),
        MAP_ZONE_LA02(6);

        private final long id;
        MapZone(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MapZone> byId = new HashMap<Long, MapZone>(7);
        static {
            for (MapZone e : MapZone.values())
                byId.put(e.id(), e);
        }
        public static MapZone byId(long id) { return byId.get(id); }
    }

    public enum MirroredStat {
        MIRROR_181(0),
        MIRROR_327(1),
        MIRROR_328(2),
        MIRROR_329(3),
        MIRROR_318(4),
        MIRROR_320(5),
        MIRROR_330(6),
        MIRROR_331(7),
        MIRROR_332(8),
        MIRROR_333(9),
        MIRROR_311(10),
        MIRROR_323(11),
        MIRROR_308(12),
        MIRROR_310(13),
        MIRROR_335(14),
        MIRROR_336(15),
        MIRROR_337(16),
        MIRROR_302(17),
        MIRROR_338(18),
        MIRROR_339(19),
        MIRROR_340(20),
        MIRROR_341(21),
        MIRROR_342(22);

        private final long id;
        MirroredStat(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MirroredStat> byId = new HashMap<Long, MirroredStat>(23);
        static {
            for (MirroredStat e : MirroredStat.values())
                byId.put(e.id(), e);
        }
        public static MirroredStat byId(long id) { return byId.get(id); }
    }

    public enum MissionKey {
        MISSION_BCES4_2(0),
        MISSION_BCESAR4(1),
        MISSION_BCRASH1(2),
        MISSION_BMX(3),
        MISSION_CASEEN2(4),
        MISSION_CASIN10(5),
        MISSION_CASINO1(6),
        MISSION_CASINO3(7),
        MISSION_CASINO4(8),
        MISSION_CASINO5(9),
        MISSION_CASINO6(10),
        MISSION_CASINO7(11),
        MISSION_CASINO9(12),
        MISSION_CAT_1(13),
        MISSION_CAT_2(14),
        MISSION_CAT_3(15),
        MISSION_CAT_4(16),
        MISSION_CESAR_1(17),
        MISSION_CESAR_2(18),
        MISSION_CRASH_1(19),
        MISSION_CRASH_2(20),
        MISSION_CRASH_3(21),
        MISSION_DESER10(22),
        MISSION_DESERT1(23),
        MISSION_DESERT2(24),
        MISSION_DESERT3(25),
        MISSION_DESERT4(26),
        MISSION_DESERT5(27),
        MISSION_DESERT6(28),
        MISSION_DESERT8(29),
        MISSION_DESERT9(30),
        MISSION_DOC_2(31),
        MISSION_FAR_1(32),
        MISSION_FAR_2(33),
        MISSION_FAR_3(34),
        MISSION_FAR_4(35),
        MISSION_FAR_5(36),
        MISSION_GAR_1(37),
        MISSION_GAR_2(38),
        MISSION_GROVE_1(39),
        MISSION_GROVE_2(40),
        MISSION_HEIST_1(41),
        MISSION_HEIST_2(42),
        MISSION_HEIST_3(43),
        MISSION_HEIST_4(44),
        MISSION_HEIST_5(45),
        MISSION_HEIST_9(46),
        MISSION_INTRO_1(47),
        MISSION_INTRO_2(48),
        MISSION_LA1FIN1(49),
        MISSION_LA1FIN2(50),
        MISSION_MAN_1(51),
        MISSION_MAN_2(52),
        MISSION_MAN_3(53),
        MISSION_MAN_5(54),
        MISSION_NRG500(55),
        MISSION_RIOT_1(56),
        MISSION_RIOT_2(57),
        MISSION_RIOT_4(58),
        MISSION_RYDER_1(59),
        MISSION_RYDER_2(60),
        MISSION_RYDER_3(61),
        MISSION_SCRA_1(62),
        MISSION_SCRA_2(63),
        MISSION_SMOKE_1(64),
        MISSION_SMOKE_2(65),
        MISSION_SMOKE_3(66),
        MISSION_SMOKE_4(67),
        MISSION_STAD_01(68),
        MISSION_STAD_03(69),
        MISSION_STEAL_1(70),
        MISSION_STEAL_2(71),
        MISSION_STEAL_4(72),
        MISSION_STEAL_5(73),
        MISSION_STRAP_1(74),
        MISSION_STRAP_2(75),
        MISSION_STRAP_3(76),
        MISSION_STRAP_4(77),
        MISSION_SWEET1B(78),
        MISSION_SWEET_1(79),
        MISSION_SWEET_2(80),
        MISSION_SWEET_3(81),
        MISSION_SWEET_4(82),
        MISSION_SWEET_5(83),
        MISSION_SWEET_6(84),
        MISSION_SWEET_7(85),
        MISSION_SYND_1(86),
        MISSION_SYND_2(87),
        MISSION_SYND_3(88),
        MISSION_SYND_4(89),
        MISSION_SYND_5(90),
        MISSION_SYND_6(91),
        MISSION_SYND_7(92),
        MISSION_TRUTH_1(93),
        MISSION_TRUTH_2(94),
        MISSION_VCRASH1(95),
        MISSION_VCRASH2(96),
        MISSION_WUZI_1(97),
        MISSION_WUZI_2(98),
        MISSION_WUZI_4(99),
        MISSION_ZERO_1(100),
        MISSION_ZERO_2(101),
        MISSION_ZERO_4(102);

        private final long id;
        MissionKey(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MissionKey> byId = new HashMap<Long, MissionKey>(103);
        static {
            for (MissionKey e : MissionKey.values())
                byId.put(e.id(), e);
        }
        public static MissionKey byId(long id) { return byId.get(id); }
    }

    public enum NavZone {
        ZONE_SAN_AND(0),
        ZONE_SUNMA(1),
        ZONE_SUNNN(2),
        ZONE_BATTP(3),
        ZONE_PARA(4),
        ZONE_CIVI(5),
        ZONE_BAYV(6),
        ZONE_CITYS(7),
        ZONE_OCEAF1(8),
        ZONE_OCEAF2(9),
        ZONE_OCEAF3(10),
        ZONE_SILLY3(11),
        ZONE_SILLY4(12),
        ZONE_HASH(13),
        ZONE_JUNIHO(14),
        ZONE_ESPN1(15),
        ZONE_ESPN2(16),
        ZONE_ESPN3(17),
        ZONE_FINA(18),
        ZONE_CALT(19),
        ZONE_SFDWT1(20),
        ZONE_SFDWT2(21),
        ZONE_SFDWT3(22),
        ZONE_SFDWT4(23),
        ZONE_JUNIHI(24),
        ZONE_CHINA(25),
        ZONE_SFDWT5(26),
        ZONE_THEA1(27),
        ZONE_THEA2(28),
        ZONE_THEA3(29),
        ZONE_GARC(30),
        ZONE_DOH1(31),
        ZONE_DOH2(32),
        ZONE_SFDWT6(33),
        ZONE_SFAIR3(34),
        ZONE_EASB1(35),
        ZONE_EASB2(36),
        ZONE_ESPE1(37),
        ZONE_ESPE2(38),
        ZONE_ESPE3(39),
        ZONE_ANGPI(40),
        ZONE_SHACA(41),
        ZONE_BACKO(42),
        ZONE_LEAFY(43),
        ZONE_FLINTR(44),
        ZONE_HAUL(45),
        ZONE_FARM(46),
        ZONE_ELQUE(47),
        ZONE_ALDEA(48),
        ZONE_DAM(49),
        ZONE_BARRA(50),
        ZONE_CARSO(51),
        ZONE_QUARY(52),
        ZONE_OCTAN(53),
        ZONE_PALMS(54),
        ZONE_TOM(55),
        ZONE_BRUJA(56),
        ZONE_MEAD(57),
        ZONE_PAYAS(58),
        ZONE_ARCO(59),
        ZONE_SFAIR1(60),
        ZONE_HANKY(61),
        ZONE_PALO(62),
        ZONE_NROCK(63),
        ZONE_MONT(64),
        ZONE_MONT1(65),
        ZONE_HBARNS(66),
        ZONE_FERN(67),
        ZONE_DILLI(68),
        ZONE_TOPFA(69),
        ZONE_BLUEB1(70),
        ZONE_BLUEB(71),
        ZONE_PANOP(72),
        ZONE_FRED(73),
        ZONE_MAKO(74),
        ZONE_BLUAC(75),
        ZONE_MART(76),
        ZONE_FALLO(77),
        ZONE_CREEK(78),
        ZONE_CREEK1(79),
        ZONE_WESTP1(80),
        ZONE_WESTP2(81),
        ZONE_WESTP3(82),
        ZONE_LA(83),
        ZONE_VE(84),
        ZONE_BONE(85),
        ZONE_ROBAD(86),
        ZONE_GANTB(87),
        ZONE_GANTB1(88),
        ZONE_SF(89),
        ZONE_ROBAD1(90),
        ZONE_RED(91),
        ZONE_FLINTC(92),
        ZONE_EBAY(93),
        ZONE_EBAY2(94),
        ZONE_SFAIR4(95),
        ZONE_SILLY1(96),
        ZONE_SILLY2(97),
        ZONE_SFAIR2(98),
        ZONE_SFAIR5(99),
        ZONE_WHET(100),
        ZONE_LAIR1(101),
        ZONE_LAIR2A(102),
        ZONE_BLUF1A(103),
        ZONE_ELCO2(104),
        ZONE_LIND1A(105),
        ZONE_LIND1B(106),
        ZONE_LIND2A(107),
        ZONE_LIND2B(108),
        ZONE_LDOC4(109),
        ZONE_LDOC1B(110),
        ZONE_MAR3(111),
        ZONE_VERO4A(112),
        ZONE_VERO4B(113),
        ZONE_BLUF1B(114),
        ZONE_BLUF2(115),
        ZONE_ELCO1(116),
        ZONE_VERO1(117),
        ZONE_MAR1(118),
        ZONE_MAR2(119),
        ZONE_VERO3(120),
        ZONE_VERO2(121),
        ZONE_CONF1B(122),
        ZONE_CONF1A(123),
        ZONE_THALL1(124),
        ZONE_COM1A(125),
        ZONE_COM1B(126),
        ZONE_COM2(127),
        ZONE_PER1(128),
        ZONE_COM4(129),
        ZONE_LMEX1A(130),
        ZONE_LMEX1B(131),
        ZONE_COM3(132),
        ZONE_IWD3A(133),
        ZONE_IWD3B(134),
        ZONE_IWD4(135),
        ZONE_IWD1(136),
        ZONE_IWD2(137),
        ZONE_GLN2A(138),
        ZONE_GLN1B(139),
        ZONE_JEF3A(140),
        ZONE_JEF3C(141),
        ZONE_JEF2(142),
        ZONE_JEF1B(143),
        ZONE_JEF1A(144),
        ZONE_CHC1A(145),
        ZONE_CHC1B(146),
        ZONE_CHC2B(147),
        ZONE_CHC2A(148),
        ZONE_IWD5(149),
        ZONE_GAN2(150),
        ZONE_GAN1(151),
        ZONE_LIND4C(152),
        ZONE_EBE3C(153),
        ZONE_EBE2A(154),
        ZONE_EBE2B(155),
        ZONE_ELS4(156),
        ZONE_ELS3A(157),
        ZONE_JEF3B(158),
        ZONE_ELS3B(159),
        ZONE_ELS3C(160),
        ZONE_ELS1A(161),
        ZONE_ELS1B(162),
        ZONE_ELS2(163),
        ZONE_LFL1A(164),
        ZONE_LFL1B(165),
        ZONE_EBE1(166),
        ZONE_CHC4A(167),
        ZONE_CHC4B(168),
        ZONE_CHC3(169),
        ZONE_LDT5(170),
        ZONE_LDT7(171),
        ZONE_LDT4(172),
        ZONE_LDT3(173),
        ZONE_LDT6(174),
        ZONE_MULINT(175),
        ZONE_MUL3(176),
        ZONE_MUL2A(177),
        ZONE_MUL2B(178),
        ZONE_MKT3(179),
        ZONE_VIN3(180),
        ZONE_MKT4(181),
        ZONE_LDT1A(182),
        ZONE_LDT1B(183),
        ZONE_LDT1C(184),
        ZONE_SUN3A(185),
        ZONE_SUN3B(186),
        ZONE_SUN3C(187),
        ZONE_MUL7A(188),
        ZONE_MUL7B(189),
        ZONE_MUL6(190),
        ZONE_VIN2(191),
        ZONE_SUN1(192),
        ZONE_SUN4(193),
        ZONE_SUN2(194),
        ZONE_MUL4(195),
        ZONE_MUL1A(196),
        ZONE_MUL1B(197),
        ZONE_MUL5A(198),
        ZONE_MUL5B(199),
        ZONE_MUL5C(200),
        ZONE_MUL1C(201),
        ZONE_SMB1(202),
        ZONE_SMB2(203),
        ZONE_ROD5B(204),
        ZONE_ROD5A(205),
        ZONE_ROD1A(206),
        ZONE_ROD1B(207),
        ZONE_ROD1C(208),
        ZONE_ROD3A(209),
        ZONE_ROD3B(210),
        ZONE_ROD4A(211),
        ZONE_ROD4B(212),
        ZONE_ROD4C(213),
        ZONE_VIN1B(214),
        ZONE_RIH5A(215),
        ZONE_RIH5B(216),
        ZONE_ROD2B(217),
        ZONE_ROD2A(218),
        ZONE_RIH6A(219),
        ZONE_RIH6B(220),
        ZONE_RIH3A(221),
        ZONE_RIH3B(222),
        ZONE_RIH4(223),
        ZONE_RIH2(224),
        ZONE_RIH1A(225),
        ZONE_RIH1B(226),
        ZONE_STRIP1(227),
        ZONE_STRIP2(228),
        ZONE_DRAG(229),
        ZONE_PINK(230),
        ZONE_HIGH(231),
        ZONE_PIRA(232),
        ZONE_VISA1(233),
        ZONE_VISA2(234),
        ZONE_JTS1(235),
        ZONE_JTW1(236),
        ZONE_JTS2(237),
        ZONE_RSE(238),
        ZONE_LOT(239),
        ZONE_CAM(240),
        ZONE_ROY(241),
        ZONE_CALI1(242),
        ZONE_CALI2(243),
        ZONE_PILL1(244),
        ZONE_STAR2(245),
        ZONE_STRIP3(246),
        ZONE_STRIP4(247),
        ZONE_ISLE(248),
        ZONE_OVS(249),
        ZONE_KACC(250),
        ZONE_CREE(251),
        ZONE_SRY(252),
        ZONE_LST(253),
        ZONE_JTE2(254),
        ZONE_LDS(255),
        ZONE_JTE1(256),
        ZONE_JTN1(257),
        ZONE_JTE4(258),
        ZONE_JTE3(259),
        ZONE_JTN2(260),
        ZONE_JTN3(261),
        ZONE_JTN4(262),
        ZONE_JTN5(263),
        ZONE_JTW2(264),
        ZONE_JTN6(265),
        ZONE_HGP(266),
        ZONE_REDE1(267),
        ZONE_REDE2(268),
        ZONE_REDE3(269),
        ZONE_JTN8(270),
        ZONE_REDW2(271),
        ZONE_REDW1(272),
        ZONE_REDW3(273),
        ZONE_REDW4(274),
        ZONE_VAIR1(275),
        ZONE_VAIR2(276),
        ZONE_VAIR3(277),
        ZONE_LVA1(278),
        ZONE_BINT2(279),
        ZONE_BINT1(280),
        ZONE_BINT3(281),
        ZONE_BINT4(282),
        ZONE_LVA2(283),
        ZONE_LVA3(284),
        ZONE_LVA4(285),
        ZONE_LVA5(286),
        ZONE_GGC1(287),
        ZONE_GGC2(288),
        ZONE_BFLD1(289),
        ZONE_BFLD2(290),
        ZONE_ROCE1(291),
        ZONE_ROCE2(292),
        ZONE_LDM(293),
        ZONE_RSW1(294),
        ZONE_RSW2(295),
        ZONE_RIE(296),
        ZONE_BFC1(297),
        ZONE_BFC2(298),
        ZONE_JTN7(299),
        ZONE_PINT(300),
        ZONE_WWE(301),
        ZONE_PRP1(302),
        ZONE_PRP2(303),
        ZONE_PRP3(304),
        ZONE_SPIN(305),
        ZONE_PRP4(306),
        ZONE_PILL2(307),
        ZONE_SASO(308),
        ZONE_FISH(309),
        ZONE_GARV(310),
        ZONE_GARV1(311),
        ZONE_GARV2(312),
        ZONE_KINC(313),
        ZONE_KINC1(314),
        ZONE_KINC2(315),
        ZONE_LSINL(316),
        ZONE_SHERR(317),
        ZONE_FLINW(318),
        ZONE_ETUNN(319),
        ZONE_BYTUN(320),
        ZONE_BIGE(321),
        ZONE_PROBE(322),
        ZONE_VALLE(323),
        ZONE_GLN1(324),
        ZONE_LDOC3A(325),
        ZONE_LINDEN(326),
        ZONE_UNITY(327),
        ZONE_VIN1A(328),
        ZONE_MARKST(329),
        ZONE_CRANB(330),
        ZONE_YELLOW(331),
        ZONE_SANB1(332),
        ZONE_SANB2(333),
        ZONE_ELCA(334),
        ZONE_ELCA1(335),
        ZONE_ELCA2(336),
        ZONE_REST(337),
        ZONE_MONINT_A(338),
        ZONE_MONINT_B(339),
        ZONE_ROBINT(340),
        ZONE_FLINTI(341),
        ZONE_SFBAG2(342),
        ZONE_SFBAG3(343),
        ZONE_SFBAG1(344),
        ZONE_MKT1(345),
        ZONE_MKT2(346),
        ZONE_SFGLF4(347),
        ZONE_CUNTC2(348),
        ZONE_HILLP(349),
        ZONE_MTCHI2(350),
        ZONE_MTCHI3(351),
        ZONE_MTCHI1(352),
        ZONE_MTCHI4(353),
        ZONE_YBELL1(354),
        ZONE_YBELL2(355),
        ZONE_LVBAG(356),
        ZONE_LDOC1A(357),
        ZONE_LAIR2B(358),
        ZONE_LDOC3B(359),
        ZONE_LBAG1(360),
        ZONE_LBAG2(361),
        ZONE_LBAG3(362),
        ZONE_CONST1(363),
        ZONE_BEACO(364),
        ZONE_SFGLF1(365),
        ZONE_SFGLF2(366),
        ZONE_SFGLF3(367),
        ZONE_CUNTC1(368),
        ZONE_CUNTC3(369),
        ZONE_PLS(370),
        ZONE_LDOC3C(371),
        ZONE_STAR1(372),
        ZONE_RING(373),
        ZONE_LDOC2(374),
        ZONE_LIND3(375),
        ZONE_LIND4A(376),
        ZONE_WWE1(377),
        ZONE_LDT8(378);

        private final long id;
        NavZone(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, NavZone> byId = new HashMap<Long, NavZone>(379);
        static {
            for (NavZone e : NavZone.values())
                byId.put(e.id(), e);
        }
        public static NavZone byId(long id) { return byId.get(id); }
    }

    public enum NewsKind {
        NEWS_OF_CITY(1),
        NEWS_OF_MISSION(2),
        NO_NEWS(3);

        private final long id;
        NewsKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, NewsKind> byId = new HashMap<Long, NewsKind>(3);
        static {
            for (NewsKind e : NewsKind.values())
                byId.put(e.id(), e);
        }
        public static NewsKind byId(long id) { return byId.get(id); }
    }

    public enum ObjectModel {
        MODEL_GUN_DILDO1(321),
        MODEL_GUN_DILDO2(322),
        MODEL_FLOWERA(325),
        MODEL_GUN_CANE(326),
        MODEL_BRASSKNUCKLE(331),
        MODEL_GOLFCLUB(333),
        MODEL_NITESTICK(334),
        MODEL_KNIFECUR(335),
        MODEL_BAT(336),
        MODEL_SHOVEL(337),
        MODEL_POOLCUE(338),
        MODEL_KATANA(339),
        MODEL_CHNSAW(341),
        MODEL_GRENADE(342),
        MODEL_TEARGAS(343),
        MODEL_MOLOTOV(344),
        MODEL_COLT45(346),
        MODEL_SILENCED(347),
        MODEL_DESERT_EAGLE(348),
        MODEL_CHROMEGUN(349),
        MODEL_SAWNOFF(350),
        MODEL_SHOTGSPA(351),
        MODEL_MICRO_UZI(352),
        MODEL_MP5LNG(353),
        MODEL_AK47(355),
        MODEL_M4(356),
        MODEL_CUNTGUN(357),
        MODEL_SNIPER(358),
        MODEL_ROCKETLA(359),
        MODEL_HEATSEEK(360),
        MODEL_FLAME(361),
        MODEL_MINIGUN(362),
        MODEL_SATCHEL(363),
        MODEL_SPRAYCAN(365),
        MODEL_FIRE_EX(366),
        MODEL_CAMERA(367),
        MODEL_NVGOGGLES(368),
        MODEL_IRGOGGLES(369),
        MODEL_JETPACK(370),
        MODEL_GUN_PARA(371),
        MODEL_TEC9(372),
        MODEL_BSKBALL_LAX(946),
        MODEL_BSKBALLHUB_LAX01(947),
        MODEL_CJ_OYSTER(953),
        MODEL_CJ_HORSE_SHOE(954),
        MODEL_CJ_EXT_SPRUNK(955),
        MODEL_CJ_EXT_CANDY(956),
        MODEL_GATE_AUTOR(985),
        MODEL_GATE_AUTOL(986),
        MODEL_WS_APGATE(988),
        MODEL_VENDMACH(1209),
        MODEL_MONEY(1212),
        MODEL_INFO(1239),
        MODEL_HEALTH(1240),
        MODEL_BODYARMOUR(1242),
        MODEL_BRIBE(1247),
        MODEL_CAMERAPICKUP(1253),
        MODEL_PROPERTY_LOCKED(1272),
        MODEL_PROPERTY_FSALE(1273),
        MODEL_BIGDOLLAR(1274),
        MODEL_PICKUPSAVE(1277),
        MODEL_VENDMACHFD(1302),
        MODEL_CHILLIDOGCART(1340),
        MODEL_ICESCART_PROP(1341),
        MODEL_NOODLECART_PROP(1342),
        MODEL_MAGNOCRANE_02(1379),
        MODEL_MAGNOCRANE_01(1380),
        MODEL_MAGNOCRANE_03(1382),
        MODEL_TWRCRANE_M_04(1383),
        MODEL_TWRCRANE_M_01(1384),
        MODEL_TWRCRANE_M_02(1385),
        MODEL_LODNOCRANE_01(1398),
        MODEL_LODNOCRANE_02(1399),
        MODEL_LODNOCRANE_03(1400),
        MODEL_LODCRANE_M_01(1403),
        MODEL_LODCRANE_M_04(1404),
        MODEL_GEN_DOORSHOP02(1496),
        MODEL_GEN_DOOREXT03(1498),
        MODEL_GEN_DOOREXT04(1501),
        MODEL_GEN_DOOREXT07(1505),
        MODEL_GEN_DOORSHOP3(1522),
        MODEL_PORTAKABIN(1684),
        MODEL_SNESISH(1718),
        MODEL_LOW_CONSOLE(1719),
        MODEL_CJ_SPRUNK1(1775),
        MODEL_CJ_CANDYVENDOR(1776),
        MODEL_WHEEL_O_FORTUNE(1895),
        MODEL_VENDIN3(1977),
        MODEL_ROULETTE_TBL(1978),
        MODEL_SWANK_CONSOLE(2028),
        MODEL_BLCK_JACK(2188),
        MODEL_KB_BANDIT_U(2325),
        MODEL_GYM_TREADMILL(2627),
        MODEL_GYM_BENCH1(2629),
        MODEL_GYM_BIKE(2630),
        MODEL_GYM_MAT1(2631),
        MODEL_NEIL_SLOT(2640),
        MODEL_CJ_COIN_OP(2681),
        MODEL_OTB_MACHINE(2754),
        MODEL_CJ_COIN_OP_1(2778),
        MODEL_CJ_COIN_OP_2(2779),
        MODEL_CJ_SLOT_BANK(2785),
        MODEL_CJ_COIN_OP_3(2872),
        MODEL_A51_BLASTDOORR(2927),
        MODEL_A51_BLASTDOORL(2929),
        MODEL_SHUTTER_VEGAS(2938),
        MODEL_FREIGHT_SFW_DOOR(2944),
        MODEL_CR_DOOR_03(2946),
        MODEL_CR_DOOR_01(2947),
        MODEL_A51_LABDOOR(2951),
        MODEL_K_POOLTABLESM(2964),
        MODEL_CR1_DOOR(3029),
        MODEL_CT_GATEXR(3036),
        MODEL_IMY_SHASH_WALL(3059),
        MODEL_AD_FLATDOOR(3061),
        MODEL_NF_BLACKBOARD(3077),
        MODEL_MD_POSTER(3083),
        MODEL_TRDCSGRGDOOR_LVS(3084),
        MODEL_AB_CASDORLOK(3089),
        MODEL_CUNTGIRLDOOR(3093),
        MODEL_A51_JETDOOR(3095),
        MODEL_CARRIER_DOOR_SFSE(3113),
        MODEL_CARRIER_LIFT2_SFSE(3114),
        MODEL_CARRIER_LIFT1_SFSE(3115),
        MODEL_A51_VENTCOVERB(3117),
        MODEL_VGSXREFBBALLNET(3496),
        MODEL_VGSXREFBBALLNET2(3497),
        MODEL_HUBINTROOF_SFSE(11388),
        MODEL_HUBINTERIOR_SFS(11389),
        MODEL_HUBGIRDERS_SFSE(11390),
        MODEL_HUBPROPS6_SFSE(11391),
        MODEL_HUBPROPS1_SFS(11393),
        MODEL_HUBGRGBEAMS_SFSE(11394),
        MODEL_QUARRY_CRANE(16328),
        MODEL_QUARRY_CRANEARM(16329),
        MODEL_QUARRY_CRANEBASE(16330);

        private final long id;
        ObjectModel(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ObjectModel> byId = new HashMap<Long, ObjectModel>(136);
        static {
            for (ObjectModel e : ObjectModel.values())
                byId.put(e.id(), e);
        }
        public static ObjectModel byId(long id) { return byId.get(id); }
    }

    public enum Paint {
        PAINT_ANY(-1),
        PAINT_BLACK(0),
        PAINT_WHITE(1),
        PAINT_POLICE_CAR_BLUE(2),
        PAINT_CHERRY_RED(3),
        PAINT_MIDNIGHT_BLUE(4),
        PAINT_TEMPLE_CURTAIN_PURPLE(5),
        PAINT_TAXI_YELLOW(6),
        PAINT_STRIKING_BLUE(7),
        PAINT_LIGHT_BLUE_GREY(8),
        PAINT_HOODS(9),
        PAINT_SAXONY_BLUE_POLY(10),
        PAINT_CONCORD_BLUE_POLY(11),
        PAINT_JASPER_GREEN_POLY(12),
        PAINT_PEWTER_GRAY_POLY(13),
        PAINT_FROST_WHITE(14),
        PAINT_SILVER_STONE_POLY_15(15),
        PAINT_RIO_RED(16),
        PAINT_TORINO_RED_PEARL(17),
        PAINT_FORMULA_RED(18),
        PAINT_HONEY_BEIGE_POLY(19),
        PAINT_MARINER_BLUE(20),
        PAINT_BLAZE_RED(21),
        PAINT_CLASSIC_RED(22),
        PAINT_WINNING_SILVER_POLY(23),
        PAINT_STEEL_GRAY_POLY_24(24),
        PAINT_SHADOW_SILVER_POLY(25),
        PAINT_SILVER_STONE_POLY_26(26),
        PAINT_WARM_GREY_MICA(27),
        PAINT_HARBOR_BLUE_POLY(28),
        PAINT_PORCELAIN_SILVER_POLY(29),
        PAINT_MELLOW_BURGUNDY(30),
        PAINT_GRACEFUL_RED_MICA(31),
        PAINT_CURRANT_BLUE_POLY(32),
        PAINT_GRAY_POLY(33),
        PAINT_ARCTIC_WHITE(34),
        PAINT_ANTHRACITE_GRAY_POLY(35),
        PAINT_BLACK_POLY(36),
        PAINT_DARK_GREEN_POLY(37),
        PAINT_SEAFOAM_POLY(38),
        PAINT_DIAMOND_BLUE_POLY(39),
        PAINT_BISTON_BROWN_POLY(40),
        PAINT_DESERT_TAUPE_POLY(41),
        PAINT_GARNET_RED_POLY(42),
        PAINT_DESERT_RED(43),
        PAINT_GREEN_44(44),
        PAINT_CABERNET_RED_POLY(45),
        PAINT_LIGHT_IVORY(46),
        PAINT_PUEBLO_BEIGE(47),
        PAINT_SMOKE_SILVER_POLY(48),
        PAINT_ASTRA_SILVER_POLY(49),
        PAINT_ASCOT_GRAY(50),
        PAINT_AGATE_GREEN(51),
        PAINT_PETROL_BLUE_GREEN_POLY(52),
        PAINT_SURF_BLUE(53),
        PAINT_NAUTICAL_BLUE_POLY(54),
        PAINT_WOODROSE_POLY(55),
        PAINT_CRYSTAL_BLUE_POLY(56),
        PAINT_BISQUE_FROST_POLY(57),
        PAINT_CURRANT_RED_SOLID(58),
        PAINT_LT_CRYSTAL_BLUE_POLY(59),
        PAINT_LT_TITANIUM_POLY(60),
        PAINT_RACE_YELLOW_SOLID(61),
        PAINT_BRT_CURRANT_RED_POLY(62),
        PAINT_CLEAR_CRYSTAL_BLUE_FROST_POLY(63),
        PAINT_SILVER_POLY_64(64),
        PAINT_PASTEL_ALABASTER(65),
        PAINT_MID_CURRANT_RED_POLY(66),
        PAINT_MED_REGATTA_BLUE_POLY(67),
        PAINT_OXFORD_WHITE_SOLID(68),
        PAINT_ALABASTER_SOLID(69),
        PAINT_ELEC_CURRANT_RED_POLY(70),
        PAINT_SPINNAKER_BLUE_SOLID(71),
        PAINT_DK_TITANIUM_POLY(72),
        PAINT_PASTEL_ALABASTER_SOLID(73),
        PAINT_MED_CABERNET_SOLID(74),
        PAINT_TWILIGHT_BLUE_POLY(75),
        PAINT_TITANIUM_FROST_POLY(76),
        PAINT_SANDALWOOD_FROST_POLY(77),
        PAINT_WILD_STRAWBERRY_POLY(78),
        PAINT_ULTRA_BLUE_POLY(79),
        PAINT_VERMILION_SOLID(80),
        PAINT_MED_SANDALWOOD_POLY(81),
        PAINT_MED_RED_SOLID(82),
        PAINT_DEEP_JEWEL_GREEN(83),
        PAINT_MED_WOODROSE_POLY(84),
        PAINT_VERMILLION_SOLID(85),
        PAINT_GREEN_86(86),
        PAINT_BRIGHT_BLUE_POLY_87(87),
        PAINT_BRIGHT_RED_88(88),
        PAINT_LT_CHAMPAGNE_POLY(89),
        PAINT_SILVER_POLY_90(90),
        PAINT_STEEL_BLUE_POLY(91),
        PAINT_MEDIUM_GRAY_POLY(92),
        PAINT_ARCTIC_PEARL(93),
        PAINT_NASSAU_BLUE_POLY(94),
        PAINT_MED_SAPPHIRE_BLUE_POLY(95),
        PAINT_SILVER_POLY_96(96),
        PAINT_LT_SAPPHIRE_BLUE_POLY_97(97),
        PAINT_MALACHITE_POLY(98),
        PAINT_FLAX(99),
        PAINT_MED_MAUI_BLUE_POLY(100),
        PAINT_DK_SAPPHIRE_BLUE_POLY(101),
        PAINT_COPPER_BEIGE(102),
        PAINT_BRIGHT_BLUE_POLY_103(103),
        PAINT_MED_FLAX(104),
        PAINT_MED_GRAY_POLY(105),
        PAINT_BRIGHT_BLUE_POLY_106(106),
        PAINT_LT_DRIFTWOOD_POLY(107),
        PAINT_BLUE(108),
        PAINT_STEEL_GRAY_POLY_109(109),
        PAINT_LT_BEECHWOOD_POLY(110),
        PAINT_SLATE_GRAY(111),
        PAINT_LT_SAPPHIRE_BLUE_POLY_112(112),
        PAINT_DK_BEECHWOOD_POLY(113),
        PAINT_TORCH_RED(114),
        PAINT_BRIGHT_RED_115(115),
        PAINT_MED_SAPPHIRE_BLUE_FIREMIST(116),
        PAINT_MED_GARNET_RED_POLY(117),
        PAINT_WHITE_DIAMOND_PEARL(118),
        PAINT_DK_SABLE_POLY(119),
        PAINT_ANTELOPE_BEIGE(120),
        PAINT_BRILLIANT_RED_POLY_121(121),
        PAINT_GUN_METAL_POLY(122),
        PAINT_MED_BEECHWOOD_POLY(123),
        PAINT_BRILLIANT_RED_POLY_124(124),
        PAINT_BRIGHT_BLUE_POLY_125(125),
        PAINT_PINK(126);

        private final long id;
        Paint(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Paint> byId = new HashMap<Long, Paint>(128);
        static {
            for (Paint e : Paint.values())
                byId.put(e.id(), e);
        }
        public static Paint byId(long id) { return byId.get(id); }
    }

    public enum PartSlot {
        PART_SLOT_SPOILERS(0),
        PART_SLOT_VENTS(1),
        PART_SLOT_ROOF(2),
        PART_SLOT_SIDE_SKIRTS(3),
        PART_SLOT_NITRO(4),
        PART_SLOT_HOOD(5),
        PART_SLOT_EXHAUSTS(6),
        PART_SLOT_WHEELS(7),
        PART_SLOT_HYDRAULICS(8),
        PART_SLOT_FRONT_BULLBARS(9),
        PART_SLOT_FRONT_BUMPER(10),
        PART_SLOT_REAR_BUMPER(11);

        private final long id;
        PartSlot(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PartSlot> byId = new HashMap<Long, PartSlot>(12);
        static {
            for (PartSlot e : PartSlot.values())
                byId.put(e.id(), e);
        }
        public static PartSlot byId(long id) { return byId.get(id); }
    }

    public enum PedKind {
        PED_PLAYER1(0),
        PED_PLAYER2(1),
        PED_PLAYER_NETWORK(2),
        PED_PLAYER_UNUSED(3),
        PED_CIVMALE(4),
        PED_CIVFEMALE(5),
        PED_COP(6),
        PED_GANG1(7),
        PED_GANG2(8),
        PED_GANG3(9),
        PED_GANG4(10),
        PED_GANG5(11),
        PED_GANG6(12),
        PED_GANG7(13),
        PED_GANG8(14),
        PED_GANG9(15),
        PED_GANG10(16),
        PED_DEALER(17),
        PED_MEDIC(18),
        PED_FIREMAN(19),
        PED_CRIMINAL(20),
        PED_BUM(21),
        PED_PROSTITUTE(22),
        PED_SPECIAL(23),
        PED_MISSION1(24),
        PED_MISSION2(25),
        PED_MISSION3(26),
        PED_MISSION4(27),
        PED_MISSION5(28),
        PED_MISSION6(29),
        PED_MISSION7(30),
        PED_MISSION8(31);

        private final long id;
        PedKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PedKind> byId = new HashMap<Long, PedKind>(32);
        static {
            for (PedKind e : PedKind.values())
                byId.put(e.id(), e);
        }
        public static PedKind byId(long id) { return byId.get(id); }
    }

    public enum PickupKind {
        PICKUP_NONE(0),
        PICKUP_IN_SHOP(1),
        PICKUP_ON_STREET(2),
        PICKUP_ONCE(3),
        PICKUP_ONCE_TIMEOUT(4),
        PICKUP_ONCE_TIMEOUT_SLOW(5),
        PICKUP_COLLECTABLE(6),
        PICKUP_SHOP_OUT_OF_STOCK(7),
        PICKUP_MONEY(8),
        PICKUP_MINE_INACTIVE(9),
        PICKUP_MINE_ARMED(10),
        PICKUP_NAVAL_MINE_INACTIVE(11),
        PICKUP_NAVAL_MINE_ARMED(12),
        PICKUP_FLOATING_PACKAGE(13),
        PICKUP_FLOATING_PACKAGE_AFLOAT(14),
        PICKUP_ON_STREET_SLOW(15),
        PICKUP_ASSET_REVENUE(16),
        PICKUP_PROPERTY_LOCKED(17),
        PICKUP_PROPERTY_FOR_SALE(18),
        PICKUP_MONEY_STAYS(19),
        PICKUP_SNAPSHOT(20),
        PICKUP_TWO_PLAYER(21),
        PICKUP_ONCE_FOR_MISSION(22);

        private final long id;
        PickupKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PickupKind> byId = new HashMap<Long, PickupKind>(23);
        static {
            for (PickupKind e : PickupKind.values())
                byId.put(e.id(), e);
        }
        public static PickupKind byId(long id) { return byId.get(id); }
    }

    public enum PlayState {
        STILL_PLAYING(0),
        PLAYER_WASTED(1),
        PLAYER_BUSTED(2),
        MISSION_FAILED(3),
        MISSION_PASSED(4);

        private final long id;
        PlayState(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PlayState> byId = new HashMap<Long, PlayState>(5);
        static {
            for (PlayState e : PlayState.values())
                byId.put(e.id(), e);
        }
        public static PlayState byId(long id) { return byId.get(id); }
    }

    public enum PlayerCondition {
        PLAYER_PLAYING(0),
        PLAYER_DIED(1),
        PLAYER_ARRESTED(2),
        PLAYER_FAILED_MISSION(3),
        PLAYER_LEFT_GAME(4);

        private final long id;
        PlayerCondition(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PlayerCondition> byId = new HashMap<Long, PlayerCondition>(5);
        static {
            for (PlayerCondition e : PlayerCondition.values())
                byId.put(e.id(), e);
        }
        public static PlayerCondition byId(long id) { return byId.get(id); }
    }

    public enum PopulationGroup {
        GROUP_BUSINESS(0),
        GROUP_DESERT(1),
        GROUP_ENTERTAINMENT(2),
        GROUP_COUNTRYSIDE(3),
        GROUP_RESIDENTIAL_RICH(4),
        GROUP_RESIDENTIAL_AVERAGE(5),
        GROUP_RESIDENTIAL_POOR(6),
        GROUP_GANGLAND(7),
        GROUP_BEACH(8),
        GROUP_SHOPPING(9),
        GROUP_PARK(10),
        GROUP_INDUSTRY(11),
        GROUP_ENTERTAINMENT_BUSY(12),
        GROUP_SHOPPING_BUSY(13),
        GROUP_SHOPPING_POSH(14),
        GROUP_RICH_SECLUDED(15),
        GROUP_AIRPORT(16),
        GROUP_GOLF_CLUB(17),
        GROUP_OUT_OF_TOWN_FACTORY(18),
        GROUP_AIRPORT_RUNWAY(19);

        private final long id;
        PopulationGroup(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PopulationGroup> byId = new HashMap<Long, PopulationGroup>(20);
        static {
            for (PopulationGroup e : PopulationGroup.values())
                byId.put(e.id(), e);
        }
        public static PopulationGroup byId(long id) { return byId.get(id); }
    }

    public enum PropertyOffer {
        NO_PROPERTY_TEXT(0),
        CAN_BE_BOUGHT(1),
        CANNOT_BE_BOUGHT(2);

        private final long id;
        PropertyOffer(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PropertyOffer> byId = new HashMap<Long, PropertyOffer>(3);
        static {
            for (PropertyOffer e : PropertyOffer.values())
                byId.put(e.id(), e);
        }
        public static PropertyOffer byId(long id) { return byId.get(id); }
    }

    public enum ScriptVersion {
        SCRIPT_V2(194125),
        SCRIPT_V1(194146),
        SCRIPT_ANDROID(262245),
        SCRIPT_DEFINITIVE(264905);

        private final long id;
        ScriptVersion(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ScriptVersion> byId = new HashMap<Long, ScriptVersion>(4);
        static {
            for (ScriptVersion e : ScriptVersion.values())
                byId.put(e.id(), e);
        }
        public static ScriptVersion byId(long id) { return byId.get(id); }
    }

    public enum ShopItem {
        ITEM_BNT_B_SC_L(0),
        ITEM_BNT_B_SC_M(1),
        ITEM_BNT_B_SC_P_L(2),
        ITEM_BNT_B_SC_P_M(3),
        ITEM_BNTL_B_OV(4),
        ITEM_BNTL_B_SQ(5),
        ITEM_EXH_B_L(6),
        ITEM_EXH_B_M(7),
        ITEM_EXH_B_S(8),
        ITEM_EXH_B_T(9),
        ITEM_EXH_B_TS(10),
        ITEM_LGT_B_RSPT(11),
        ITEM_LGT_B_SSPT(12),
        ITEM_NTO_B_L(13),
        ITEM_NTO_B_S(14),
        ITEM_NTO_B_TW(15),
        ITEM_RF_B_SC_R(16),
        ITEM_SPL_B_BAB_M(17),
        ITEM_SPL_B_BAR_L(18),
        ITEM_SPL_B_BAR_M(19),
        ITEM_SPL_B_BBB_M(20),
        ITEM_SPL_B_BBR_L(21),
        ITEM_SPL_B_BBR_M(22),
        ITEM_SPL_B_MAB_M(23),
        ITEM_SPL_B_MAR_M(24),
        ITEM_WG_L_B_SSK(25),
        ITEM_WG_R_B_SSK(26),
        ITEM_EXH_A_F(27),
        ITEM_EXH_C_F(28),
        ITEM_FBMP_A_F(29),
        ITEM_FBMP_C_F(30),
        ITEM_RBMP_A_F(31),
        ITEM_RBMP_C_F(32),
        ITEM_RF_A_F(33),
        ITEM_RF_C_F(34),
        ITEM_SPL_A_F_R(35),
        ITEM_SPL_C_F_R(36),
        ITEM_WG_L_A_F(37),
        ITEM_WG_L_C_F(38),
        ITEM_EXH_A_J(39),
        ITEM_EXH_C_J(40),
        ITEM_FBMP_A_J(41),
        ITEM_FBMP_C_J(42),
        ITEM_RBMP_A_J(43),
        ITEM_RBMP_C_J(44),
        ITEM_RF_A_J(45),
        ITEM_RF_C_J(46),
        ITEM_SPL_A_J_B(47),
        ITEM_SPL_C_J_B(48),
        ITEM_WG_L_A_J(49),
        ITEM_WG_L_C_J(50),
        ITEM_EXH_A_L(51),
        ITEM_EXH_C_L(52),
        ITEM_FBMP_A_L(53),
        ITEM_FBMP_C_L(54),
        ITEM_RBMP_A_L(55),
        ITEM_RBMP_C_L(56),
        ITEM_RF_A_L(57),
        ITEM_RF_C_L(58),
        ITEM_SPL_A_L_B(59),
        ITEM_SPL_C_L_B(60),
        ITEM_WG_L_A_L(61),
        ITEM_WG_L_C_L(62),
        ITEM_EXH_A_ST(63),
        ITEM_EXH_C_ST(64),
        ITEM_FBMP_A_ST(65),
        ITEM_FBMP_C_ST(66),
        ITEM_RBMP_A_ST(67),
        ITEM_RBMP_C_ST(68),
        ITEM_RF_A_ST(69),
        ITEM_RF_C_ST(70),
        ITEM_SPL_A_ST_R(71),
        ITEM_SPL_C_ST_R(72),
        ITEM_WG_L_A_ST(73),
        ITEM_WG_L_C_ST(74),
        ITEM_EXH_A_S(75),
        ITEM_EXH_C_S(76),
        ITEM_FBMP_A_S(77),
        ITEM_FBMP_C_S(78),
        ITEM_RBMP_A_S(79),
        ITEM_RBMP_C_S(80),
        ITEM_RF_A_S(81),
        ITEM_RF_C_S(82),
        ITEM_SPL_A_S_B(83),
        ITEM_SPL_C_S_B(84),
        ITEM_WG_L_A_S(85),
        ITEM_WG_L_C_S(86),
        ITEM_EXH_A_U(87),
        ITEM_EXH_C_U(88),
        ITEM_FBMP_A_U(89),
        ITEM_FBMP_C_U(90),
        ITEM_RBMP_A_U(91),
        ITEM_RBMP_C_U(92),
        ITEM_RF_A_U(93),
        ITEM_RF_C_U(94),
        ITEM_SPL_A_U_B(95),
        ITEM_SPL_C_U_B(96),
        ITEM_WG_L_A_U(97),
        ITEM_WG_L_C_U(98),
        ITEM_RF_LR_BL1(99),
        ITEM_RF_LR_BL2(100),
        ITEM_RBMP_LR_BL1(101),
        ITEM_RBMP_LR_BL2(102),
        ITEM_FBMP_LR_BL1(103),
        ITEM_FBMP_LR_BL2(104),
        ITEM_EXH_LR_BL1(105),
        ITEM_EXH_LR_BL2(106),
        ITEM_WG_L_LR_BL1(107),
        ITEM_EXH_LR_REM1(108),
        ITEM_EXH_LR_REM2(109),
        ITEM_FBMP_LR_REM1(110),
        ITEM_FBMP_LR_REM2(111),
        ITEM_RBMP_LR_REM1(112),
        ITEM_RBMP_LR_REM2(113),
        ITEM_WG_L_LR_REM1(114),
        ITEM_WG_L_LR_REM2(115),
        ITEM_MISC_C_LR_REM1(116),
        ITEM_MISC_C_LR_REM2(117),
        ITEM_MISC_C_LR_REM3(118),
        ITEM_RF_LR_SV1(119),
        ITEM_RF_LR_SV2(120),
        ITEM_FBMP_LR_SV1(121),
        ITEM_FBMP_LR_SV2(122),
        ITEM_RBMP_LR_SV1(123),
        ITEM_RBMP_LR_SV2(124),
        ITEM_EXH_LR_SV1(125),
        ITEM_EXH_LR_SV2(126),
        ITEM_WG_L_LR_SV(127),
        ITEM_EXH_LR_BR1(128),
        ITEM_EXH_LR_BR2(129),
        ITEM_FBMP_LR_BR1(130),
        ITEM_FBMP_LR_BR2(131),
        ITEM_RBMP_LR_BR1(132),
        ITEM_RBMP_LR_BR2(133),
        ITEM_WG_L_LR_BR1(134),
        ITEM_EXH_LR_SLV1(135),
        ITEM_EXH_LR_SLV2(136),
        ITEM_FBMP_LR_SLV1(137),
        ITEM_FBB_LR_SLV1(138),
        ITEM_FBB_LR_SLV2(139),
        ITEM_BBB_LR_SLV1(140),
        ITEM_BBB_LR_SLV2(141),
        ITEM_WG_L_LR_SLV1(142),
        ITEM_WG_L_LR_SLV2(143),
        ITEM_EXH_LR_T1(144),
        ITEM_EXH_LR_T2(145),
        ITEM_FBMP_LR_T1(146),
        ITEM_FBMP_LR_T2(147),
        ITEM_RBMP_LR_T1(148),
        ITEM_RBMP_LR_T2(149),
        ITEM_WG_L_LR_T1(150),
        ITEM_WHEEL_SR1(151),
        ITEM_WHEEL_SR2(152),
        ITEM_WHEEL_LR1(153),
        ITEM_WHEEL_LR2(154),
        ITEM_WHEEL_GN1(155),
        ITEM_WHEEL_GN2(156),
        ITEM_WHEEL_SR3(157),
        ITEM_WHEEL_SR4(158),
        ITEM_WHEEL_SR5(159),
        ITEM_WHEEL_SR6(160),
        ITEM_WHEEL_LR3(161),
        ITEM_WHEEL_LR4(162),
        ITEM_WHEEL_LR5(163),
        ITEM_WHEEL_OR1(164),
        ITEM_WHEEL_GN3(165),
        ITEM_WHEEL_GN4(166),
        ITEM_WHEEL_GN5(167),
        ITEM_STEREO(168),
        ITEM_HYDRALICS(169),
        ITEM_PLAYER_TORSO(170),
        ITEM_FOOT(171),
        ITEM_VESTBLACK(172),
        ITEM_VEST(173),
        ITEM_TSHIRT2HORIZ(174),
        ITEM_TSHIRTWHITE(175),
        ITEM_TSHIRTILOVELS(176),
        ITEM_TSHIRTBLUNTS(177),
        ITEM_SHIRTBPLAID(178),
        ITEM_SHIRTBCHECK(179),
        ITEM_FIELD(180),
        ITEM_TSHIRTERISYELL(181),
        ITEM_TSHIRTERISORN(182),
        ITEM_TRACKYTOP2ERIS(183),
        ITEM_BBJACKRIM(184),
        ITEM_BBALLJACKRSTAR(185),
        ITEM_BASKBALLDRIB(186),
        ITEM_BASKBALLRIM(187),
        ITEM_SIXTYNINERS(188),
        ITEM_BANDITS(189),
        ITEM_TSHIRTPRORED(190),
        ITEM_TSHIRTPROBLK(191),
        ITEM_TRACKYTOP1PRO(192),
        ITEM_HOCKEYTOP(193),
        ITEM_BBJERSEY(194),
        ITEM_SHELLSUIT(195),
        ITEM_TSHIRTHEATWHT(196),
        ITEM_TSHIRTBOBOMONK(197),
        ITEM_TSHIRTBOBORED(198),
        ITEM_TSHIRTBASE5(199),
        ITEM_TSHIRTSUBURB(200),
        ITEM_HOODYAMERC(201),
        ITEM_HOODYABASE5(202),
        ITEM_HOODYAROCKSTAR(203),
        ITEM_WCOATBLUE(204),
        ITEM_COACH(205),
        ITEM_COACHSEMI(206),
        ITEM_SWEATRSTAR(207),
        ITEM_HOODYABLUE(208),
        ITEM_HOODYABLACK(209),
        ITEM_HOODYAGREEN(210),
        ITEM_SLEEVTBROWN(211),
        ITEM_SHIRTABLUE(212),
        ITEM_SHIRTAYELLOW(213),
        ITEM_SHIRTAGREY(214),
        ITEM_SHIRTBGANG(215),
        ITEM_TSHIRTZIPCRM(216),
        ITEM_TSHIRTZIPGRY(217),
        ITEM_DENIMFADE(218),
        ITEM_BOWLING(219),
        ITEM_HOODJACKBEIGE(220),
        ITEM_BASKBALLLOC(221),
        ITEM_TSHIRTLOCGREY(222),
        ITEM_TSHIRTMADDGREY(223),
        ITEM_TSHIRTMADDGRN(224),
        ITEM_SUIT1GREY(225),
        ITEM_SUIT1BLK(226),
        ITEM_LEATHER(227),
        ITEM_PAINTER(228),
        ITEM_HAWAIIWHT(229),
        ITEM_HAWAIIRED(230),
        ITEM_SPORTJACK(231),
        ITEM_SUIT1RED(232),
        ITEM_SUIT1BLUE(233),
        ITEM_SUIT1YELLOW(234),
        ITEM_SUIT2GRN(235),
        ITEM_TUXEDO(236),
        ITEM_SUIT1GANG(237),
        ITEM_LETTER(238),
        ITEM_WORKTRCAMOGRN(239),
        ITEM_WORKTRCAMOGRY(240),
        ITEM_WORKTRGREY(241),
        ITEM_WORKTRKHAKI(242),
        ITEM_TRACKTR(243),
        ITEM_TRACKTRERIS(244),
        ITEM_JEANSDENIM(245),
        ITEM_LEGSBLACK(246),
        ITEM_LEGSHEART(247),
        ITEM_BIEGETR(248),
        ITEM_TRACKTRPRO(249),
        ITEM_TRACKTRWHSTR(250),
        ITEM_TRACKTRBLUE(251),
        ITEM_TRACKTRGANG(252),
        ITEM_BBSHORTWHT(253),
        ITEM_BOXSHORT(254),
        ITEM_BBSHORTRED(255),
        ITEM_SHELLSUITTR(256),
        ITEM_SHORTSGREY(257),
        ITEM_SHORTSKHAKI(258),
        ITEM_CHONGERGREY(259),
        ITEM_CHONGERGANG(260),
        ITEM_CHONGERRED(261),
        ITEM_CHONGERBLUE(262),
        ITEM_SHORTSGANG(263),
        ITEM_DENIMSGANG(264),
        ITEM_DENIMSRED(265),
        ITEM_CHINOSBIEGE(266),
        ITEM_CHINOSKHAKI(267),
        ITEM_CUTOFFCHINOS(268),
        ITEM_CUTOFFCHINOSBLUE(269),
        ITEM_CHINOSBLACK(270),
        ITEM_CHINOSBLUE(271),
        ITEM_LEATHERTR(272),
        ITEM_LEATHERTRCHAPS(273),
        ITEM_SUIT1TRGREY(274),
        ITEM_SUIT1TRBLK(275),
        ITEM_CUTOFFDENIMS(276),
        ITEM_SUIT1TRRED(277),
        ITEM_SUIT1TRBLUE(278),
        ITEM_SUIT1TRYELLOW(279),
        ITEM_SUIT1TRGREEN(280),
        ITEM_SUIT1TRBLK2(281),
        ITEM_SUIT1TRGANG(282),
        ITEM_PLAYER_LEGS(283),
        ITEM_COWBOYBOOT2(284),
        ITEM_BASK2SEMI(285),
        ITEM_BASK1ERIS(286),
        ITEM_SNEAKERBINCGANG(287),
        ITEM_SNEAKERBINCBLU(288),
        ITEM_SNEAKERBINCBLK(289),
        ITEM_SANDAL(290),
        ITEM_SANDALSOCK(291),
        ITEM_FLIPFLOP(292),
        ITEM_HITOP(293),
        ITEM_CONVPROBLK(294),
        ITEM_CONVPROBLU(295),
        ITEM_CONVPROGRN(296),
        ITEM_SNEAKERPRORED(297),
        ITEM_SNEAKERPROBLU(298),
        ITEM_SNEAKERPROWHT(299),
        ITEM_BASK1PROWHT(300),
        ITEM_BASK1PROBLK(301),
        ITEM_BOXINGSHOE(302),
        ITEM_CONVHEATBLK(303),
        ITEM_CONVHEATRED(304),
        ITEM_CONVHEATORN(305),
        ITEM_SNEAKERHEATWHT(306),
        ITEM_SNEAKERHEATGRY(307),
        ITEM_SNEAKERHEATBLK(308),
        ITEM_BASK2HEATWHT(309),
        ITEM_BASK2HEATBAND(310),
        ITEM_TIMBERGREY(311),
        ITEM_TIMBERRED(312),
        ITEM_TIMBERFAWN(313),
        ITEM_TIMBERHIKE(314),
        ITEM_COWBOYBOOT(315),
        ITEM_BIKER(316),
        ITEM_SNAKESKIN(317),
        ITEM_SHOEDRESSBLK(318),
        ITEM_SHOEDRESSBRN(319),
        ITEM_SHOESPATZ(320),
        ITEM_DOGTAG(321),
        ITEM_NECKAFRICA(322),
        ITEM_STOPWATCH(323),
        ITEM_NECKSAINTS(324),
        ITEM_NECKHASH(325),
        ITEM_NECKSILVER(326),
        ITEM_NECKGOLD(327),
        ITEM_NECKROPES(328),
        ITEM_NECKROPEG(329),
        ITEM_NECKLS(330),
        ITEM_NECKDOLLAR(331),
        ITEM_NECKCROSS(332),
        ITEM_WATCHPINK(333),
        ITEM_WATCHYELLOW(334),
        ITEM_WATCHPRO(335),
        ITEM_WATCHPRO2(336),
        ITEM_WATCHSUB1(337),
        ITEM_WATCHSUB2(338),
        ITEM_WATCHZIP1(339),
        ITEM_WATCHZIP2(340),
        ITEM_WATCHGNO(341),
        ITEM_WATCHGNO2(342),
        ITEM_WATCHCRO(343),
        ITEM_WATCHCRO2(344),
        ITEM_GROUCHO(345),
        ITEM_ZORRO(346),
        ITEM_EYEPATCH(347),
        ITEM_GLASSES01(348),
        ITEM_GLASSES04(349),
        ITEM_BANDRED3(350),
        ITEM_BANDBLUE3(351),
        ITEM_BANDGANG3(352),
        ITEM_BANDBLACK3(353),
        ITEM_GLASSES01DARK(354),
        ITEM_GLASSES04DARK(355),
        ITEM_GLASSES03(356),
        ITEM_GLASSES03RED(357),
        ITEM_GLASSES03BLUE(358),
        ITEM_GLASSES03DARK(359),
        ITEM_GLASSES05DARK(360),
        ITEM_GLASSES05(361),
        ITEM_BANDRED(362),
        ITEM_BANDBLUE(363),
        ITEM_BANDGANG(364),
        ITEM_BANDBLACK(365),
        ITEM_BANDRED2(366),
        ITEM_BANDBLUE2(367),
        ITEM_BANDBLACK2(368),
        ITEM_BANDGANG2(369),
        ITEM_CAPKNITGRN(370),
        ITEM_CAPTRUCK(371),
        ITEM_COWBOY(372),
        ITEM_HATTIGER(373),
        ITEM_HELMET(374),
        ITEM_MOTO(375),
        ITEM_BOXINGCAP(376),
        ITEM_HOCKEY(377),
        ITEM_CAPGANG(378),
        ITEM_CAPGANGBACK(379),
        ITEM_CAPGANGSIDE(380),
        ITEM_CAPGANGOVER(381),
        ITEM_CAPGANGUP(382),
        ITEM_BIKERHELMET(383),
        ITEM_CAPRED(384),
        ITEM_CAPREDBACK(385),
        ITEM_CAPREDSIDE(386),
        ITEM_CAPREDOVER(387),
        ITEM_CAPREDUP(388),
        ITEM_CAPBLUE(389),
        ITEM_CAPBLUEBACK(390),
        ITEM_CAPBLUESIDE(391),
        ITEM_CAPBLUEOVER(392),
        ITEM_CAPBLUEUP(393),
        ITEM_SKULLYBLK(394),
        ITEM_SKULLYGRN(395),
        ITEM_HATMANCBLK(396),
        ITEM_HATMANCPLAID(397),
        ITEM_CAPZIP(398),
        ITEM_CAPZIPBACK(399),
        ITEM_CAPZIPSIDE(400),
        ITEM_CAPZIPOVER(401),
        ITEM_CAPZIPUP(402),
        ITEM_BERETRED(403),
        ITEM_BERETBLK(404),
        ITEM_CAPBLK(405),
        ITEM_CAPBLKBACK(406),
        ITEM_CAPBLKSIDE(407),
        ITEM_CAPBLKOVER(408),
        ITEM_CAPBLKUP(409),
        ITEM_TRILBYDRK(410),
        ITEM_TRILBYLGHT(411),
        ITEM_BOWLER(412),
        ITEM_BOWLERRED(413),
        ITEM_BOWLERBLUE(414),
        ITEM_BOWLERYELLOW(415),
        ITEM_BOATER(416),
        ITEM_BOWLERGANG(417),
        ITEM_BOATERBLK(418),
        ITEM_GIMPLEG(419),
        ITEM_VALET(420),
        ITEM_COUNTRYTR(421),
        ITEM_CROUPIER(422),
        ITEM_POLICETR(423),
        ITEM_BALACLAVA(424),
        ITEM_PIMPTR(425),
        ITEM_GARAGELEG(426),
        ITEM_MEDICTR(427),
        ITEM_PLAYER_FACE(428),
        ITEM_HAIRBLOND(429),
        ITEM_HAIRRED(430),
        ITEM_HAIRBLUE(431),
        ITEM_HAIRGREEN(432),
        ITEM_HAIRPINK(433),
        ITEM_BALD(434),
        ITEM_BALDBEARD(435),
        ITEM_BALDTASH(436),
        ITEM_BALDGOATEE(437),
        ITEM_HIGHFADE(438),
        ITEM_HIGHAFRO(439),
        ITEM_WEDGE(440),
        ITEM_SLOPE(441),
        ITEM_JHERICURL(442),
        ITEM_CORNROWS(443),
        ITEM_CORNROWSB(444),
        ITEM_TRAMLINE(445),
        ITEM_GROOVECUT(446),
        ITEM_MOHAWK(447),
        ITEM_MOHAWKBLOND(448),
        ITEM_MOHAWKPINK(449),
        ITEM_MOHAWKBEARD(450),
        ITEM_AFRO(451),
        ITEM_AFROTASH(452),
        ITEM_AFROBEARD(453),
        ITEM_AFROBLOND(454),
        ITEM_FLATTOP(455),
        ITEM_ELVISHAIR(456),
        ITEM_BEARD(457),
        ITEM_TASH(458),
        ITEM_GOATEE(459),
        ITEM_AFROGOATEE(460),
        ITEM_4WEED(461),
        ITEM_4RIP(462),
        ITEM_4SPIDER(463),
        ITEM_5GUN(464),
        ITEM_5CROSS(465),
        ITEM_5CROSS2(466),
        ITEM_5CROSS3(467),
        ITEM_6AZTEC(468),
        ITEM_6CROWN(469),
        ITEM_6CLOWN(470),
        ITEM_6AFRICA(471),
        ITEM_7CROSS(472),
        ITEM_7CROSS2(473),
        ITEM_7CROSS3(474),
        ITEM_7MARY(475),
        ITEM_8SA(476),
        ITEM_8SA2(477),
        ITEM_8SA3(478),
        ITEM_8WESTSIDE(479),
        ITEM_8SANTOS(480),
        ITEM_8POKER(481),
        ITEM_8GUN(482),
        ITEM_9CROWN(483),
        ITEM_9GUN(484),
        ITEM_9GUN2(485),
        ITEM_9HOMEBOY(486),
        ITEM_9BULLET(487),
        ITEM_9RASTA(488),
        ITEM_10LS(489),
        ITEM_10LS2(490),
        ITEM_10LS3(491),
        ITEM_10LS4(492),
        ITEM_10LS5(493),
        ITEM_10OG(494),
        ITEM_10WEED(495),
        ITEM_11GROVE(496),
        ITEM_11GROVE2(497),
        ITEM_11GROVE3(498),
        ITEM_11DICE(499),
        ITEM_11DICE2(500),
        ITEM_11JAIL(501),
        ITEM_11GODSGIFT(502),
        ITEM_12ANGELS(503),
        ITEM_12MAYABIRD(504),
        ITEM_12DAGGER(505),
        ITEM_12BANDIT(506),
        ITEM_12CROSS7(507),
        ITEM_12MAYAFACE(508),
        ITEM_BURGERLOW(509),
        ITEM_BURGERMED(510),
        ITEM_BURGERHIGH(511),
        ITEM_BURGER_HEALTHY(512),
        ITEM_CLUCKLOW(513),
        ITEM_CLUCKMED(514),
        ITEM_CLUCKHIGH(515),
        ITEM_CLUCK_HEALTHY(516),
        ITEM_PIZZALOW(517),
        ITEM_PIZZAMED(518),
        ITEM_PIZZAHIGH(519),
        ITEM_PIZZA_HEALTHY(520),
        ITEM_RUSTYLOW(521),
        ITEM_RUSTYMED(522),
        ITEM_RUSTYHIGH(523),
        ITEM_PISTOL(524),
        ITEM_PISTOL_SILENCED(525),
        ITEM_DESERT_EAGLE(526),
        ITEM_GRENADE(527),
        ITEM_SHOTGUN(528),
        ITEM_SPAS12(529),
        ITEM_SAWNOFF(530),
        ITEM_MICRO_UZI(531),
        ITEM_TEC9(532),
        ITEM_MP5(533),
        ITEM_AK47(534),
        ITEM_M4(535),
        ITEM_COUNTRYRIFLE(536),
        ITEM_SNIPERRIFLE(537),
        ITEM_RLAUNCHER(538),
        ITEM_RLAUNCHER_HS(539),
        ITEM_FTHROWER(540),
        ITEM_SATCHEL_CHARGE(541),
        ITEM_MINIGUN(542),
        ITEM_ARMOUR(543);

        private final long id;
        ShopItem(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ShopItem> byId = new HashMap<Long, ShopItem>(544);
        static {
            for (ShopItem e : ShopItem.values())
                byId.put(e.id(), e);
        }
        public static ShopItem byId(long id) { return byId.get(id); }
    }

    public enum StatMessage {
        MESSAGE_0(0),
        MESSAGE_1(1),
        MESSAGE_2(2),
        MESSAGE_3(3),
        MESSAGE_4(4),
        MESSAGE_5(5),
        MESSAGE_6(6),
        MESSAGE_7(7),
        MESSAGE_8(8),
        MESSAGE_9(9),
        MESSAGE_10(10),
        MESSAGE_11(11),
        MESSAGE_12(12),
        MESSAGE_13(13),
        MESSAGE_14(14),
        MESSAGE_15(15),
        MESSAGE_16(16),
        MESSAGE_17(17),
        MESSAGE_18(18),
        MESSAGE_19(19),
        MESSAGE_20(20),
        MESSAGE_21(21),
        MESSAGE_22(22),
        MESSAGE_23(23),
        MESSAGE_24(24),
        MESSAGE_25(25),
        MESSAGE_26(26),
        MESSAGE_27(27),
        MESSAGE_28(28),
        MESSAGE_29(29),
        MESSAGE_30(30),
        MESSAGE_31(31),
        MESSAGE_32(32),
        MESSAGE_33(33),
        MESSAGE_34(34),
        MESSAGE_35(35),
        MESSAGE_36(36),
        MESSAGE_37(37),
        MESSAGE_38(38),
        MESSAGE_39(39),
        MESSAGE_40(40),
        MESSAGE_41(41),
        MESSAGE_42(42),
        MESSAGE_43(43),
        MESSAGE_44(44),
        MESSAGE_45(45),
        MESSAGE_46(46),
        MESSAGE_47(47),
        MESSAGE_48(48),
        MESSAGE_49(49),
        MESSAGE_50(50),
        MESSAGE_51(51),
        MESSAGE_52(52),
        MESSAGE_53(53),
        MESSAGE_54(54),
        MESSAGE_55(55),
        MESSAGE_56(56),
        MESSAGE_57(57),
        MESSAGE_58(58),
        MESSAGE_59(59),
        MESSAGE_60(60),
        MESSAGE_61(61),
        MESSAGE_62(62),
        MESSAGE_63(63),
        MESSAGE_64(64),
        MESSAGE_65(65),
        MESSAGE_66(66),
        MESSAGE_67(67),
        MESSAGE_68(68),
        MESSAGE_69(69),
        MESSAGE_70(70),
        MESSAGE_71(71),
        MESSAGE_72(72),
        MESSAGE_73(73),
        MESSAGE_74(74),
        MESSAGE_75(75),
        MESSAGE_76(76),
        MESSAGE_77(77),
        MESSAGE_78(78),
        MESSAGE_79(79),
        MESSAGE_80(80),
        MESSAGE_81(81),
        MESSAGE_82(82),
        MESSAGE_83(83),
        MESSAGE_84(84),
        MESSAGE_85(85),
        MESSAGE_86(86),
        MESSAGE_87(87),
        MESSAGE_88(88),
        MESSAGE_89(89),
        MESSAGE_90(90),
        MESSAGE_91(91),
        MESSAGE_92(92),
        MESSAGE_93(93),
        MESSAGE_94(94),
        MESSAGE_95(95),
        MESSAGE_96(96),
        MESSAGE_97(97),
        MESSAGE_98(98),
        MESSAGE_99(99),
        MESSAGE_100(100),
        MESSAGE_101(101),
        MESSAGE_102(102),
        MESSAGE_103(103),
        MESSAGE_104(104),
        MESSAGE_105(105),
        MESSAGE_106(106),
        MESSAGE_107(107),
        MESSAGE_108(108),
        MESSAGE_109(109),
        MESSAGE_110(110),
        MESSAGE_111(111),
        MESSAGE_112(112),
        MESSAGE_113(113),
        MESSAGE_114(114),
        MESSAGE_115(115),
        MESSAGE_116(116),
        MESSAGE_117(117),
        MESSAGE_118(118),
        MESSAGE_119(119),
        MESSAGE_120(120),
        MESSAGE_121(121);

        private final long id;
        StatMessage(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, StatMessage> byId = new HashMap<Long, StatMessage>(122);
        static {
            for (StatMessage e : StatMessage.values())
                byId.put(e.id(), e);
        }
        public static StatMessage byId(long id) { return byId.get(id); }
    }

    public enum Station {
        CAR_EMERGENCY(0),
        CAR_PLAYBACK_FM(1),
        CAR_K_ROSE(2),
        CAR_K_DST(3),
        CAR_BOUNCE_FM(4),
        CAR_SF_UR(5),
        CAR_RADIO_LOS_SANTOS(6),
        CAR_RADIO_X(7),
        CAR_CSR_103_9(8),
        CAR_K_JAH_WEST(9),
        CAR_MASTER_SOUNDS_98_3(10),
        CAR_WCTR(11),
        CAR_USER_TRACKS(12),
        CAR_OFF(13);

        private final long id;
        Station(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Station> byId = new HashMap<Long, Station>(14);
        static {
            for (Station e : Station.values())
                byId.put(e.id(), e);
        }
        public static Station byId(long id) { return byId.get(id); }
    }

    public enum StationOrder {
        RADIO_EMERGENCY(0),
        RADIO_PLAYBACK_FM(1),
        RADIO_K_ROSE(2),
        RADIO_K_DST(3),
        RADIO_BOUNCE_FM(4),
        RADIO_SF_UR(5),
        RADIO_RADIO_LOS_SANTOS(6),
        RADIO_RADIO_X(7),
        RADIO_CSR_103_9(8),
        RADIO_K_JAH_WEST(9),
        RADIO_MASTER_SOUNDS_98_3(10),
        RADIO_WCTR(11),
        RADIO_USER_TRACKS(12),
        RADIO_OFF(13);

        private final long id;
        StationOrder(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, StationOrder> byId = new HashMap<Long, StationOrder>(14);
        static {
            for (StationOrder e : StationOrder.values())
                byId.put(e.id(), e);
        }
        public static StationOrder byId(long id) { return byId.get(id); }
    }

    public enum StockGarage {
        GARAGE_MUL_LAN(0),
        GARAGE_IMP_LA(1),
        GARAGE_DUF_LAS(2),
        GARAGE_LASBOMB(3),
        GARAGE_MODGLAS(4),
        GARAGE_CARLAS1(5),
        GARAGE_BURG_LK(6),
        GARAGE_MODLAST(7),
        GARAGE_SPRLAE_1(8),
        GARAGE_CJSAFE(9),
        GARAGE_BODLAWN(10),
        GARAGE_SPRLAE_2(11),
        GARAGE_SPLAW2(12),
        GARAGE_BEACSV(13),
        GARAGE_CESAFE1(14),
        GARAGE_MDS1SFS(15),
        GARAGE_TBON(16),
        GARAGE_SVGSFS1(17),
        GARAGE_MDSSFSE(18),
        GARAGE_SPRSFSE(19),
        GARAGE_BRGSFSE(20),
        GARAGE_LCKSFSE(21),
        GARAGE_HBGDSFS(22),
        GARAGE_FDORSFE(23),
        GARAGE_MICHDR(24),
        GARAGE_SAV1SFE(25),
        GARAGE_IMP_SF(26),
        GARAGE_SPRSFW(27),
        GARAGE_SAV1SFW(28),
        GARAGE_IMP_LV(29),
        GARAGE_VGSHNGR(30),
        GARAGE_VGELOCK(31),
        GARAGE_TIMY1(32),
        GARAGE_VECMOD(33),
        GARAGE_VESVGRG(34),
        GARAGE_BLOB2(35),
        GARAGE_BLOB1(36),
        GARAGE_BLOB6(37),
        GARAGE_BLOB69(38),
        GARAGE_BLOB7(39),
        GARAGE_CNSPRAY(40),
        GARAGE_CN2SPRY(41),
        GARAGE_CN2GAR1(42),
        GARAGE_CN2GAR2(43),
        GARAGE_GHOSTDR(44),
        GARAGE_DHANGAR(45),
        GARAGE_AMUMIS(46),
        GARAGE_CESPRAY(47),
        GARAGE_BURBDOO(48),
        GARAGE_BURBDO2(49);

        private final long id;
        StockGarage(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, StockGarage> byId = new HashMap<Long, StockGarage>(50);
        static {
            for (StockGarage e : StockGarage.values())
                byId.put(e.id(), e);
        }
        public static StockGarage byId(long id) { return byId.get(id); }
    }

    public enum SwappedThing {
        NOTHING_SWAPPED(0),
        BUILDING_SWAPPED(2);

        private final long id;
        SwappedThing(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, SwappedThing> byId = new HashMap<Long, SwappedThing>(2);
        static {
            for (SwappedThing e : SwappedThing.values())
                byId.put(e.id(), e);
        }
        public static SwappedThing byId(long id) { return byId.get(id); }
    }

    public enum Town {
        COUNTRYSIDE_TOWN(0),
        LOS_SANTOS(1),
        SAN_FIERRO(2),
        LAS_VENTURAS(3);

        private final long id;
        Town(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Town> byId = new HashMap<Long, Town>(4);
        static {
            for (Town e : Town.values())
                byId.put(e.id(), e);
        }
        public static Town byId(long id) { return byId.get(id); }
    }

    public enum TrapKind {
        NO_TRAP(0),
        TWO_SLOW_CARS(1),
        ONE_FAST_CAR(2),
        ONE_CAR(3),
        ONE_COP(4),
        TWO_COPS(5),
        TWO_BRAKING_CARS(6),
        TWO_FAST_CARS(7),
        TWO_CARS(8);

        private final long id;
        TrapKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, TrapKind> byId = new HashMap<Long, TrapKind>(9);
        static {
            for (TrapKind e : TrapKind.values())
                byId.put(e.id(), e);
        }
        public static TrapKind byId(long id) { return byId.get(id); }
    }

    public enum Vehicle {
        VEHICLE_LANDSTALKER(400),
        VEHICLE_BRAVURA(401),
        VEHICLE_BUFFALO(402),
        VEHICLE_LINERUNNER(403),
        VEHICLE_PERENNIAL(404),
        VEHICLE_SENTINEL(405),
        VEHICLE_DUMPER(406),
        VEHICLE_FIRE_TRUCK(407),
        VEHICLE_TRASHMASTER(408),
        VEHICLE_STRETCH(409),
        VEHICLE_MANANA(410),
        VEHICLE_INFERNUS(411),
        VEHICLE_VOODOO(412),
        VEHICLE_PONY(413),
        VEHICLE_MULE(414),
        VEHICLE_CHEETAH(415),
        VEHICLE_AMBULANCE(416),
        VEHICLE_LEVIATHAN(417),
        VEHICLE_MOONBEAM(418),
        VEHICLE_ESPERANTO(419),
        VEHICLE_TAXI(420),
        VEHICLE_WASHINGTON(421),
        VEHICLE_BOBCAT(422),
        VEHICLE_MR_WHOOPEE(423),
        VEHICLE_BF_INJECTION(424),
        VEHICLE_HUNTER(425),
        VEHICLE_PREMIER(426),
        VEHICLE_ENFORCER(427),
        VEHICLE_SECURICAR(428),
        VEHICLE_BANSHEE(429),
        VEHICLE_PREDATOR(430),
        VEHICLE_BUS(431),
        VEHICLE_RHINO(432),
        VEHICLE_BARRACKS(433),
        VEHICLE_HOTKNIFE(434),
        VEHICLE_TRAILER_2(435),
        VEHICLE_PREVION(436),
        VEHICLE_COACH(437),
        VEHICLE_CABBIE(438),
        VEHICLE_STALLION(439),
        VEHICLE_RUMPO(440),
        VEHICLE_RC_BANDIT(441),
        VEHICLE_ROMERO(442),
        VEHICLE_PACKER(443),
        VEHICLE_MONSTER(444),
        VEHICLE_ADMIRAL(445),
        VEHICLE_SQUALO(446),
        VEHICLE_SEASPARROW(447),
        VEHICLE_PIZZA_BOY(448),
        VEHICLE_TROLLY(449),
        VEHICLE_TRAILER_3(450),
        VEHICLE_TURISMO(451),
        VEHICLE_SPEEDER(452),
        VEHICLE_REEFER(453),
        VEHICLE_TROPIC(454),
        VEHICLE_FLATBED(455),
        VEHICLE_YANKEE(456),
        VEHICLE_CADDY(457),
        VEHICLE_SOLAIR(458),
        VEHICLE_BERKLEYS_RC_VAN(459),
        VEHICLE_SKIMMER(460),
        VEHICLE_PCJ_600(461),
        VEHICLE_FAGGIO(462),
        VEHICLE_FREEWAY(463),
        VEHICLE_RC_BARON(464),
        VEHICLE_RC_RAIDER(465),
        VEHICLE_GLENDALE(466),
        VEHICLE_OCEANIC(467),
        VEHICLE_SANCHEZ(468),
        VEHICLE_SPARROW(469),
        VEHICLE_PATRIOT(470),
        VEHICLE_QUADBIKE(471),
        VEHICLE_COASTGUARD(472),
        VEHICLE_DINGHY(473),
        VEHICLE_HERMES(474),
        VEHICLE_SABRE(475),
        VEHICLE_RUSTLER(476),
        VEHICLE_ZR_350(477),
        VEHICLE_WALTON(478),
        VEHICLE_REGINA(479),
        VEHICLE_COMET(480),
        VEHICLE_BMX(481),
        VEHICLE_BURRITO(482),
        VEHICLE_CAMPER(483),
        VEHICLE_MARQUIS(484),
        VEHICLE_BAGGAGE(485),
        VEHICLE_DOZER(486),
        VEHICLE_MAVERICK(487),
        VEHICLE_NEWS_CHOPPER(488),
        VEHICLE_RANCHER(489),
        VEHICLE_FBI_RANCHER(490),
        VEHICLE_VIRGO(491),
        VEHICLE_GREENWOOD(492),
        VEHICLE_JETMAX(493),
        VEHICLE_HOTRING_RACER(494),
        VEHICLE_SANDKING(495),
        VEHICLE_BLISTA_COMPACT(496),
        VEHICLE_POLICE_MAVERICK(497),
        VEHICLE_BOXVILLE(498),
        VEHICLE_BENSON(499),
        VEHICLE_MESA(500),
        VEHICLE_RC_GOBLIN(501),
        VEHICLE_HOTRING_RACER_2(502),
        VEHICLE_HOTRING_RACER_3(503),
        VEHICLE_BLOODRING_BANGER(504),
        VEHICLE_RANCHER_LURE(505),
        VEHICLE_SUPER_GT(506),
        VEHICLE_ELEGANT(507),
        VEHICLE_JOURNEY(508),
        VEHICLE_BIKE(509),
        VEHICLE_MOUNTAIN_BIKE(510),
        VEHICLE_BEAGLE(511),
        VEHICLE_CROPDUSTER(512),
        VEHICLE_STUNTPLANE(513),
        VEHICLE_TANKER(514),
        VEHICLE_ROADTRAIN(515),
        VEHICLE_NEBULA(516),
        VEHICLE_MAJESTIC(517),
        VEHICLE_BUCCANEER(518),
        VEHICLE_SHAMAL(519),
        VEHICLE_HYDRA(520),
        VEHICLE_FCR_900(521),
        VEHICLE_NRG_500(522),
        VEHICLE_HPV1000(523),
        VEHICLE_CEMENT_TRUCK(524),
        VEHICLE_TOWTRUCK(525),
        VEHICLE_FORTUNE(526),
        VEHICLE_CADRONA(527),
        VEHICLE_FBI_TRUCK(528),
        VEHICLE_WILLARD(529),
        VEHICLE_FORKLIFT(530),
        VEHICLE_TRACTOR(531),
        VEHICLE_COMBINE_HARVESTER(532),
        VEHICLE_FELTZER(533),
        VEHICLE_REMINGTON(534),
        VEHICLE_SLAMVAN(535),
        VEHICLE_BLADE(536),
        VEHICLE_FREIGHT_TRAIN(537),
        VEHICLE_BROWNSTREAK_ENGINE(538),
        VEHICLE_VORTEX(539),
        VEHICLE_VINCENT(540),
        VEHICLE_BULLET(541),
        VEHICLE_CLOVER(542),
        VEHICLE_SADLER(543),
        VEHICLE_FIRE_TRUCK_LADDER(544),
        VEHICLE_HUSTLER(545),
        VEHICLE_INTRUDER(546),
        VEHICLE_PRIMO(547),
        VEHICLE_CARGOBOB(548),
        VEHICLE_TAMPA(549),
        VEHICLE_SUNRISE(550),
        VEHICLE_MERIT(551),
        VEHICLE_UTILITY_VAN(552),
        VEHICLE_NEVADA(553),
        VEHICLE_YOSEMITE(554),
        VEHICLE_WINDSOR(555),
        VEHICLE_MONSTER_2(556),
        VEHICLE_MONSTER_3(557),
        VEHICLE_URANUS(558),
        VEHICLE_JESTER(559),
        VEHICLE_SULTAN(560),
        VEHICLE_STRATUM(561),
        VEHICLE_ELEGY(562),
        VEHICLE_RAINDANCE(563),
        VEHICLE_RC_TIGER(564),
        VEHICLE_FLASH(565),
        VEHICLE_TAHOMA(566),
        VEHICLE_SAVANNA(567),
        VEHICLE_BANDITO(568),
        VEHICLE_FREIGHT_TRAIN_FLATBED(569),
        VEHICLE_BROWNSTREAK_CARRIAGE(570),
        VEHICLE_KART(571),
        VEHICLE_MOWER(572),
        VEHICLE_DUNE(573),
        VEHICLE_SWEEPER(574),
        VEHICLE_BROADWAY(575),
        VEHICLE_TORNADO(576),
        VEHICLE_AT_400(577),
        VEHICLE_DFT_30(578),
        VEHICLE_HUNTLEY(579),
        VEHICLE_STAFFORD(580),
        VEHICLE_BF_400(581),
        VEHICLE_NEWS_VAN(582),
        VEHICLE_TUG(583),
        VEHICLE_GAS_TRAILER(584),
        VEHICLE_EMPEROR(585),
        VEHICLE_WAYFARER(586),
        VEHICLE_EUROS(587),
        VEHICLE_HOTDOG(588),
        VEHICLE_CLUB(589),
        VEHICLE_FREIGHT_TRAIN_BOXCAR(590),
        VEHICLE_TRAILER_4(591),
        VEHICLE_ANDROMADA(592),
        VEHICLE_DODO(593),
        VEHICLE_RC_CAM(594),
        VEHICLE_LAUNCH(595),
        VEHICLE_POLICE_CAR_LS(596),
        VEHICLE_POLICE_CAR_SF(597),
        VEHICLE_POLICE_CAR_LV(598),
        VEHICLE_POLICE_RANGER(599),
        VEHICLE_PICADOR(600),
        VEHICLE_S_W_A_T(601),
        VEHICLE_ALPHA(602),
        VEHICLE_PHOENIX(603),
        VEHICLE_GLENDALE_DAMAGED(604),
        VEHICLE_SADLER_DAMAGED(605),
        VEHICLE_BAGGAGE_TRAILER_COVERED(606),
        VEHICLE_BAGGAGE_TRAILER_UNCOVERED(607),
        VEHICLE_TRAILER_1(608),
        VEHICLE_BLACK_BOXVILLE(609),
        VEHICLE_FARM_TRAILER(610),
        VEHICLE_STREET_CLEAN_TRAILER(611);

        private final long id;
        Vehicle(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Vehicle> byId = new HashMap<Long, Vehicle>(212);
        static {
            for (Vehicle e : Vehicle.values())
                byId.put(e.id(), e);
        }
        public static Vehicle byId(long id) { return byId.get(id); }
    }

    public enum VehicleClass {
        CLASS_CAR(0),
        CLASS_MTRUCK(1),
        CLASS_QUAD(2),
        CLASS_HELI(3),
        CLASS_PLANE(4),
        CLASS_BOAT(5),
        CLASS_TRAIN(6),
        CLASS_BIKE(7),
        CLASS_BMX(8),
        CLASS_TRAILER(9);

        private final long id;
        VehicleClass(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, VehicleClass> byId = new HashMap<Long, VehicleClass>(10);
        static {
            for (VehicleClass e : VehicleClass.values())
                byId.put(e.id(), e);
        }
        public static VehicleClass byId(long id) { return byId.get(id); }
    }

    public enum WarAttack {
        NO_ATTACK(0),
        PLAYER_WAS_TOLD(1),
        PLAYER_CAME(2);

        private final long id;
        WarAttack(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WarAttack> byId = new HashMap<Long, WarAttack>(3);
        static {
            for (WarAttack e : WarAttack.values())
                byId.put(e.id(), e);
        }
        public static WarAttack byId(long id) { return byId.get(id); }
    }

    public enum WarState {
        NO_WAR(0),
        PROVOKED(1),
        FIRST_WAVE(2),
        FIRST_PASSED(3),
        SECOND_WAVE(4),
        SECOND_PASSED(5),
        THIRD_WAVE(6);

        private final long id;
        WarState(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WarState> byId = new HashMap<Long, WarState>(7);
        static {
            for (WarState e : WarState.values())
                byId.put(e.id(), e);
        }
        public static WarState byId(long id) { return byId.get(id); }
    }

    public enum WeaponKind {
        UNARMED(0),
        BRASS_KNUCKLES(1),
        GOLF_CLUB(2),
        NIGHTSTICK(3),
        KNIFE(4),
        BAT(5),
        SHOVEL(6),
        POOL_CUE(7),
        KATANA(8),
        CHAINSAW(9),
        DILDO(10),
        DILDO_2(11),
        VIBRATOR(12),
        VIBRATOR_2(13),
        FLOWERS(14),
        CANE(15),
        GRENADE(16),
        TEARGAS(17),
        MOLOTOV(18),
        ROCKET(19),
        HEAT_SEEKING_ROCKET(20),
        FREE_FALL_BOMB(21),
        PISTOL(22),
        SILENCED_PISTOL(23),
        DESERT_EAGLE(24),
        SHOTGUN(25),
        SAWN_OFF(26),
        COMBAT_SHOTGUN(27),
        MICRO_UZI(28),
        MP5(29),
        AK47(30),
        M4(31),
        TEC9(32),
        COUNTRY_RIFLE(33),
        SNIPER_RIFLE(34),
        ROCKET_LAUNCHER(35),
        HEAT_SEEKER(36),
        FLAMETHROWER(37),
        MINIGUN(38),
        SATCHEL(39),
        DETONATOR(40),
        SPRAYCAN(41),
        EXTINGUISHER(42),
        CAMERA(43),
        NIGHT_VISION(44),
        INFRARED(45),
        PARACHUTE(46);

        private final long id;
        WeaponKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WeaponKind> byId = new HashMap<Long, WeaponKind>(47);
        static {
            for (WeaponKind e : WeaponKind.values())
                byId.put(e.id(), e);
        }
        public static WeaponKind byId(long id) { return byId.get(id); }
    }

    public enum WeaponSlot {
        SLOT_UNARMED(0),
        SLOT_MELEE(1),
        SLOT_HANDGUN(2),
        SLOT_SHOTGUN(3),
        SLOT_SMG(4),
        SLOT_RIFLE(5),
        SLOT_SNIPER(6),
        SLOT_HEAVY(7),
        SLOT_THROWN(8),
        SLOT_SPECIAL(9),
        SLOT_GIFT(10),
        SLOT_GOGGLES(11),
        SLOT_DETONATOR(12);

        private final long id;
        WeaponSlot(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WeaponSlot> byId = new HashMap<Long, WeaponSlot>(13);
        static {
            for (WeaponSlot e : WeaponSlot.values())
                byId.put(e.id(), e);
        }
        public static WeaponSlot byId(long id) { return byId.get(id); }
    }

    public enum WeaponState {
        WEAPON_READY(0),
        FIRING(1),
        RELOADING(2),
        OUT_OF_AMMO(3),
        MELEE_CONTACT(4);

        private final long id;
        WeaponState(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WeaponState> byId = new HashMap<Long, WeaponState>(5);
        static {
            for (WeaponState e : WeaponState.values())
                byId.put(e.id(), e);
        }
        public static WeaponState byId(long id) { return byId.get(id); }
    }

    public enum Weather {
        NO_WEATHER(-1),
        EXTRA_SUNNY_LA(0),
        SUNNY_LA(1),
        EXTRA_SUNNY_SMOG_LA(2),
        SUNNY_SMOG_LA(3),
        CLOUDY_LA(4),
        SUNNY_SF(5),
        EXTRA_SUNNY_SF(6),
        CLOUDY_SF(7),
        RAINY_SF(8),
        FOGGY_SF(9),
        SUNNY_VEGAS(10),
        EXTRA_SUNNY_VEGAS(11),
        CLOUDY_VEGAS(12),
        EXTRA_SUNNY_COUNTRY(13),
        SUNNY_COUNTRY(14),
        CLOUDY_COUNTRY(15),
        RAINY_COUNTRY(16),
        EXTRA_SUNNY_DESERT(17),
        SUNNY_DESERT(18),
        SANDSTORM_DESERT(19),
        UNDERWATER(20),
        EXTRACOLOURS_1(21),
        EXTRACOLOURS_2(22);

        private final long id;
        Weather(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Weather> byId = new HashMap<Long, Weather>(24);
        static {
            for (Weather e : Weather.values())
                byId.put(e.id(), e);
        }
        public static Weather byId(long id) { return byId.get(id); }
    }

    public enum WheelClass {
        WHEEL_CLASS_0(0),
        WHEEL_CLASS_1(1),
        WHEEL_CLASS_2(2);

        private final long id;
        WheelClass(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WheelClass> byId = new HashMap<Long, WheelClass>(3);
        static {
            for (WheelClass e : WheelClass.values())
                byId.put(e.id(), e);
        }
        public static WheelClass byId(long id) { return byId.get(id); }
    }

    public enum ZoneKind {
        NAV_ZONE(0),
        LOCAL_ZONE(1),
        INFO_ZONE(2),
        MAP_ZONE(3);

        private final long id;
        ZoneKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ZoneKind> byId = new HashMap<Long, ZoneKind>(4);
        static {
            for (ZoneKind e : ZoneKind.values())
                byId.put(e.id(), e);
        }
        public static ZoneKind byId(long id) { return byId.get(id); }
    }

    public GtaSaSaveDe(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaSaSaveDe(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public GtaSaSaveDe(KaitaiStream _io, KaitaiStruct _parent, GtaSaSaveDe _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readU4le();
        if (!(this.magic == 4278255360L)) {
            throw new KaitaiStream.ValidationNotEqualError(4278255360L, this.magic, this._io, "/seq/0");
        }
        this.formatVersion = this._io.readU4le();
        this.hash = this._io.readBytes(16);
        this.formatVersion2 = this._io.readU4le();
        this.timeSaved = this._io.readU8le();
        this.saveName = new Text(this._io, this, _root);
        this.formatVersion3 = this._io.readU4le();
        this.formatVersion4 = this._io.readU4le();
        this.tag00 = this._io.readBytes(21);
        if (!(Arrays.equals(this.tag00, new byte[] { 17, 0, 0, 0, 83, 73, 77, 80, 76, 69, 95, 86, 65, 82, 73, 65, 66, 76, 69, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 17, 0, 0, 0, 83, 73, 77, 80, 76, 69, 95, 86, 65, 82, 73, 65, 66, 76, 69, 83, 0 }, this.tag00, this._io, "/seq/8");
        }
        this.simpleVariables = new DefinitiveSimpleBlock(this._io, this, _root);
        this.tag01 = this._io.readBytes(13);
        if (!(Arrays.equals(this.tag01, new byte[] { 9, 0, 0, 0, 77, 69, 84, 65, 68, 65, 84, 65, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 9, 0, 0, 0, 77, 69, 84, 65, 68, 65, 84, 65, 0 }, this.tag01, this._io, "/seq/10");
        }
        this.metadata = new MetadataBlock(this._io, this, _root);
        this.tag02 = this._io.readBytes(12);
        if (!(Arrays.equals(this.tag02, new byte[] { 8, 0, 0, 0, 83, 67, 82, 73, 80, 84, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 8, 0, 0, 0, 83, 67, 82, 73, 80, 84, 83, 0 }, this.tag02, this._io, "/seq/12");
        }
        this.scripts = new ScriptsBlock(this._io, this, _root, true, true, isMissionSave());
        this.tag03 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag03, new byte[] { 6, 0, 0, 0, 80, 79, 79, 76, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 80, 79, 79, 76, 83, 0 }, this.tag03, this._io, "/seq/14");
        }
        this.pools = new DefinitivePoolsBlock(this._io, this, _root);
        this.tag04 = this._io.readBytes(12);
        if (!(Arrays.equals(this.tag04, new byte[] { 8, 0, 0, 0, 71, 65, 82, 65, 71, 69, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 8, 0, 0, 0, 71, 65, 82, 65, 71, 69, 83, 0 }, this.tag04, this._io, "/seq/16");
        }
        this.garages = new GaragesBlock(this._io, this, _root);
        this.tag05 = this._io.readBytes(14);
        if (!(Arrays.equals(this.tag05, new byte[] { 10, 0, 0, 0, 71, 65, 77, 69, 76, 79, 71, 73, 67, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 10, 0, 0, 0, 71, 65, 77, 69, 76, 79, 71, 73, 67, 0 }, this.tag05, this._io, "/seq/18");
        }
        this.gameLogic = new GameLogicBlock(this._io, this, _root);
        this.tag06 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag06, new byte[] { 6, 0, 0, 0, 80, 65, 84, 72, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 80, 65, 84, 72, 83, 0 }, this.tag06, this._io, "/seq/20");
        }
        this.paths = new PathsBlock(this._io, this, _root);
        this.tag07 = this._io.readBytes(12);
        if (!(Arrays.equals(this.tag07, new byte[] { 8, 0, 0, 0, 80, 73, 67, 75, 85, 80, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 8, 0, 0, 0, 80, 73, 67, 75, 85, 80, 83, 0 }, this.tag07, this._io, "/seq/22");
        }
        this.pickups = new PickupsBlock(this._io, this, _root);
        this.tag08 = this._io.readBytes(12);
        if (!(Arrays.equals(this.tag08, new byte[] { 8, 0, 0, 0, 82, 69, 83, 84, 65, 82, 84, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 8, 0, 0, 0, 82, 69, 83, 84, 65, 82, 84, 0 }, this.tag08, this._io, "/seq/24");
        }
        this.restartPoints = new RestartPointsBlock(this._io, this, _root);
        this.tag09 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag09, new byte[] { 6, 0, 0, 0, 82, 65, 68, 65, 82, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 82, 65, 68, 65, 82, 0 }, this.tag09, this._io, "/seq/26");
        }
        this.radarBlips = new RadarBlock(this._io, this, _root, 250);
        this.radarEnd = this._io.readBytes(2);
        this.tag10 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag10, new byte[] { 6, 0, 0, 0, 90, 79, 78, 69, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 90, 79, 78, 69, 83, 0 }, this.tag10, this._io, "/seq/29");
        }
        this.zones = new ZonesBlock(this._io, this, _root);
        this.tag11 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag11, new byte[] { 6, 0, 0, 0, 71, 65, 78, 71, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 71, 65, 78, 71, 83, 0 }, this.tag11, this._io, "/seq/31");
        }
        this.gangs = new GangsBlock(this._io, this, _root);
        this.tag12 = this._io.readBytes(18);
        if (!(Arrays.equals(this.tag12, new byte[] { 14, 0, 0, 0, 67, 65, 82, 71, 69, 78, 69, 82, 65, 84, 79, 82, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 14, 0, 0, 0, 67, 65, 82, 71, 69, 78, 69, 82, 65, 84, 79, 82, 83, 0 }, this.tag12, this._io, "/seq/33");
        }
        this.carGenerators = new CarGeneratorsBlock(this._io, this, _root);
        this.tag13 = this._io.readBytes(15);
        if (!(Arrays.equals(this.tag13, new byte[] { 11, 0, 0, 0, 80, 76, 65, 89, 69, 82, 73, 78, 70, 79, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 11, 0, 0, 0, 80, 76, 65, 89, 69, 82, 73, 78, 70, 79, 0 }, this.tag13, this._io, "/seq/35");
        }
        this.playerInfo = new PlayerInfoBlock(this._io, this, _root);
        this.tag14 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag14, new byte[] { 6, 0, 0, 0, 83, 84, 65, 84, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 83, 84, 65, 84, 83, 0 }, this.tag14, this._io, "/seq/37");
        }
        this.statistics = new StatisticsBlock(this._io, this, _root, true);
        this.tag15 = this._io.readBytes(14);
        if (!(Arrays.equals(this.tag15, new byte[] { 10, 0, 0, 0, 83, 69, 84, 80, 73, 69, 67, 69, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 10, 0, 0, 0, 83, 69, 84, 80, 73, 69, 67, 69, 83, 0 }, this.tag15, this._io, "/seq/39");
        }
        this.setPieces = new SetPiecesBlock(this._io, this, _root);
        this.tag16 = this._io.readBytes(14);
        if (!(Arrays.equals(this.tag16, new byte[] { 10, 0, 0, 0, 83, 84, 82, 69, 65, 77, 73, 78, 71, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 10, 0, 0, 0, 83, 84, 82, 69, 65, 77, 73, 78, 71, 0 }, this.tag16, this._io, "/seq/41");
        }
        this.streaming = new StreamingBlock(this._io, this, _root);
        this.tag17 = this._io.readBytes(12);
        if (!(Arrays.equals(this.tag17, new byte[] { 8, 0, 0, 0, 80, 69, 68, 84, 89, 80, 69, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 8, 0, 0, 0, 80, 69, 68, 84, 89, 80, 69, 0 }, this.tag17, this._io, "/seq/43");
        }
        this.pedRelationships = new PedRelationshipsBlock(this._io, this, _root);
        this.tag18 = this._io.readBytes(9);
        if (!(Arrays.equals(this.tag18, new byte[] { 5, 0, 0, 0, 84, 65, 71, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 5, 0, 0, 0, 84, 65, 71, 83, 0 }, this.tag18, this._io, "/seq/45");
        }
        this.tags = new TagsBlock(this._io, this, _root);
        this.tag19 = this._io.readBytes(9);
        if (!(Arrays.equals(this.tag19, new byte[] { 5, 0, 0, 0, 73, 80, 76, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 5, 0, 0, 0, 73, 80, 76, 83, 0 }, this.tag19, this._io, "/seq/47");
        }
        this.iplFlags = new IplFlagsBlock(this._io, this, _root);
        this.tag20 = this._io.readBytes(13);
        if (!(Arrays.equals(this.tag20, new byte[] { 9, 0, 0, 0, 83, 72, 79, 80, 80, 73, 78, 71, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 9, 0, 0, 0, 83, 72, 79, 80, 80, 73, 78, 71, 0 }, this.tag20, this._io, "/seq/49");
        }
        this.shopping = new ShoppingBlock(this._io, this, _root);
        this.tag21 = this._io.readBytes(13);
        if (!(Arrays.equals(this.tag21, new byte[] { 9, 0, 0, 0, 71, 65, 78, 71, 87, 65, 82, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 9, 0, 0, 0, 71, 65, 78, 71, 87, 65, 82, 83, 0 }, this.tag21, this._io, "/seq/51");
        }
        this.gangWars = new GangWarsBlock(this._io, this, _root, true, true);
        this.tag22 = this._io.readBytes(15);
        if (!(Arrays.equals(this.tag22, new byte[] { 11, 0, 0, 0, 83, 84, 85, 78, 84, 74, 85, 77, 80, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 11, 0, 0, 0, 83, 84, 85, 78, 84, 74, 85, 77, 80, 83, 0 }, this.tag22, this._io, "/seq/53");
        }
        this.stuntJumps = new StuntJumpsBlock(this._io, this, _root);
        this.tag23 = this._io.readBytes(14);
        if (!(Arrays.equals(this.tag23, new byte[] { 10, 0, 0, 0, 69, 78, 84, 82, 89, 69, 88, 73, 84, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 10, 0, 0, 0, 69, 78, 84, 82, 89, 69, 88, 73, 84, 0 }, this.tag23, this._io, "/seq/55");
        }
        this.entryExits = new EntryExitsBlock(this._io, this, _root);
        this.tag24 = this._io.readBytes(10);
        if (!(Arrays.equals(this.tag24, new byte[] { 6, 0, 0, 0, 82, 65, 68, 73, 79, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 6, 0, 0, 0, 82, 65, 68, 73, 79, 0 }, this.tag24, this._io, "/seq/57");
        }
        this.radio = new RadioBlock(this._io, this, _root);
        this.tag25 = this._io.readBytes(19);
        if (!(Arrays.equals(this.tag25, new byte[] { 15, 0, 0, 0, 85, 83, 69, 82, 95, 51, 68, 77, 65, 82, 75, 69, 82, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 15, 0, 0, 0, 85, 83, 69, 82, 95, 51, 68, 77, 65, 82, 75, 69, 82, 83, 0 }, this.tag25, this._io, "/seq/59");
        }
        this.userMarkers = new UserMarkersBlock(this._io, this, _root);
        this.tag26 = this._io.readBytes(16);
        if (!(Arrays.equals(this.tag26, new byte[] { 12, 0, 0, 0, 80, 79, 83, 84, 69, 70, 70, 69, 67, 84, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 12, 0, 0, 0, 80, 79, 83, 84, 69, 70, 70, 69, 67, 84, 83, 0 }, this.tag26, this._io, "/seq/61");
        }
        this.postEffects = new PostEffectsBlock(this._io, this, _root);
        this.tag27 = this._io.readBytes(11);
        if (!(Arrays.equals(this.tag27, new byte[] { 7, 0, 0, 0, 66, 82, 73, 69, 70, 83, 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 7, 0, 0, 0, 66, 82, 73, 69, 70, 83, 0 }, this.tag27, this._io, "/seq/63");
        }
        this.briefs = new ArrayList<DefinitiveBrief>();
        for (int i = 0; i < 20; i++) {
            this.briefs.add(new DefinitiveBrief(this._io, this, _root));
        }
    }

    public void _fetchInstances() {
        this.saveName._fetchInstances();
        this.simpleVariables._fetchInstances();
        this.metadata._fetchInstances();
        this.scripts._fetchInstances();
        this.pools._fetchInstances();
        this.garages._fetchInstances();
        this.gameLogic._fetchInstances();
        this.paths._fetchInstances();
        this.pickups._fetchInstances();
        this.restartPoints._fetchInstances();
        this.radarBlips._fetchInstances();
        this.zones._fetchInstances();
        this.gangs._fetchInstances();
        this.carGenerators._fetchInstances();
        this.playerInfo._fetchInstances();
        this.statistics._fetchInstances();
        this.setPieces._fetchInstances();
        this.streaming._fetchInstances();
        this.pedRelationships._fetchInstances();
        this.tags._fetchInstances();
        this.iplFlags._fetchInstances();
        this.shopping._fetchInstances();
        this.gangWars._fetchInstances();
        this.stuntJumps._fetchInstances();
        this.entryExits._fetchInstances();
        this.radio._fetchInstances();
        this.userMarkers._fetchInstances();
        this.postEffects._fetchInstances();
        for (int i = 0; i < this.briefs.size(); i++) {
            this.briefs.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * Animations for a model.
     */
    public static class AnimGroup extends KaitaiStruct {
        public static AnimGroup fromFile(String fileName) throws IOException {
            return new AnimGroup(new ByteBufferKaitaiStream(fileName));
        }

        public AnimGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AnimGroup(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public AnimGroup(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.model = this._io.readS4le();
            this.ifpName = this._io.readBytes(16);
        }

        public void _fetchInstances() {
        }
        private int model;
        private byte[] ifpName;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Model of a person; -1 in a free place.
         */
        public int model() { return model; }

        /**
         * File of animations, such as `DEALER`, ended by a zero.
         */
        public byte[] ifpName() { return ifpName; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * An icon; a slot that is not in use holds old bytes.
     */
    public static class Blip extends KaitaiStruct {
        public static Blip fromFile(String fileName) throws IOException {
            return new Blip(new ByteBufferKaitaiStream(fileName));
        }

        public Blip(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Blip(KaitaiStream _io, GtaSaSaveDe.RadarBlock _parent) {
            this(_io, _parent, null);
        }

        public Blip(KaitaiStream _io, GtaSaSaveDe.RadarBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.colour = this._io.readU4le();
            this.entityHandle = this._io.readU4le();
            this.position = new Vec3(this._io, this, _root);
            this.counter = this._io.readU2le();
            this.gap016 = this._io.readBytes(2);
            this.sphereRadius = this._io.readF4le();
            this.iconSize = this._io.readU2le();
            this.gap01e = this._io.readBytes(2);
            this.enexPlus1 = this._io.readU4le();
            this.sprite = this._io.readS1();
            this.state = new BlipStateBits(this._io, this, _root);
            this.kind = new BlipKindBits(this._io, this, _root);
            this.gap025 = this._io.readBytes(1);
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
            this.state._fetchInstances();
            this.kind._fetchInstances();
        }
        private BlipColour colourName;

        /**
         * Meaning of `colour`.
         */
        public BlipColour colourName() {
            if (this.colourName != null)
                return this.colourName;
            this.colourName = GtaSaSaveDe.BlipColour.byId(colour());
            return this.colourName;
        }
        private Icon spriteName;

        /**
         * Meaning of `sprite`.
         */
        public Icon spriteName() {
            if (this.spriteName != null)
                return this.spriteName;
            this.spriteName = GtaSaSaveDe.Icon.byId(sprite());
            return this.spriteName;
        }
        private long colour;
        private long entityHandle;
        private Vec3 position;
        private int counter;
        private byte[] gap016;
        private float sphereRadius;
        private int iconSize;
        private byte[] gap01e;
        private long enexPlus1;
        private byte sprite;
        private BlipStateBits state;
        private BlipKindBits kind;
        private byte[] gap025;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.RadarBlock _parent;

        /**
         * 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
         * destination; above that red, green, blue and alpha.
         */
        public long colour() { return colour; }

        /**
         * Thing that it follows (opcodes 0186, 0187); 0 in a save.
         */
        public long entityHandle() { return entityHandle; }

        /**
         * Place that the icon marks.
         */
        public Vec3 position() { return position; }

        /**
         * Number of times that the slot was used; 1 for never.
         */
        public int counter() { return counter; }

        /**
         * Nothing; 0.
         */
        public byte[] gap016() { return gap016; }

        /**
         * Size of the sphere around the target; 1.
         */
        public float sphereRadius() { return sphereRadius; }

        /**
         * Size of its square, 1 or 3.
         */
        public int iconSize() { return iconSize; }

        /**
         * Nothing; 0.
         */
        public byte[] gap01e() { return gap01e; }

        /**
         * Door that it belongs to, + 1; 0 for none.
         */
        public long enexPlus1() { return enexPlus1; }

        /**
         * Picture of the icon.
         */
        public byte sprite() { return sprite; }

        /**
         * Looks of the icon.
         */
        public BlipStateBits state() { return state; }

        /**
         * Kind of target, and where the icon is shown.
         */
        public BlipKindBits kind() { return kind; }

        /**
         * Nothing; 0.
         */
        public byte[] gap025() { return gap025; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.RadarBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "sprite " + Long.toString(sprite());
        }
    }

    /**
     * Kind of an icon.
     */
    public static class BlipKindBits extends KaitaiStruct {
        public static BlipKindBits fromFile(String fileName) throws IOException {
            return new BlipKindBits(new ByteBufferKaitaiStream(fileName));
        }

        public BlipKindBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BlipKindBits(KaitaiStream _io, GtaSaSaveDe.Blip _parent) {
            this(_io, _parent, null);
        }

        public BlipKindBits(KaitaiStream _io, GtaSaSaveDe.Blip _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.display = this._io.readBitsIntLe(2);
            this.blipType = this._io.readBitsIntLe(4);
            this.appearance = this._io.readBitsIntLe(2);
        }

        public void _fetchInstances() {
        }
        private BlipTarget blipTypeName;

        /**
         * Meaning of `blip_type`.
         */
        public BlipTarget blipTypeName() {
            if (this.blipTypeName != null)
                return this.blipTypeName;
            this.blipTypeName = GtaSaSaveDe.BlipTarget.byId(blipType());
            return this.blipTypeName;
        }
        private BlipDisplay displayName;

        /**
         * Meaning of `display`.
         */
        public BlipDisplay displayName() {
            if (this.displayName != null)
                return this.displayName;
            this.displayName = GtaSaSaveDe.BlipDisplay.byId(display());
            return this.displayName;
        }
        private long display;
        private long blipType;
        private long appearance;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.Blip _parent;

        /**
         * Form of the blip, a marker in the world or an icon on the map.
         */
        public long display() { return display; }

        /**
         * Kind of target. Only places and contacts are stored in use: icons
         * of what moves are written as free.
         */
        public long blipType() { return blipType; }

        /**
         * 0 friend, 1 threat.
         */
        public long appearance() { return appearance; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.Blip _parent() { return _parent; }
    }

    /**
     * State of an icon.
     */
    public static class BlipStateBits extends KaitaiStruct {
        public static BlipStateBits fromFile(String fileName) throws IOException {
            return new BlipStateBits(new ByteBufferKaitaiStream(fileName));
        }

        public BlipStateBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BlipStateBits(KaitaiStream _io, GtaSaSaveDe.Blip _parent) {
            this(_io, _parent, null);
        }

        public BlipStateBits(KaitaiStream _io, GtaSaSaveDe.Blip _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.bright = this._io.readBitsIntLe(1) != 0;
            this.inUse = this._io.readBitsIntLe(1) != 0;
            this.shortRange = this._io.readBitsIntLe(1) != 0;
            this.friendly = this._io.readBitsIntLe(1) != 0;
            this.blipRemain = this._io.readBitsIntLe(1) != 0;
            this.fade = this._io.readBitsIntLe(1) != 0;
            this.coordAppearance = this._io.readBitsIntLe(2);
        }

        public void _fetchInstances() {
        }
        private boolean bright;
        private boolean inUse;
        private boolean shortRange;
        private boolean friendly;
        private boolean blipRemain;
        private boolean fade;
        private long coordAppearance;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.Blip _parent;

        /**
         * Bright colour; always set.
         */
        public boolean bright() { return bright; }

        /**
         * The slot holds a blip.
         */
        public boolean inUse() { return inUse; }

        /**
         * Shown only when near.
         */
        public boolean shortRange() { return shortRange; }

        /**
         * Drawn as a friend: colour 7 (threat) then shows as blue instead of
         * red.
         */
        public boolean friendly() { return friendly; }

        /**
         * Stays after the thing it marks is gone.
         */
        public boolean blipRemain() { return blipRemain; }

        /**
         * Probably a leftover; always clear.
         */
        public boolean fade() { return fade; }

        /**
         * Form for places.
         */
        public long coordAppearance() { return coordAppearance; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.Blip _parent() { return _parent; }
    }

    /**
     * A building with another model.
     */
    public static class BuildingSwap extends KaitaiStruct {
        public static BuildingSwap fromFile(String fileName) throws IOException {
            return new BuildingSwap(new ByteBufferKaitaiStream(fileName));
        }

        public BuildingSwap(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BuildingSwap(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public BuildingSwap(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.swapType = this._io.readU4le();
            this.poolIndexPlus1 = this._io.readU4le();
            this.newModel = this._io.readS4le();
            this.oldModel = this._io.readS4le();
        }

        public void _fetchInstances() {
        }
        private SwappedThing swapTypeName;

        /**
         * Meaning of `swap_type`.
         */
        public SwappedThing swapTypeName() {
            if (this.swapTypeName != null)
                return this.swapTypeName;
            this.swapTypeName = GtaSaSaveDe.SwappedThing.byId(swapType());
            return this.swapTypeName;
        }
        private long swapType;
        private long poolIndexPlus1;
        private int newModel;
        private int oldModel;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Kind of thing that has another model; 0 in a free place.
         */
        public long swapType() { return swapType; }

        /**
         * Building + 1; 0 in a free place.
         */
        public long poolIndexPlus1() { return poolIndexPlus1; }

        /**
         * Model that is shown; -1 in a free place.
         */
        public int newModel() { return newModel; }

        /**
         * Model of the map; -1 in a free place.
         */
        public int oldModel() { return oldModel; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * Bits of cars that are kept.
     */
    public static class CarBits extends KaitaiStruct {
        public static CarBits fromFile(String fileName) throws IOException {
            return new CarBits(new ByteBufferKaitaiStream(fileName));
        }

        public CarBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CarBits(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent) {
            this(_io, _parent, null);
        }

        public CarBits(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.carBulletProof = this._io.readBitsIntLe(1) != 0;
            this.carFireProof = this._io.readBitsIntLe(1) != 0;
            this.carExplosionProof = this._io.readBitsIntLe(1) != 0;
            this.carCollisionProof = this._io.readBitsIntLe(1) != 0;
            this.carMeleeProof = this._io.readBitsIntLe(1) != 0;
            this.bassBoost = this._io.readBitsIntLe(1) != 0;
            this.hydraulics = this._io.readBitsIntLe(1) != 0;
            this.nitrous = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private boolean carBulletProof;
        private boolean carFireProof;
        private boolean carExplosionProof;
        private boolean carCollisionProof;
        private boolean carMeleeProof;
        private boolean bassBoost;
        private boolean hydraulics;
        private boolean nitrous;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.StoredCar _parent;

        /**
         * No harm by bullets.
         */
        public boolean carBulletProof() { return carBulletProof; }

        /**
         * No harm by fire.
         */
        public boolean carFireProof() { return carFireProof; }

        /**
         * No harm by explosions.
         */
        public boolean carExplosionProof() { return carExplosionProof; }

        /**
         * No harm by collisions.
         */
        public boolean carCollisionProof() { return carCollisionProof; }

        /**
         * No harm by blows.
         */
        public boolean carMeleeProof() { return carMeleeProof; }

        /**
         * Stereo with bass boost is fitted.
         */
        public boolean bassBoost() { return bassBoost; }

        /**
         * Hydraulics are fitted.
         */
        public boolean hydraulics() { return hydraulics; }

        /**
         * Nitrous is fitted.
         */
        public boolean nitrous() { return nitrous; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.StoredCar _parent() { return _parent; }
    }

    /**
     * A place at which a car is parked.
     */
    public static class CarGenerator extends KaitaiStruct {
        public static CarGenerator fromFile(String fileName) throws IOException {
            return new CarGenerator(new ByteBufferKaitaiStream(fileName));
        }

        public CarGenerator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CarGenerator(KaitaiStream _io, GtaSaSaveDe.CarGeneratorsBlock _parent) {
            this(_io, _parent, null);
        }

        public CarGenerator(KaitaiStream _io, GtaSaSaveDe.CarGeneratorsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.index = this._io.readU2le();
            this.model = this._io.readS2le();
            this.colours = new ArrayList<Byte>();
            for (int i = 0; i < 2; i++) {
                this.colours.add(this._io.readS1());
            }
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
            this.z = this._io.readS2le();
            this.angle = this._io.readU1();
            this.alarmChance = this._io.readU1();
            this.lockChance = this._io.readU1();
            this.flags = new GeneratorBits(this._io, this, _root);
            this.minDelay = this._io.readU2le();
            this.maxDelay = this._io.readU2le();
            this.gap013 = this._io.readBytes(2);
            this.nextGenTime = this._io.readU4le();
            this.vehicleHandle = this._io.readS2le();
            this.generateCount = this._io.readU2le();
            this.iplId = this._io.readU1();
            this.isUsed = this._io.readU1();
            this.gap01f = this._io.readBytes(2);
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.colours.size(); i++) {
            }
            this.flags._fetchInstances();
        }
        private CarSupply generateCountName;

        /**
         * Meaning of `generate_count`.
         */
        public CarSupply generateCountName() {
            if (this.generateCountName != null)
                return this.generateCountName;
            this.generateCountName = GtaSaSaveDe.CarSupply.byId(generateCount());
            return this.generateCountName;
        }
        private Vehicle modelName;

        /**
         * Meaning of `model`.
         */
        public Vehicle modelName() {
            if (this.modelName != null)
                return this.modelName;
            this.modelName = GtaSaSaveDe.Vehicle.byId(model());
            return this.modelName;
        }
        private int index;
        private short model;
        private List<Byte> colours;
        private short x;
        private short y;
        private short z;
        private int angle;
        private int alarmChance;
        private int lockChance;
        private GeneratorBits flags;
        private int minDelay;
        private int maxDelay;
        private byte[] gap013;
        private long nextGenTime;
        private short vehicleHandle;
        private int generateCount;
        private int iplId;
        private int isUsed;
        private byte[] gap01f;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.CarGeneratorsBlock _parent;

        /**
         * Place in the game's table, below 500, in order.
         */
        public int index() { return index; }

        /**
         * Model; -1 for any, -n for any that is n now.
         */
        public short model() { return model; }

        /**
         * Colours of the car; -1 for any.
         */
        public List<Byte> colours() { return colours; }

        /**
         * Towards the east.
         */
        public short x() { return x; }

        /**
         * Towards the north.
         */
        public short y() { return y; }

        /**
         * Up.
         */
        public short z() { return z; }

        /**
         * Heading of the parked car, in steps of 1/256 of a turn.
         */
        public int angle() { return angle; }

        /**
         * Chance that the car has an alarm.
         */
        public int alarmChance() { return alarmChance; }

        /**
         * Chance that the car is locked.
         */
        public int lockChance() { return lockChance; }

        /**
         * Conditions under which the car appears.
         */
        public GeneratorBits flags() { return flags; }

        /**
         * Shortest time until the next.
         */
        public int minDelay() { return minDelay; }

        /**
         * Longest time until the next; 10,000.
         */
        public int maxDelay() { return maxDelay; }

        /**
         * Nothing; 0.
         */
        public byte[] gap013() { return gap013; }

        /**
         * Time at which the next car appears.
         */
        public long nextGenTime() { return nextGenTime; }

        /**
         * Car at the place, as an old handle; -1 for none.
         */
        public short vehicleHandle() { return vehicleHandle; }

        /**
         * Cars that still come: 0 for none, 65,535 for without end, which the
         * game makes of 101 and more in a script; 1 occurs.
         */
        public int generateCount() { return generateCount; }

        /**
         * Part of the map that it belongs to; 0, others are not saved.
         */
        public int iplId() { return iplId; }

        /**
         * Whether the place is in use; 1, others are not saved.
         */
        public int isUsed() { return isUsed; }

        /**
         * Nothing; 0.
         */
        public byte[] gap01f() { return gap01f; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.CarGeneratorsBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "model " + Long.toString(model());
        }
    }

    /**
     * Block 12.
     */
    public static class CarGeneratorsBlock extends KaitaiStruct {
        public static CarGeneratorsBlock fromFile(String fileName) throws IOException {
            return new CarGeneratorsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public CarGeneratorsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CarGeneratorsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public CarGeneratorsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numGenerators = this._io.readU4le();
            if (!(this.numGenerators <= ((Number) ((_io().size() - _io().pos()) / 34)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 34)).longValue(), this.numGenerators, this._io, "/types/car_generators_block/seq/0");
            }
            this.processCounter = this._io.readU1();
            this.generateEvenIfClose = this._io.readU1();
            this.generators = new ArrayList<CarGenerator>();
            for (int i = 0; i < numGenerators(); i++) {
                this.generators.add(new CarGenerator(this._io, this, _root));
            }
            this.plateCount = this._io.readU4le();
            this.plates = new ArrayList<Plate>();
            for (int i = 0; i < 15; i++) {
                this.plates.add(new Plate(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.generators.size(); i++) {
                this.generators.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.plates.size(); i++) {
                this.plates.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numGenerators;
        private int processCounter;
        private int generateEvenIfClose;
        private List<CarGenerator> generators;
        private long plateCount;
        private List<Plate> plates;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Parked cars that follow; 109 to 218.
         */
        public long numGenerators() { return numGenerators; }

        /**
         * Quarter of the generators that is looked at next, 0 to 3.
         */
        public int processCounter() { return processCounter; }

        /**
         * Cars that still may appear nearby, 0 to 20.
         */
        public int generateEvenIfClose() { return generateEvenIfClose; }

        /**
         * Parked cars.
         */
        public List<CarGenerator> generators() { return generators; }

        /**
         * Licence plates in use; 15 are stored.
         */
        public long plateCount() { return plateCount; }

        /**
         * Licence plates.
         */
        public List<Plate> plates() { return plates; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A changed price.
     */
    public static class ChangedPrice extends KaitaiStruct {
        public static ChangedPrice fromFile(String fileName) throws IOException {
            return new ChangedPrice(new ByteBufferKaitaiStream(fileName));
        }

        public ChangedPrice(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ChangedPrice(KaitaiStream _io, GtaSaSaveDe.ShoppingBlock _parent) {
            this(_io, _parent, null);
        }

        public ChangedPrice(KaitaiStream _io, GtaSaSaveDe.ShoppingBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = this._io.readU4le();
            this.price = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long key;
        private long price;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ShoppingBlock _parent;

        /**
         * Key of what costs another price.
         */
        public long key() { return key; }

        /**
         * Dollars that the item costs now.
         */
        public long price() { return price; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ShoppingBlock _parent() { return _parent; }
    }

    /**
     * A text of the briefing.
     */
    public static class DefinitiveBrief extends KaitaiStruct {
        public static DefinitiveBrief fromFile(String fileName) throws IOException {
            return new DefinitiveBrief(new ByteBufferKaitaiStream(fileName));
        }

        public DefinitiveBrief(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DefinitiveBrief(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public DefinitiveBrief(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenKey = this._io.readU4le();
            if (!(this.lenKey <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenKey, this._io, "/types/definitive_brief/seq/0");
            }
            this.key = this._io.readBytes(lenKey());
            this.lenMissionText = this._io.readU4le();
            if (!(this.lenMissionText <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenMissionText, this._io, "/types/definitive_brief/seq/2");
            }
            this.missionText = this._io.readBytes(lenMissionText());
            this.numbers = new ArrayList<Integer>();
            for (int i = 0; i < 6; i++) {
                this.numbers.add(this._io.readS4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.numbers.size(); i++) {
            }
        }
        private long lenKey;
        private byte[] key;
        private long lenMissionText;
        private byte[] missionText;
        private List<Integer> numbers;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes of `key`.
         */
        public long lenKey() { return lenKey; }

        /**
         * Key of the text, without a zero.
         */
        public byte[] key() { return key; }

        /**
         * Bytes of `mission_text`.
         */
        public long lenMissionText() { return lenMissionText; }

        /**
         * Name of the mission's texts, without a zero; may be empty.
         */
        public byte[] missionText() { return missionText; }

        /**
         * Numbers in the text; -1 for none.
         */
        public List<Integer> numbers() { return numbers; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * An object that a script made.
     */
    public static class DefinitiveObject extends KaitaiStruct {
        public static DefinitiveObject fromFile(String fileName) throws IOException {
            return new DefinitiveObject(new ByteBufferKaitaiStream(fileName));
        }

        public DefinitiveObject(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DefinitiveObject(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent) {
            this(_io, _parent, null);
        }

        public DefinitiveObject(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.handle = this._io.readU4le();
            this.model = this._io.readS4le();
            this.objectSize = this._io.readU4le();
            this.position = new Vec3(this._io, this, _root);
            this.unknown24 = this._io.readBytes(76);
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private long handle;
        private int model;
        private long objectSize;
        private Vec3 position;
        private byte[] unknown24;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.DefinitivePoolsBlock _parent;

        /**
         * Place among objects * 256 + counter.
         */
        public long handle() { return handle; }

        /**
         * Model number of the object.
         */
        public int model() { return model; }

        /**
         * Bytes that follow: 88.
         */
        public long objectSize() { return objectSize; }

        /**
         * Place of the object in the world.
         */
        public Vec3 position() { return position; }

        /**
         * Bytes of unknown use after the position of the object.
         */
        public byte[] unknown24() { return unknown24; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.DefinitivePoolsBlock _parent() { return _parent; }
    }

    /**
     * Section POOLS. The player with all he carries, and objects.
     */
    public static class DefinitivePoolsBlock extends KaitaiStruct {
        public static DefinitivePoolsBlock fromFile(String fileName) throws IOException {
            return new DefinitivePoolsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public DefinitivePoolsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DefinitivePoolsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public DefinitivePoolsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numPlayers = this._io.readU4le();
            if (!(this.numPlayers <= ((Number) ((_io().size() - _io().pos()) / 628)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 628)).longValue(), this.numPlayers, this._io, "/types/definitive_pools_block/seq/0");
            }
            this.players = new ArrayList<MobilePlayer>();
            for (int i = 0; i < numPlayers(); i++) {
                this.players.add(new MobilePlayer(this._io, this, _root, true));
            }
            this.numVehicles = this._io.readU4le();
            if (!(this.numVehicles <= ((Number) ((_io().size() - _io().pos()) / 176)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 176)).longValue(), this.numVehicles, this._io, "/types/definitive_pools_block/seq/2");
            }
            this.vehicles = new ArrayList<MobileVehicle>();
            for (int i = 0; i < numVehicles(); i++) {
                this.vehicles.add(new MobileVehicle(this._io, this, _root));
            }
            this.cameraTarget = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.cameraTarget.add(this._io.readS4le());
            }
            this.unknownBeforeObjects = this._io.readBytes(22);
            this.numObjects = this._io.readU4le();
            if (!(this.numObjects <= ((Number) ((_io().size() - _io().pos()) / 100)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 100)).longValue(), this.numObjects, this._io, "/types/definitive_pools_block/seq/6");
            }
            this.objects = new ArrayList<DefinitiveObject>();
            for (int i = 0; i < numObjects(); i++) {
                this.objects.add(new DefinitiveObject(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.players.size(); i++) {
                this.players.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.vehicles.size(); i++) {
                this.vehicles.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.cameraTarget.size(); i++) {
            }
            for (int i = 0; i < this.objects.size(); i++) {
                this.objects.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numPlayers;
        private List<MobilePlayer> players;
        private long numVehicles;
        private List<MobileVehicle> vehicles;
        private List<Integer> cameraTarget;
        private byte[] unknownBeforeObjects;
        private long numObjects;
        private List<DefinitiveObject> objects;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Players that follow; 1.
         */
        public long numPlayers() { return numPlayers; }

        /**
         * The player as a person: health, weapons, clothes.
         */
        public List<MobilePlayer> players() { return players; }

        /**
         * Vehicles that follow; 0.
         */
        public long numVehicles() { return numVehicles; }

        /**
         * Vehicles of a mission, in the form of Android; none in the measured
         * files.
         */
        public List<MobileVehicle> vehicles() { return vehicles; }

        /**
         * Probably what the camera follows.
         */
        public List<Integer> cameraTarget() { return cameraTarget; }

        /**
         * Bytes of unknown use between the camera target and the objects.
         */
        public byte[] unknownBeforeObjects() { return unknownBeforeObjects; }

        /**
         * Objects that follow; 175.
         */
        public long numObjects() { return numObjects; }

        /**
         * Objects that scripts made.
         */
        public List<DefinitiveObject> objects() { return objects; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
     * take four bytes.
     */
    public static class DefinitiveSimpleBlock extends KaitaiStruct {
        public static DefinitiveSimpleBlock fromFile(String fileName) throws IOException {
            return new DefinitiveSimpleBlock(new ByteBufferKaitaiStream(fileName));
        }

        public DefinitiveSimpleBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DefinitiveSimpleBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public DefinitiveSimpleBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lastMission = new Text(this._io, this, _root);
            this.versionId = this._io.readU4le();
            this.missionPackGame = this._io.readU4le();
            this.currentLevel = this._io.readU1();
            this.cameraPos = new Vec3(this._io, this, _root);
            this.msPerGameMinute = this._io.readU4le();
            this.lastClockTick = this._io.readU4le();
            this.gameMonth = this._io.readU1();
            this.gameDay = this._io.readU1();
            this.gameHour = this._io.readU1();
            this.gameMinute = this._io.readU1();
            this.gameWeekday = this._io.readU1();
            this.storedMonth = this._io.readU1();
            this.storedDay = this._io.readU1();
            this.storedHour = this._io.readU1();
            this.storedMinute = this._io.readU1();
            this.clockHasBeenStored = this._io.readU4le();
            this.hasCheated = this._io.readU1();
            this.globalTimer = this._io.readU4le();
            this.timeScale = this._io.readF4le();
            this.timeStep = this._io.readF4le();
            this.timeStepNonClipped = this._io.readF4le();
            this.frameCounter = this._io.readU4le();
            this.oldWeather = this._io.readS2le();
            this.newWeather = this._io.readS2le();
            this.forcedWeather = this._io.readS2le();
            this.weatherInterpolation = this._io.readF4le();
            this.weatherTypeInList = this._io.readU4le();
            this.rain = this._io.readF4le();
            this.carZoom = this._io.readU4le();
            this.pedZoom = this._io.readU4le();
            this.unknown89 = this._io.readU1();
            this.interior = this._io.readS4le();
            this.invertLook = this._io.readU4le();
            this.extraColour = this._io.readS4le();
            this.extraColourOn = this._io.readU4le();
            this.extraColourInterpolation = this._io.readF4le();
            this.extraColourWeather = this._io.readS4le();
            this.waterConfiguration = this._io.readU4le();
            this.laRiots = this._io.readU4le();
            this.laRiotsNoPoliceCars = this._io.readU4le();
            this.maxWantedLevel = this._io.readU4le();
            this.maxChaos = this._io.readU4le();
            this.unknown134 = this._io.readBytes(53);
        }

        public void _fetchInstances() {
            this.lastMission._fetchInstances();
            this.cameraPos._fetchInstances();
        }
        private Town currentLevelName;

        /**
         * Meaning of `current_level`.
         */
        public Town currentLevelName() {
            if (this.currentLevelName != null)
                return this.currentLevelName;
            this.currentLevelName = GtaSaSaveDe.Town.byId(currentLevel());
            return this.currentLevelName;
        }
        private Weather extraColourWeatherName;

        /**
         * Meaning of `extra_colour_weather`.
         */
        public Weather extraColourWeatherName() {
            if (this.extraColourWeatherName != null)
                return this.extraColourWeatherName;
            this.extraColourWeatherName = GtaSaSaveDe.Weather.byId(extraColourWeather());
            return this.extraColourWeatherName;
        }
        private Weather forcedWeatherName;

        /**
         * Meaning of `forced_weather`.
         */
        public Weather forcedWeatherName() {
            if (this.forcedWeatherName != null)
                return this.forcedWeatherName;
            this.forcedWeatherName = GtaSaSaveDe.Weather.byId(forcedWeather());
            return this.forcedWeatherName;
        }
        private InteriorArea interiorName;

        /**
         * Meaning of `interior`.
         */
        public InteriorArea interiorName() {
            if (this.interiorName != null)
                return this.interiorName;
            this.interiorName = GtaSaSaveDe.InteriorArea.byId(interior());
            return this.interiorName;
        }
        private Weather newWeatherName;

        /**
         * Meaning of `new_weather`.
         */
        public Weather newWeatherName() {
            if (this.newWeatherName != null)
                return this.newWeatherName;
            this.newWeatherName = GtaSaSaveDe.Weather.byId(newWeather());
            return this.newWeatherName;
        }
        private Weather oldWeatherName;

        /**
         * Meaning of `old_weather`.
         */
        public Weather oldWeatherName() {
            if (this.oldWeatherName != null)
                return this.oldWeatherName;
            this.oldWeatherName = GtaSaSaveDe.Weather.byId(oldWeather());
            return this.oldWeatherName;
        }
        private Text lastMission;
        private long versionId;
        private long missionPackGame;
        private int currentLevel;
        private Vec3 cameraPos;
        private long msPerGameMinute;
        private long lastClockTick;
        private int gameMonth;
        private int gameDay;
        private int gameHour;
        private int gameMinute;
        private int gameWeekday;
        private int storedMonth;
        private int storedDay;
        private int storedHour;
        private int storedMinute;
        private long clockHasBeenStored;
        private int hasCheated;
        private long globalTimer;
        private float timeScale;
        private float timeStep;
        private float timeStepNonClipped;
        private long frameCounter;
        private short oldWeather;
        private short newWeather;
        private short forcedWeather;
        private float weatherInterpolation;
        private long weatherTypeInList;
        private float rain;
        private long carZoom;
        private long pedZoom;
        private int unknown89;
        private int interior;
        private long invertLook;
        private int extraColour;
        private long extraColourOn;
        private float extraColourInterpolation;
        private int extraColourWeather;
        private long waterConfiguration;
        private long laRiots;
        private long laRiotsNoPoliceCars;
        private long maxWantedLevel;
        private long maxChaos;
        private byte[] unknown134;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Key of the last mission's text.
         */
        public Text lastMission() { return lastMission; }

        /**
         * 0xF2E813F3.
         */
        public long versionId() { return versionId; }

        /**
         * Whether a mission pack is played; 0.
         */
        public long missionPackGame() { return missionPackGame; }

        /**
         * Town, by its number.
         */
        public int currentLevel() { return currentLevel; }

        /**
         * Place of the camera.
         */
        public Vec3 cameraPos() { return cameraPos; }

        /**
         * Length of a minute of the game; 1000.
         */
        public long msPerGameMinute() { return msPerGameMinute; }

        /**
         * Time at which the clock last went on.
         */
        public long lastClockTick() { return lastClockTick; }

        /**
         * Month, 1 to 12.
         */
        public int gameMonth() { return gameMonth; }

        /**
         * Day of the month, 1 to 31.
         */
        public int gameDay() { return gameDay; }

        /**
         * Hour, 0 to 23.
         */
        public int gameHour() { return gameHour; }

        /**
         * Minute, 0 to 59.
         */
        public int gameMinute() { return gameMinute; }

        /**
         * Day of the week, 1 to 7.
         */
        public int gameWeekday() { return gameWeekday; }

        /**
         * Month of the clock that a script put aside.
         */
        public int storedMonth() { return storedMonth; }

        /**
         * Day of the clock that was put aside.
         */
        public int storedDay() { return storedDay; }

        /**
         * Hour of the clock that was put aside.
         */
        public int storedHour() { return storedHour; }

        /**
         * Minute of the clock that was put aside.
         */
        public int storedMinute() { return storedMinute; }

        /**
         * Whether a clock was put aside.
         */
        public long clockHasBeenStored() { return clockHasBeenStored; }

        /**
         * Probably whether the player has cheated; 1 with 648 cheats.
         */
        public int hasCheated() { return hasCheated; }

        /**
         * Time played, which all other times refer to.
         */
        public long globalTimer() { return globalTimer; }

        /**
         * Speed of the game.
         */
        public float timeScale() { return timeScale; }

        /**
         * Length of the last step in units of 20 ms.
         */
        public float timeStep() { return timeStep; }

        /**
         * Length of the last step before it was limited, in units of 20 ms.
         */
        public float timeStepNonClipped() { return timeStepNonClipped; }

        /**
         * Frames drawn.
         */
        public long frameCounter() { return frameCounter; }

        /**
         * Weather that goes.
         */
        public short oldWeather() { return oldWeather; }

        /**
         * Weather that comes.
         */
        public short newWeather() { return newWeather; }

        /**
         * Weather that a script holds; -1 for none.
         */
        public short forcedWeather() { return forcedWeather; }

        /**
         * Progress of the change of weather, 0 to 1.
         */
        public float weatherInterpolation() { return weatherInterpolation; }

        /**
         * Place in the list of weathers.
         */
        public long weatherTypeInList() { return weatherTypeInList; }

        /**
         * Strength of the rain, 0 to 1.
         */
        public float rain() { return rain; }

        /**
         * Camera of vehicles.
         */
        public long carZoom() { return carZoom; }

        /**
         * Camera on foot.
         */
        public long pedZoom() { return pedZoom; }

        /**
         * Unknown; 2.
         */
        public int unknown89() { return unknown89; }

        /**
         * Area code; 0 is outside. The player carries the same.
         */
        public int interior() { return interior; }

        /**
         * Probably whether looking up and down is swapped.
         */
        public long invertLook() { return invertLook; }

        /**
         * Tint of an interior.
         */
        public int extraColour() { return extraColour; }

        /**
         * Whether the tint is on.
         */
        public long extraColourOn() { return extraColourOn; }

        /**
         * Strength of the tint, 0 or 1.
         */
        public float extraColourInterpolation() { return extraColourInterpolation; }

        /**
         * Weather of the tint.
         */
        public int extraColourWeather() { return extraColourWeather; }

        /**
         * Water of the map.
         */
        public long waterConfiguration() { return waterConfiguration; }

        /**
         * Whether Los Santos riots.
         */
        public long laRiots() { return laRiots; }

        /**
         * Whether the riots have no police cars.
         */
        public long laRiotsNoPoliceCars() { return laRiotsNoPoliceCars; }

        /**
         * Most stars that police gives, 0 to 6.
         */
        public long maxWantedLevel() { return maxWantedLevel; }

        /**
         * Highest chaos, which belongs to the highest number of stars: 0, 115,
         * 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
         */
        public long maxChaos() { return maxChaos; }

        /**
         * Languages and settings of the menu, in an unknown order.
         */
        public byte[] unknown134() { return unknown134; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A direction in three bytes, 99 or 100 long.
     */
    public static class Direction100 extends KaitaiStruct {
        public static Direction100 fromFile(String fileName) throws IOException {
            return new Direction100(new ByteBufferKaitaiStream(fileName));
        }

        public Direction100(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Direction100(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent) {
            this(_io, _parent, null);
        }

        public Direction100(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readS1();
            this.y = this._io.readS1();
            this.z = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private byte x;
        private byte y;
        private byte z;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.StoredCar _parent;

        /**
         * East.
         */
        public byte x() { return x; }

        /**
         * North.
         */
        public byte y() { return y; }

        /**
         * Up.
         */
        public byte z() { return z; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.StoredCar _parent() { return _parent; }
    }

    /**
     * A door.
     */
    public static class EntryExit extends KaitaiStruct {
        public static EntryExit fromFile(String fileName) throws IOException {
            return new EntryExit(new ByteBufferKaitaiStream(fileName));
        }

        public EntryExit(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryExit(KaitaiStream _io, GtaSaSaveDe.EntryExitsBlock _parent) {
            this(_io, _parent, null);
        }

        public EntryExit(KaitaiStream _io, GtaSaSaveDe.EntryExitsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.entryIndex = this._io.readS2le();
            if (hasBody()) {
                this.door = new EntryExitState(this._io, this, _root);
            }
        }

        public void _fetchInstances() {
            if (hasBody()) {
                this.door._fetchInstances();
            }
        }
        private Boolean hasBody;

        /**
         * Whether it is a door rather than the end.
         */
        public Boolean hasBody() {
            if (this.hasBody != null)
                return this.hasBody;
            this.hasBody = entryIndex() != -1;
            return this.hasBody;
        }
        private short entryIndex;
        private EntryExitState door;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.EntryExitsBlock _parent;

        /**
         * Number in the game's table, below 400 on the PC and 455 on Android; -1
         * ends the list.
         */
        public short entryIndex() { return entryIndex; }

        /**
         * State of the door.
         */
        public EntryExitState door() { return door; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.EntryExitsBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "door " + Long.toString(entryIndex());
        }
    }

    /**
     * Bits of doors; the names of other sources are those of scripts.
     */
    public static class EntryExitBits extends KaitaiStruct {
        public static EntryExitBits fromFile(String fileName) throws IOException {
            return new EntryExitBits(new ByteBufferKaitaiStream(fileName));
        }

        public EntryExitBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryExitBits(KaitaiStream _io, GtaSaSaveDe.EntryExitState _parent) {
            this(_io, _parent, null);
        }

        public EntryExitBits(KaitaiStream _io, GtaSaSaveDe.EntryExitState _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.interiorMarker = this._io.readBitsIntLe(1) != 0;
            this.pairing = this._io.readBitsIntLe(1) != 0;
            this.createLinkedPair = this._io.readBitsIntLe(1) != 0;
            this.rewardInterior = this._io.readBitsIntLe(1) != 0;
            this.usedRewardEntrance = this._io.readBitsIntLe(1) != 0;
            this.carsAndAircraft = this._io.readBitsIntLe(1) != 0;
            this.bikesOnly = this._io.readBitsIntLe(1) != 0;
            this.disableOnFoot = this._io.readBitsIntLe(1) != 0;
            this.acceptNpcGroup = this._io.readBitsIntLe(1) != 0;
            this.foodDate = this._io.readBitsIntLe(1) != 0;
            this.burglaryDoor = this._io.readBitsIntLe(1) != 0;
            this.disableExit = this._io.readBitsIntLe(1) != 0;
            this.burglaryAccess = this._io.readBitsIntLe(1) != 0;
            this.enteredWithoutExit = this._io.readBitsIntLe(1) != 0;
            this.enableAccess = this._io.readBitsIntLe(1) != 0;
            this.deleteEnex = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private boolean interiorMarker;
        private boolean pairing;
        private boolean createLinkedPair;
        private boolean rewardInterior;
        private boolean usedRewardEntrance;
        private boolean carsAndAircraft;
        private boolean bikesOnly;
        private boolean disableOnFoot;
        private boolean acceptNpcGroup;
        private boolean foodDate;
        private boolean burglaryDoor;
        private boolean disableExit;
        private boolean burglaryAccess;
        private boolean enteredWithoutExit;
        private boolean enableAccess;
        private boolean deleteEnex;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.EntryExitState _parent;

        /**
         * Is set only on markers of interiors; nothing else is known.
         */
        public boolean interiorMarker() { return interiorMarker; }

        /**
         * The player is moved without walking through the door.
         */
        public boolean pairing() { return pairing; }

        /**
         * Joined with a mate without this bit when a new game starts.
         */
        public boolean createLinkedPair() { return createLinkedPair; }

        /**
         * An interior as a reward. Who enters by a door without it loads the
         * shop of that name and sets it on the mate; leaving by a door that has
         * it unloads the shop.
         */
        public boolean rewardInterior() { return rewardInterior; }

        /**
         * Entrance whose reward interior was used; the wiki says that
         * `reward_interior` of the mate sets it.
         */
        public boolean usedRewardEntrance() { return usedRewardEntrance; }

        /**
         * Cars and aircraft pass.
         */
        public boolean carsAndAircraft() { return carsAndAircraft; }

        /**
         * Bikes may pass as well; not only bikes, as the name suggests.
         */
        public boolean bikesOnly() { return bikesOnly; }

        /**
         * Not on foot; never set.
         */
        public boolean disableOnFoot() { return disableOnFoot; }

        /**
         * Members of the group come along, passengers get out.
         */
        public boolean acceptNpcGroup() { return acceptNpcGroup; }

        /**
         * Without fading in, or a date with food: the sources differ.
         */
        public boolean foodDate() { return foodDate; }

        /**
         * Is set on the doors of Bayside and on those of burglaries, which are
         * made for their time; scripts name it after opening hours.
         */
        public boolean burglaryDoor() { return burglaryDoor; }

        /**
         * No way back; never set.
         */
        public boolean disableExit() { return disableExit; }

        /**
         * Open to burglars, switched by the job.
         */
        public boolean burglaryAccess() { return burglaryAccess; }

        /**
         * Was entered and not left; on one side of the pair only.
         */
        public boolean enteredWithoutExit() { return enteredWithoutExit; }

        /**
         * May be used; set unless a script clears it.
         */
        public boolean enableAccess() { return enableAccess; }

        /**
         * Goes when it is used; never set.
         */
        public boolean deleteEnex() { return deleteEnex; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.EntryExitState _parent() { return _parent; }
    }

    /**
     * State of a door.
     */
    public static class EntryExitState extends KaitaiStruct {
        public static EntryExitState fromFile(String fileName) throws IOException {
            return new EntryExitState(new ByteBufferKaitaiStream(fileName));
        }

        public EntryExitState(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryExitState(KaitaiStream _io, GtaSaSaveDe.EntryExit _parent) {
            this(_io, _parent, null);
        }

        public EntryExitState(KaitaiStream _io, GtaSaSaveDe.EntryExit _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.flags = new EntryExitBits(this._io, this, _root);
            this.linkedIndex = this._io.readS2le();
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
        }
        private EntryExitBits flags;
        private short linkedIndex;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.EntryExit _parent;

        /**
         * Behaviour of the door.
         */
        public EntryExitBits flags() { return flags; }

        /**
         * Door at the other side; -1, or one that does not exist, for none.
         * Links need not be mutual.
         */
        public short linkedIndex() { return linkedIndex; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.EntryExit _parent() { return _parent; }
    }

    /**
     * Block 25.
     */
    public static class EntryExitsBlock extends KaitaiStruct {
        public static EntryExitsBlock fromFile(String fileName) throws IOException {
            return new EntryExitsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public EntryExitsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryExitsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public EntryExitsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numStack = this._io.readU4le();
            if (!(this.numStack <= ((Number) ((_io().size() - _io().pos()) / 2)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 2)).longValue(), this.numStack, this._io, "/types/entry_exits_block/seq/0");
            }
            this.stack = new ArrayList<Integer>();
            for (int i = 0; i < numStack(); i++) {
                this.stack.add(this._io.readU2le());
            }
            this.entries = new ArrayList<EntryExit>();
            {
                EntryExit _it;
                int i = 0;
                do {
                    _it = new EntryExit(this._io, this, _root);
                    this.entries.add(_it);
                    i++;
                } while (!(_it.entryIndex() == -1));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.stack.size(); i++) {
            }
            for (int i = 0; i < this.entries.size(); i++) {
                this.entries.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numStack;
        private List<Integer> stack;
        private List<EntryExit> entries;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Doors that the player went through; 0 outside, 1 inside.
         */
        public long numStack() { return numStack; }

        /**
         * Numbers of the doors that the player went through, the innermost last.
         */
        public List<Integer> stack() { return stack; }

        /**
         * Doors, in order; the last has the number -1 and nothing else. They
         * overwrite what the game made of its map files; a door without a record
         * keeps that.
         */
        public List<EntryExit> entries() { return entries; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A place for one part of the map.
     */
    public static class ExtraRestart extends KaitaiStruct {
        public static ExtraRestart fromFile(String fileName) throws IOException {
            return new ExtraRestart(new ByteBufferKaitaiStream(fileName));
        }

        public ExtraRestart(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraRestart(KaitaiStream _io, GtaSaSaveDe.RestartPointsBlock _parent) {
            this(_io, _parent, null);
        }

        public ExtraRestart(KaitaiStream _io, GtaSaSaveDe.RestartPointsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vec3(this._io, this, _root);
            this.radius = this._io.readF4le();
            this.heading = this._io.readF4le();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private Vec3 position;
        private float radius;
        private float heading;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.RestartPointsBlock _parent;

        /**
         * Place at which the player wakes up.
         */
        public Vec3 position() { return position; }

        /**
         * Distance from the place within which the player must be; 0 or 1500.
         */
        public float radius() { return radius; }

        /**
         * Direction in which the player looks after waking up.
         */
        public float heading() { return heading; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.RestartPointsBlock _parent() { return _parent; }
    }

    /**
     * Block 4.
     */
    public static class GameLogicBlock extends KaitaiStruct {
        public static GameLogicBlock fromFile(String fileName) throws IOException {
            return new GameLogicBlock(new ByteBufferKaitaiStream(fileName));
        }

        public GameLogicBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GameLogicBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public GameLogicBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRestarts = this._io.readU4le();
            if (!(this.numRestarts <= ((Number) ((_io().size() - _io().pos()) / 16)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 16)).longValue(), this.numRestarts, this._io, "/types/game_logic_block/seq/0");
            }
            this.penaltyForDeath = this._io.readU1();
            this.penaltyForArrest = this._io.readU1();
            this.gameState = this._io.readU1();
            this.timeOfLastEvent = this._io.readU4le();
            this.restarts = new ArrayList<Restart>();
            for (int i = 0; i < numRestarts(); i++) {
                this.restarts.add(new Restart(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.restarts.size(); i++) {
                this.restarts.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private PlayState gameStateName;

        /**
         * Meaning of `game_state`.
         */
        public PlayState gameStateName() {
            if (this.gameStateName != null)
                return this.gameStateName;
            this.gameStateName = GtaSaSaveDe.PlayState.byId(gameState());
            return this.gameStateName;
        }
        private long numRestarts;
        private int penaltyForDeath;
        private int penaltyForArrest;
        private int gameState;
        private long timeOfLastEvent;
        private List<Restart> restarts;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Places that follow; 0.
         */
        public long numRestarts() { return numRestarts; }

        /**
         * Whether death costs the weapons (opcode 08DD)
         */
        public int penaltyForDeath() { return penaltyForDeath; }

        /**
         * Whether arrest costs the weapons (opcode 08DE)
         */
        public int penaltyForArrest() { return penaltyForArrest; }

        /**
         * Whether the player plays, died or was arrested; 0 in every file.
         */
        public int gameState() { return gameState; }

        /**
         * Time at which the state last changed.
         */
        public long timeOfLastEvent() { return timeOfLastEvent; }

        /**
         * Places to wake up at after death; none in the measured files.
         */
        public List<Restart> restarts() { return restarts; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Weapons of a gang (opcode 0237).
     */
    public static class Gang extends KaitaiStruct {
        public static Gang fromFile(String fileName) throws IOException {
            return new Gang(new ByteBufferKaitaiStream(fileName));
        }

        public Gang(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Gang(KaitaiStream _io, GtaSaSaveDe.GangsBlock _parent) {
            this(_io, _parent, null);
        }

        public Gang(KaitaiStream _io, GtaSaSaveDe.GangsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.pedModelOverride = this._io.readS1();
            this.gap001 = this._io.readBytes(3);
            this.weaponA = this._io.readU4le();
            this.weaponB = this._io.readU4le();
            this.weaponC = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private WeaponKind weaponAName;

        /**
         * Meaning of `weapon_a`.
         */
        public WeaponKind weaponAName() {
            if (this.weaponAName != null)
                return this.weaponAName;
            this.weaponAName = GtaSaSaveDe.WeaponKind.byId(weaponA());
            return this.weaponAName;
        }
        private WeaponKind weaponBName;

        /**
         * Meaning of `weapon_b`.
         */
        public WeaponKind weaponBName() {
            if (this.weaponBName != null)
                return this.weaponBName;
            this.weaponBName = GtaSaSaveDe.WeaponKind.byId(weaponB());
            return this.weaponBName;
        }
        private WeaponKind weaponCName;

        /**
         * Meaning of `weapon_c`.
         */
        public WeaponKind weaponCName() {
            if (this.weaponCName != null)
                return this.weaponCName;
            this.weaponCName = GtaSaSaveDe.WeaponKind.byId(weaponC());
            return this.weaponCName;
        }
        private byte pedModelOverride;
        private byte[] gap001;
        private long weaponA;
        private long weaponB;
        private long weaponC;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.GangsBlock _parent;

        /**
         * Model of its members; -1 for the usual ones.
         */
        public byte pedModelOverride() { return pedModelOverride; }

        /**
         * Nothing; 0.
         */
        public byte[] gap001() { return gap001; }

        /**
         * First weapon; 0 for none.
         */
        public long weaponA() { return weaponA; }

        /**
         * Second weapon; 0 for none.
         */
        public long weaponB() { return weaponB; }

        /**
         * Third weapon; 0 for none.
         */
        public long weaponC() { return weaponC; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.GangsBlock _parent() { return _parent; }
    }

    /**
     * Block 23.
     */
    public static class GangWarsBlock extends KaitaiStruct {

        public GangWarsBlock(KaitaiStream _io, boolean isMobile, boolean hasSpecificZones) {
            this(_io, null, null, isMobile, hasSpecificZones);
        }

        public GangWarsBlock(KaitaiStream _io, GtaSaSaveDe _parent, boolean isMobile, boolean hasSpecificZones) {
            this(_io, _parent, null, isMobile, hasSpecificZones);
        }

        public GangWarsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root, boolean isMobile, boolean hasSpecificZones) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMobile = isMobile;
            this.hasSpecificZones = hasSpecificZones;
            _read();
        }
        private void _read() {
            this.warSize = this._io.readU4le();
            this.active = this._io.readU1();
            this.gap005 = this._io.readBytes(3);
            this.state = this._io.readU4le();
            this.timeStarted = this._io.readU4le();
            this.zoneInfoIndex = this._io.readS4le();
            this.navZoneIndex = this._io.readS4le();
            this.playerStartPos = new Vec3(this._io, this, _root);
            this.gang1 = this._io.readS4le();
            this.gang2 = this._io.readS4le();
            this.ferocity = this._io.readS4le();
            this.lastTimeInArea = this._io.readU4le();
            this.attackState = this._io.readU4le();
            this.timeTillNextAttack = this._io.readF4le();
            this.pointOfAttack = new Vec3(this._io, this, _root);
            this.fightTimer = this._io.readS4le();
            this.radarBlip = this._io.readS4le();
            this.playerIsClose = this._io.readU1();
            this.gap051 = this._io.readBytes(3);
            this.territoryShare = this._io.readF4le();
            this.difficulty = this._io.readF4le();
            if (isMobileGame()) {
                this.canStartOnMission = this._io.readU1();
            }
            if (isMobileGame()) {
                this.trainingMission = this._io.readU1();
            }
            if (isMobileGame()) {
                this.gap05e = this._io.readBytes(2);
            }
            if (isMobileGame()) {
                this.zoneInfoForTraining = this._io.readS4le();
            }
            if (withSpecificZones()) {
                this.specificZoneCount = this._io.readU4le();
            }
            if (withSpecificZones()) {
                this.specificZones = new ArrayList<Integer>();
                for (int i = 0; i < 6; i++) {
                    this.specificZones.add(this._io.readS4le());
                }
            }
        }

        public void _fetchInstances() {
            this.playerStartPos._fetchInstances();
            this.pointOfAttack._fetchInstances();
            if (isMobileGame()) {
            }
            if (isMobileGame()) {
            }
            if (isMobileGame()) {
            }
            if (isMobileGame()) {
            }
            if (withSpecificZones()) {
            }
            if (withSpecificZones()) {
                for (int i = 0; i < this.specificZones.size(); i++) {
                }
            }
        }
        private WarAttack attackStateName;

        /**
         * Meaning of `attack_state`.
         */
        public WarAttack attackStateName() {
            if (this.attackStateName != null)
                return this.attackStateName;
            this.attackStateName = GtaSaSaveDe.WarAttack.byId(attackState());
            return this.attackStateName;
        }
        private GangId gang1Name;

        /**
         * Meaning of `gang_1`.
         */
        public GangId gang1Name() {
            if (this.gang1Name != null)
                return this.gang1Name;
            this.gang1Name = GtaSaSaveDe.GangId.byId(gang1());
            return this.gang1Name;
        }
        private GangId gang2Name;

        /**
         * Meaning of `gang_2`.
         */
        public GangId gang2Name() {
            if (this.gang2Name != null)
                return this.gang2Name;
            this.gang2Name = GtaSaSaveDe.GangId.byId(gang2());
            return this.gang2Name;
        }
        private Boolean isMobileGame;

        /**
         * Whether fields of phones follow.
         */
        public Boolean isMobileGame() {
            if (this.isMobileGame != null)
                return this.isMobileGame;
            this.isMobileGame = isMobile();
            return this.isMobileGame;
        }
        private WarState stateName;

        /**
         * Meaning of `state`.
         */
        public WarState stateName() {
            if (this.stateName != null)
                return this.stateName;
            this.stateName = GtaSaSaveDe.WarState.byId(state());
            return this.stateName;
        }
        private Boolean withSpecificZones;

        /**
         * Whether fields of the Definitive Edition follow.
         */
        public Boolean withSpecificZones() {
            if (this.withSpecificZones != null)
                return this.withSpecificZones;
            this.withSpecificZones = hasSpecificZones();
            return this.withSpecificZones;
        }
        private long warSize;
        private int active;
        private byte[] gap005;
        private long state;
        private long timeStarted;
        private int zoneInfoIndex;
        private int navZoneIndex;
        private Vec3 playerStartPos;
        private int gang1;
        private int gang2;
        private int ferocity;
        private long lastTimeInArea;
        private long attackState;
        private float timeTillNextAttack;
        private Vec3 pointOfAttack;
        private int fightTimer;
        private int radarBlip;
        private int playerIsClose;
        private byte[] gap051;
        private float territoryShare;
        private float difficulty;
        private Integer canStartOnMission;
        private Integer trainingMission;
        private byte[] gap05e;
        private Integer zoneInfoForTraining;
        private Long specificZoneCount;
        private List<Integer> specificZones;
        private boolean isMobile;
        private boolean hasSpecificZones;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
         */
        public long warSize() { return warSize; }

        /**
         * Whether wars happen (opcode 0879)
         */
        public int active() { return active; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap005() { return gap005; }

        /**
         * Stage of a war that the player began; 0, because saving ends it.
         */
        public long state() { return state; }

        /**
         * Time at which the war began.
         */
        public long timeStarted() { return timeStarted; }

        /**
         * Info of the zone; -1 for none.
         */
        public int zoneInfoIndex() { return zoneInfoIndex; }

        /**
         * Zone that is fought for; -1 for none.
         */
        public int navZoneIndex() { return navZoneIndex; }

        /**
         * Place of the player when the war began.
         */
        public Vec3 playerStartPos() { return playerStartPos; }

        /**
         * First gang of the war.
         */
        public int gang1() { return gang1; }

        /**
         * Second gang of the war.
         */
        public int gang2() { return gang2; }

        /**
         * Strength of the attackers, 0 to 2.
         */
        public int ferocity() { return ferocity; }

        /**
         * Time at which the player was last in the zone.
         */
        public long lastTimeInArea() { return lastTimeInArea; }

        /**
         * Stage of an attack on the player's territory; 0 in every file.
         */
        public long attackState() { return attackState; }

        /**
         * Time until the next attack.
         */
        public float timeTillNextAttack() { return timeTillNextAttack; }

        /**
         * Place of the attack.
         */
        public Vec3 pointOfAttack() { return pointOfAttack; }

        /**
         * Countdown of the fight.
         */
        public int fightTimer() { return fightTimer; }

        /**
         * Icon of the war on the radar; 0.
         */
        public int radarBlip() { return radarBlip; }

        /**
         * Whether the player is near.
         */
        public int playerIsClose() { return playerIsClose; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap051() { return gap051; }

        /**
         * Zones of the Grove among those of Grove, Ballas and Vagos (opcode
         * 08E2)
         */
        public float territoryShare() { return territoryShare; }

        /**
         * The share when the last war began.
         */
        public float difficulty() { return difficulty; }

        /**
         * Whether a war can begin during a mission.
         */
        public Integer canStartOnMission() { return canStartOnMission; }

        /**
         * Whether the mission that teaches it runs.
         */
        public Integer trainingMission() { return trainingMission; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap05e() { return gap05e; }

        /**
         * Info of that mission's zone.
         */
        public Integer zoneInfoForTraining() { return zoneInfoForTraining; }

        /**
         * Probably how many zones wars are limited to.
         */
        public Long specificZoneCount() { return specificZoneCount; }

        /**
         * Probably the zones to which wars are limited.
         */
        public List<Integer> specificZones() { return specificZones; }

        /**
         * Whether the fields of phones and the Definitive Edition follow.
         */
        public boolean isMobile() { return isMobile; }

        /**
         * Whether those of the Definitive Edition follow.
         */
        public boolean hasSpecificZones() { return hasSpecificZones; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Block 11.
     */
    public static class GangsBlock extends KaitaiStruct {
        public static GangsBlock fromFile(String fileName) throws IOException {
            return new GangsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public GangsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GangsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public GangsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.gangs = new ArrayList<Gang>();
            for (int i = 0; i < 10; i++) {
                this.gangs.add(new Gang(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.gangs.size(); i++) {
                this.gangs.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Gang> gangs;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Weapons and model of the ten gangs, in the order of `gang_id`.
         */
        public List<Gang> gangs() { return gangs; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A garage.
     */
    public static class Garage extends KaitaiStruct {
        public static Garage fromFile(String fileName) throws IOException {
            return new Garage(new ByteBufferKaitaiStream(fileName));
        }

        public Garage(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Garage(KaitaiStream _io, GtaSaSaveDe.GaragesBlock _parent) {
            this(_io, _parent, null);
        }

        public Garage(KaitaiStream _io, GtaSaSaveDe.GaragesBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.garageType = this._io.readU1();
            this.doorState = this._io.readU1();
            this.flags = new GarageBits(this._io, this, _root);
            this.gap002 = this._io.readBytes(1);
            this.position = new Vec3(this._io, this, _root);
            this.directionA = new Vec2(this._io, this, _root);
            this.directionB = new Vec2(this._io, this, _root);
            this.topZ = this._io.readF4le();
            this.width = this._io.readF4le();
            this.depth = this._io.readF4le();
            this.left = this._io.readF4le();
            this.right = this._io.readF4le();
            this.front = this._io.readF4le();
            this.back = this._io.readF4le();
            this.doorPosition = this._io.readF4le();
            this.timeToOpen = this._io.readU4le();
            this.garageName = this._io.readBytes(8);
            this.originalType = this._io.readU1();
            this.gap04c = this._io.readBytes(3);
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
            this.position._fetchInstances();
            this.directionA._fetchInstances();
            this.directionB._fetchInstances();
        }
        private Door doorStateName;

        /**
         * Meaning of `door_state`.
         */
        public Door doorStateName() {
            if (this.doorStateName != null)
                return this.doorStateName;
            this.doorStateName = GtaSaSaveDe.Door.byId(doorState());
            return this.doorStateName;
        }
        private GarageKind garageTypeName;

        /**
         * Meaning of `garage_type`.
         */
        public GarageKind garageTypeName() {
            if (this.garageTypeName != null)
                return this.garageTypeName;
            this.garageTypeName = GtaSaSaveDe.GarageKind.byId(garageType());
            return this.garageTypeName;
        }
        private GarageKind originalTypeName;

        /**
         * Meaning of `original_type`.
         */
        public GarageKind originalTypeName() {
            if (this.originalTypeName != null)
                return this.originalTypeName;
            this.originalTypeName = GtaSaSaveDe.GarageKind.byId(originalType());
            return this.originalTypeName;
        }
        private int garageType;
        private int doorState;
        private GarageBits flags;
        private byte[] gap002;
        private Vec3 position;
        private Vec2 directionA;
        private Vec2 directionB;
        private float topZ;
        private float width;
        private float depth;
        private float left;
        private float right;
        private float front;
        private float back;
        private float doorPosition;
        private long timeToOpen;
        private byte[] garageName;
        private int originalType;
        private byte[] gap04c;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.GaragesBlock _parent;

        /**
         * Use of the garage now.
         */
        public int garageType() { return garageType; }

        /**
         * State of the door.
         */
        public int doorState() { return doorState; }

        /**
         * How the door opens, and whether it is in use.
         */
        public GarageBits flags() { return flags; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap002() { return gap002; }

        /**
         * First corner, at the floor.
         */
        public Vec3 position() { return position; }

        /**
         * Direction of the first side.
         */
        public Vec2 directionA() { return directionA; }

        /**
         * Direction of the second side.
         */
        public Vec2 directionB() { return directionB; }

        /**
         * Height of the ceiling.
         */
        public float topZ() { return topZ; }

        /**
         * Length of the side along the door.
         */
        public float width() { return width; }

        /**
         * Length of the side perpendicular to the door.
         */
        public float depth() { return depth; }

        /**
         * Lowest x.
         */
        public float left() { return left; }

        /**
         * Highest x.
         */
        public float right() { return right; }

        /**
         * Lowest y.
         */
        public float front() { return front; }

        /**
         * Highest y.
         */
        public float back() { return back; }

        /**
         * 0 when the door is closed, otherwise 1.
         */
        public float doorPosition() { return doorPosition; }

        /**
         * Time at which the door opens.
         */
        public long timeToOpen() { return timeToOpen; }

        /**
         * Name to scripts, ended by a zero.
         */
        public byte[] garageName() { return garageName; }

        /**
         * Use of the garage at the start.
         */
        public int originalType() { return originalType; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap04c() { return gap04c; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.GaragesBlock _parent() { return _parent; }
    }

    /**
     * Bits of garages.
     */
    public static class GarageBits extends KaitaiStruct {
        public static GarageBits fromFile(String fileName) throws IOException {
            return new GarageBits(new ByteBufferKaitaiStream(fileName));
        }

        public GarageBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GarageBits(KaitaiStream _io, GtaSaSaveDe.Garage _parent) {
            this(_io, _parent, null);
        }

        public GarageBits(KaitaiStream _io, GtaSaSaveDe.Garage _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.usedModShop = this._io.readBitsIntLe(1) != 0;
            this.inactive = this._io.readBitsIntLe(1) != 0;
            this.resprayUsed = this._io.readBitsIntLe(1) != 0;
            this.opensUp = this._io.readBitsIntLe(1) != 0;
            this.goesIn = this._io.readBitsIntLe(1) != 0;
            this.cameraFollows = this._io.readBitsIntLe(1) != 0;
            this.doorClosed = this._io.readBitsIntLe(1) != 0;
            this.alwaysFree = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private boolean usedModShop;
        private boolean inactive;
        private boolean resprayUsed;
        private boolean opensUp;
        private boolean goesIn;
        private boolean cameraFollows;
        private boolean doorClosed;
        private boolean alwaysFree;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.Garage _parent;

        /**
         * A tuning shop that has been used, as the wiki reads it; the engine's
         * name is not known.
         */
        public boolean usedModShop() { return usedModShop; }

        /**
         * Switched off by a script (02B9); the door does not react.
         */
        public boolean inactive() { return inactive; }

        /**
         * A respray has been done here (the first one is free).
         */
        public boolean resprayUsed() { return resprayUsed; }

        /**
         * Door swings up.
         */
        public boolean opensUp() { return opensUp; }

        /**
         * Door swings up and then slides in under the ceiling.
         */
        public boolean goesIn() { return goesIn; }

        /**
         * The camera follows the player in instead of staying outside.
         */
        public boolean cameraFollows() { return cameraFollows; }

        /**
         * Repeats the state of the door: set exactly when `door_state` is not 1.
         */
        public boolean doorClosed() { return doorClosed; }

        /**
         * Paint always costs nothing; only in `michdr`.
         */
        public boolean alwaysFree() { return alwaysFree; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.Garage _parent() { return _parent; }
    }

    /**
     * Block 3. Garages, shops that work on cars, and the cars that the player
     * keeps.
     */
    public static class GaragesBlock extends KaitaiStruct {
        public static GaragesBlock fromFile(String fileName) throws IOException {
            return new GaragesBlock(new ByteBufferKaitaiStream(fileName));
        }

        public GaragesBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GaragesBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public GaragesBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numGarages = this._io.readU4le();
            if (!(this.numGarages <= ((Number) ((_io().size() - _io().pos()) / 80)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 80)).longValue(), this.numGarages, this._io, "/types/garages_block/seq/0");
            }
            this.freeBombs = this._io.readU1();
            this.freeResprays = this._io.readU1();
            this.noResprays = this._io.readU1();
            this.carsCollected = this._io.readS4le();
            this.bankVansCollected = this._io.readS4le();
            this.policeCarsCollected = this._io.readS4le();
            this.carTypesCollected = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.carTypesCollected.add(this._io.readS4le());
            }
            this.lastHelpTime = this._io.readS4le();
            this.cars = new ArrayList<StoredCar>();
            for (int i = 0; i < 80; i++) {
                this.cars.add(new StoredCar(this._io, this, _root));
            }
            this.garages = new ArrayList<Garage>();
            for (int i = 0; i < numGarages(); i++) {
                this.garages.add(new Garage(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.carTypesCollected.size(); i++) {
            }
            for (int i = 0; i < this.cars.size(); i++) {
                this.cars.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.garages.size(); i++) {
                this.garages.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numGarages;
        private int freeBombs;
        private int freeResprays;
        private int noResprays;
        private int carsCollected;
        private int bankVansCollected;
        private int policeCarsCollected;
        private List<Integer> carTypesCollected;
        private int lastHelpTime;
        private List<StoredCar> cars;
        private List<Garage> garages;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Garages that follow the cars; 50.
         */
        public long numGarages() { return numGarages; }

        /**
         * Whether bombs cost nothing; 0.
         */
        public int freeBombs() { return freeBombs; }

        /**
         * Whether paint costs nothing (opcode 0335)
         */
        public int freeResprays() { return freeResprays; }

        /**
         * Whether paint shops are closed (opcode 0A14)
         */
        public int noResprays() { return noResprays; }

        /**
         * Leftover of earlier games.
         */
        public int carsCollected() { return carsCollected; }

        /**
         * Leftover of earlier games.
         */
        public int bankVansCollected() { return bankVansCollected; }

        /**
         * Leftover of earlier games.
         */
        public int policeCarsCollected() { return policeCarsCollected; }

        /**
         * Leftover of earlier games.
         */
        public List<Integer> carTypesCollected() { return carTypesCollected; }

        /**
         * Time at which the last help about garages was shown.
         */
        public int lastHelpTime() { return lastHelpTime; }

        /**
         * Cars in the garages that keep them, as slot * 20 + row: the first
         * slots of all 20 rows, then the second ones.
         */
        public List<StoredCar> cars() { return cars; }

        /**
         * State of the 50 garages of the map: place, door, use.
         */
        public List<Garage> garages() { return garages; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * How a parked car appears.
     */
    public static class GeneratorBits extends KaitaiStruct {
        public static GeneratorBits fromFile(String fileName) throws IOException {
            return new GeneratorBits(new ByteBufferKaitaiStream(fileName));
        }

        public GeneratorBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GeneratorBits(KaitaiStream _io, GtaSaSaveDe.CarGenerator _parent) {
            this(_io, _parent, null);
        }

        public GeneratorBits(KaitaiStream _io, GtaSaSaveDe.CarGenerator _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.waitUntilFar = this._io.readBitsIntLe(1) != 0;
            this.highPriority = this._io.readBitsIntLe(1) != 0;
            this.activeGenerator = this._io.readBitsIntLe(1) != 0;
            this.ownedByPlayer = this._io.readBitsIntLe(1) != 0;
            this.ignorePopulationLimit = this._io.readBitsIntLe(1) != 0;
            this.unusedGeneratorBits = this._io.readBitsIntLe(3);
        }

        public void _fetchInstances() {
        }
        private boolean waitUntilFar;
        private boolean highPriority;
        private boolean activeGenerator;
        private boolean ownedByPlayer;
        private boolean ignorePopulationLimit;
        private long unusedGeneratorBits;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.CarGenerator _parent;

        /**
         * No new car until the player has gone far away.
         */
        public boolean waitUntilFar() { return waitUntilFar; }

        /**
         * Appears in any case; scripts call it "force spawn".
         */
        public boolean highPriority() { return highPriority; }

        /**
         * Never set.
         */
        public boolean activeGenerator() { return activeGenerator; }

        /**
         * The player has already owned a car of this generator.
         */
        public boolean ownedByPlayer() { return ownedByPlayer; }

        /**
         * Always set.
         */
        public boolean ignorePopulationLimit() { return ignorePopulationLimit; }

        /**
         * Nothing known; 0.
         */
        public long unusedGeneratorBits() { return unusedGeneratorBits; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.CarGenerator _parent() { return _parent; }
    }

    /**
     * Bits of handling, a part of the model's data; to be copied with the car.
     */
    public static class HandlingBits extends KaitaiStruct {
        public static HandlingBits fromFile(String fileName) throws IOException {
            return new HandlingBits(new ByteBufferKaitaiStream(fileName));
        }

        public HandlingBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public HandlingBits(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent) {
            this(_io, _parent, null);
        }

        public HandlingBits(KaitaiStream _io, GtaSaSaveDe.StoredCar _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.boost1g = this._io.readBitsIntLe(1) != 0;
            this.boost2g = this._io.readBitsIntLe(1) != 0;
            this.npcAntiRoll = this._io.readBitsIntLe(1) != 0;
            this.npcNeutral = this._io.readBitsIntLe(1) != 0;
            this.noHandbrake = this._io.readBitsIntLe(1) != 0;
            this.steerRear = this._io.readBitsIntLe(1) != 0;
            this.handbrakeSteer = this._io.readBitsIntLe(1) != 0;
            this.altSteer = this._io.readBitsIntLe(1) != 0;
            this.frontNarrow2 = this._io.readBitsIntLe(1) != 0;
            this.frontNarrow = this._io.readBitsIntLe(1) != 0;
            this.frontWide = this._io.readBitsIntLe(1) != 0;
            this.frontWide2 = this._io.readBitsIntLe(1) != 0;
            this.rearNarrow2 = this._io.readBitsIntLe(1) != 0;
            this.rearNarrow = this._io.readBitsIntLe(1) != 0;
            this.rearWide = this._io.readBitsIntLe(1) != 0;
            this.rearWide2 = this._io.readBitsIntLe(1) != 0;
            this.hydraulicGeometry = this._io.readBitsIntLe(1) != 0;
            this.hydraulicsInst = this._io.readBitsIntLe(1) != 0;
            this.noHydraulics = this._io.readBitsIntLe(1) != 0;
            this.nosInst = this._io.readBitsIntLe(1) != 0;
            this.offroad = this._io.readBitsIntLe(1) != 0;
            this.offroad2 = this._io.readBitsIntLe(1) != 0;
            this.halogen = this._io.readBitsIntLe(1) != 0;
            this.rearWheelFirst = this._io.readBitsIntLe(1) != 0;
            this.useMaxSpeed = this._io.readBitsIntLe(1) != 0;
            this.lowRider = this._io.readBitsIntLe(1) != 0;
            this.streetRacer = this._io.readBitsIntLe(1) != 0;
            this.unknownBit27 = this._io.readBitsIntLe(1) != 0;
            this.swingingChassis = this._io.readBitsIntLe(1) != 0;
            this.unknownBit29 = this._io.readBitsIntLe(3);
        }

        public void _fetchInstances() {
        }
        private boolean boost1g;
        private boolean boost2g;
        private boolean npcAntiRoll;
        private boolean npcNeutral;
        private boolean noHandbrake;
        private boolean steerRear;
        private boolean handbrakeSteer;
        private boolean altSteer;
        private boolean frontNarrow2;
        private boolean frontNarrow;
        private boolean frontWide;
        private boolean frontWide2;
        private boolean rearNarrow2;
        private boolean rearNarrow;
        private boolean rearWide;
        private boolean rearWide2;
        private boolean hydraulicGeometry;
        private boolean hydraulicsInst;
        private boolean noHydraulics;
        private boolean nosInst;
        private boolean offroad;
        private boolean offroad2;
        private boolean halogen;
        private boolean rearWheelFirst;
        private boolean useMaxSpeed;
        private boolean lowRider;
        private boolean streetRacer;
        private boolean unknownBit27;
        private boolean swingingChassis;
        private long unknownBit29;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.StoredCar _parent;

        /**
         * More power when pulling away and uphill.
         */
        public boolean boost1g() { return boost1g; }

        /**
         * More power at higher speed.
         */
        public boolean boost2g() { return boost2g; }

        /**
         * No body roll when the computer drives.
         */
        public boolean npcAntiRoll() { return npcAntiRoll; }

        /**
         * Less likely to spin when the computer drives.
         */
        public boolean npcNeutral() { return npcNeutral; }

        /**
         * The handbrake has no effect.
         */
        public boolean noHandbrake() { return noHandbrake; }

        /**
         * The rear wheels steer instead of the front ones (forklift).
         */
        public boolean steerRear() { return steerRear; }

        /**
         * With the handbrake the rear wheels steer too (monster trucks).
         */
        public boolean handbrakeSteer() { return handbrakeSteer; }

        /**
         * Another kind of steering; nothing more is known of it.
         */
        public boolean altSteer() { return altSteer; }

        /**
         * Very narrow front wheels.
         */
        public boolean frontNarrow2() { return frontNarrow2; }

        /**
         * Narrow front wheels.
         */
        public boolean frontNarrow() { return frontNarrow; }

        /**
         * Wide front wheels.
         */
        public boolean frontWide() { return frontWide; }

        /**
         * Very wide front wheels.
         */
        public boolean frontWide2() { return frontWide2; }

        /**
         * Very narrow rear wheels.
         */
        public boolean rearNarrow2() { return rearNarrow2; }

        /**
         * Narrow rear wheels.
         */
        public boolean rearNarrow() { return rearNarrow; }

        /**
         * Wide rear wheels.
         */
        public boolean rearWide() { return rearWide; }

        /**
         * Very wide rear wheels.
         */
        public boolean rearWide2() { return rearWide2; }

        /**
         * Suspension geometry made for hydraulics.
         */
        public boolean hydraulicGeometry() { return hydraulicGeometry; }

        /**
         * Hydraulics are installed.
         */
        public boolean hydraulicsInst() { return hydraulicsInst; }

        /**
         * Hydraulics cannot be installed.
         */
        public boolean noHydraulics() { return noHydraulics; }

        /**
         * Nitrous is installed.
         */
        public boolean nosInst() { return nosInst; }

        /**
         * Better grip on loose ground (dirt).
         */
        public boolean offroad() { return offroad; }

        /**
         * Better grip on soft ground (sand).
         */
        public boolean offroad2() { return offroad2; }

        /**
         * Brighter, bluer headlights.
         */
        public boolean halogen() { return halogen; }

        /**
         * The rear wheels are computed before the front ones.
         */
        public boolean rearWheelFirst() { return rearWheelFirst; }

        /**
         * Cannot go faster than the top speed of its handling line.
         */
        public boolean useMaxSpeed() { return useMaxSpeed; }

        /**
         * Loco Low Co accepts the car.
         */
        public boolean lowRider() { return lowRider; }

        /**
         * Wheel Arch Angels accepts it, and no other shop.
         */
        public boolean streetRacer() { return streetRacer; }

        /**
         * Meaning not known.
         */
        public boolean unknownBit27() { return unknownBit27; }

        /**
         * The body swings from side to side on its suspension.
         */
        public boolean swingingChassis() { return swingingChassis; }

        /**
         * Meaning not known.
         */
        public long unknownBit29() { return unknownBit29; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.StoredCar _parent() { return _parent; }
    }

    /**
     * Something that is not shown.
     */
    public static class InvisibleObject extends KaitaiStruct {
        public static InvisibleObject fromFile(String fileName) throws IOException {
            return new InvisibleObject(new ByteBufferKaitaiStream(fileName));
        }

        public InvisibleObject(KaitaiStream _io) {
            this(_io, null, null);
        }

        public InvisibleObject(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public InvisibleObject(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.objectKind = this._io.readU4le();
            this.poolIndexPlus1 = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private HiddenThing objectKindName;

        /**
         * Meaning of `object_kind`.
         */
        public HiddenThing objectKindName() {
            if (this.objectKindName != null)
                return this.objectKindName;
            this.objectKindName = GtaSaSaveDe.HiddenThing.byId(objectKind());
            return this.objectKindName;
        }
        private long objectKind;
        private long poolIndexPlus1;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
         */
        public long objectKind() { return objectKind; }

        /**
         * Row of the hidden thing in the pool of its kind, plus 1.
         */
        public long poolIndexPlus1() { return poolIndexPlus1; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * Block 21. Parts of the map; what a number means depends on the data of the
     * game.
     */
    public static class IplFlagsBlock extends KaitaiStruct {
        public static IplFlagsBlock fromFile(String fileName) throws IOException {
            return new IplFlagsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public IplFlagsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public IplFlagsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public IplFlagsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.slotCount = this._io.readU4le();
            if (!(this.slotCount == 256)) {
                throw new KaitaiStream.ValidationNotEqualError(256, this.slotCount, this._io, "/types/ipl_flags_block/seq/0");
            }
            this.flags = new ArrayList<Integer>();
            for (int i = 0; i < 255; i++) {
                this.flags.add(this._io.readU1());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.flags.size(); i++) {
            }
        }
        private long slotCount;
        private List<Integer> flags;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Number of parts, 256; the first is not stored.
         */
        public long slotCount() { return slotCount; }

        /**
         * Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
         * 0777), which streamed parts ignore. Parts are numbered in the order of
         * gta3.img.
         */
        public List<Integer> flags() { return flags; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A mission that runs.
     */
    public static class LoadedMission extends KaitaiStruct {

        public LoadedMission(KaitaiStream _io, boolean hasIndex) {
            this(_io, null, null, hasIndex);
        }

        public LoadedMission(KaitaiStream _io, GtaSaSaveDe.ScriptThread _parent, boolean hasIndex) {
            this(_io, _parent, null, hasIndex);
        }

        public LoadedMission(KaitaiStream _io, GtaSaSaveDe.ScriptThread _parent, GtaSaSaveDe _root, boolean hasIndex) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.hasIndex = hasIndex;
            _read();
        }
        private void _read() {
            if (isNumbered()) {
                this.missionIndex = this._io.readU4le();
            }
            this.code = this._io.readBytes(69000);
            this.missionLocals = new ArrayList<Long>();
            for (int i = 0; i < 1024; i++) {
                this.missionLocals.add(this._io.readU4le());
            }
        }

        public void _fetchInstances() {
            if (isNumbered()) {
            }
            for (int i = 0; i < this.missionLocals.size(); i++) {
            }
        }
        private Boolean isNumbered;

        /**
         * Whether the number is there.
         */
        public Boolean isNumbered() {
            if (this.isNumbered != null)
                return this.isNumbered;
            this.isNumbered = hasIndex();
            return this.isNumbered;
        }
        private Long missionIndex;
        private byte[] code;
        private List<Long> missionLocals;
        private boolean hasIndex;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptThread _parent;

        /**
         * Number of the mission whose script is loaded.
         */
        public Long missionIndex() { return missionIndex; }

        /**
         * Script of the mission.
         */
        public byte[] code() { return code; }

        /**
         * Variables of the mission.
         */
        public List<Long> missionLocals() { return missionLocals; }

        /**
         * Whether the number of the mission comes first.
         */
        public boolean hasIndex() { return hasIndex; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptThread _parent() { return _parent; }
    }

    /**
     * An object with its distant model.
     */
    public static class LodPair extends KaitaiStruct {
        public static LodPair fromFile(String fileName) throws IOException {
            return new LodPair(new ByteBufferKaitaiStream(fileName));
        }

        public LodPair(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LodPair(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public LodPair(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.object = this._io.readS4le();
            this.lodObject = this._io.readS4le();
        }

        public void _fetchInstances() {
        }
        private int object;
        private int lodObject;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Handle of the object; -1 in a free place.
         */
        public int object() { return object; }

        /**
         * Handle of the distant one; -1 in a free place.
         */
        public int lodObject() { return lodObject; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * The table of names that the script's compiler wrote.
     */
    public static class MetadataBlock extends KaitaiStruct {
        public static MetadataBlock fromFile(String fileName) throws IOException {
            return new MetadataBlock(new ByteBufferKaitaiStream(fileName));
        }

        public MetadataBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetadataBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public MetadataBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenChunks = this._io.readU4le();
            if (!(this.lenChunks <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenChunks, this._io, "/types/metadata_block/seq/0");
            }
            this.chunks = this._io.readBytes(lenChunks());
        }

        public void _fetchInstances() {
        }
        private long lenChunks;
        private byte[] chunks;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes of `chunks`.
         */
        public long lenChunks() { return lenChunks; }

        /**
         * Six chunks of 131,072 bytes before their compression with zlib, each
         * after a header of 48 bytes. Together they are a text of 752,686 bytes
         * with its length before it: global and local variables, labels,
         * constants and scripts. It is the same in all measured files.
         */
        public byte[] chunks() { return chunks; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A person; the player where `ped_type` is 0 or 1.
     */
    public static class MobilePlayer extends KaitaiStruct {

        public MobilePlayer(KaitaiStream _io, boolean isDefinitive) {
            this(_io, null, null, isDefinitive);
        }

        public MobilePlayer(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent, boolean isDefinitive) {
            this(_io, _parent, null, isDefinitive);
        }

        public MobilePlayer(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent, GtaSaSaveDe _root, boolean isDefinitive) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isDefinitive = isDefinitive;
            _read();
        }
        private void _read() {
            this.handle = this._io.readU4le();
            this.model = this._io.readS4le();
            this.pedType = this._io.readS4le();
            if (hasModelName()) {
                this.modelName = this._io.readBytes(9);
            }
            this.pedSize = this._io.readU4le();
            this.position = new Vec3(this._io, this, _root);
            this.heading = this._io.readF4le();
            this.health = this._io.readF4le();
            this.armor = this._io.readF4le();
            this.weapons = new ArrayList<Weapon>();
            for (int i = 0; i < 13; i++) {
                this.weapons.add(new Weapon(this._io, this, _root));
            }
            this.createdBy = this._io.readU1();
            this.activeWeaponSlot = this._io.readU1();
            this.area = this._io.readU1();
            this.gap197 = this._io.readBytes(1);
            this.exitIndex = this._io.readS4le();
            this.fightingStyle = this._io.readU1();
            this.allowedAttackMoves = this._io.readU1();
            this.gap19e = this._io.readBytes(2);
            if (isAndroid()) {
                this.pedFlags = new ArrayList<Long>();
                for (int i = 0; i < 4; i++) {
                    this.pedFlags.add(this._io.readU4le());
                }
            }
            if (isAndroid()) {
                this.gap1b0 = this._io.readBytes(4);
            }
            if (isDefinitiveEdition()) {
                this.unknownPed = this._io.readBytes(76);
            }
            if (isPlayer()) {
                this.playerPart = new MobilePlayerPart(this._io, this, _root);
            }
        }

        public void _fetchInstances() {
            if (hasModelName()) {
            }
            this.position._fetchInstances();
            for (int i = 0; i < this.weapons.size(); i++) {
                this.weapons.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (isAndroid()) {
                for (int i = 0; i < this.pedFlags.size(); i++) {
                }
            }
            if (isAndroid()) {
            }
            if (isDefinitiveEdition()) {
            }
            if (isPlayer()) {
                this.playerPart._fetchInstances();
            }
        }
        private WeaponSlot activeWeaponSlotName;

        /**
         * Meaning of `active_weapon_slot`.
         */
        public WeaponSlot activeWeaponSlotName() {
            if (this.activeWeaponSlotName != null)
                return this.activeWeaponSlotName;
            this.activeWeaponSlotName = GtaSaSaveDe.WeaponSlot.byId(activeWeaponSlot());
            return this.activeWeaponSlotName;
        }
        private InteriorArea areaName;

        /**
         * Meaning of `area`.
         */
        public InteriorArea areaName() {
            if (this.areaName != null)
                return this.areaName;
            this.areaName = GtaSaSaveDe.InteriorArea.byId(area());
            return this.areaName;
        }
        private Fighting fightingStyleName;

        /**
         * Meaning of `fighting_style`.
         */
        public Fighting fightingStyleName() {
            if (this.fightingStyleName != null)
                return this.fightingStyleName;
            this.fightingStyleName = GtaSaSaveDe.Fighting.byId(fightingStyle());
            return this.fightingStyleName;
        }
        private Boolean hasModelName;

        /**
         * Whether the model has a name.
         */
        public Boolean hasModelName() {
            if (this.hasModelName != null)
                return this.hasModelName;
            this.hasModelName =  ((model() >= 290) && (model() <= 299)) ;
            return this.hasModelName;
        }
        private Boolean isAndroid;

        /**
         * Whether the person has the size of Android.
         */
        public Boolean isAndroid() {
            if (this.isAndroid != null)
                return this.isAndroid;
            this.isAndroid = !(isDefinitive());
            return this.isAndroid;
        }
        private Boolean isDefinitiveEdition;

        /**
         * Whether the person has the size of the Definitive Edition.
         */
        public Boolean isDefinitiveEdition() {
            if (this.isDefinitiveEdition != null)
                return this.isDefinitiveEdition;
            this.isDefinitiveEdition = isDefinitive();
            return this.isDefinitiveEdition;
        }
        private Boolean isPlayer;

        /**
         * Whether it is the player.
         */
        public Boolean isPlayer() {
            if (this.isPlayer != null)
                return this.isPlayer;
            this.isPlayer =  ((pedType() == 0) || (pedType() == 1)) ;
            return this.isPlayer;
        }
        private long handle;
        private int model;
        private int pedType;
        private byte[] modelName;
        private long pedSize;
        private Vec3 position;
        private float heading;
        private float health;
        private float armor;
        private List<Weapon> weapons;
        private int createdBy;
        private int activeWeaponSlot;
        private int area;
        private byte[] gap197;
        private int exitIndex;
        private int fightingStyle;
        private int allowedAttackMoves;
        private byte[] gap19e;
        private List<Long> pedFlags;
        private byte[] gap1b0;
        private byte[] unknownPed;
        private MobilePlayerPart playerPart;
        private boolean isDefinitive;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.DefinitivePoolsBlock _parent;

        /**
         * Place among people * 256 + counter.
         */
        public long handle() { return handle; }

        /**
         * Number of the model that the player has, 0.
         */
        public int model() { return model; }

        /**
         * Kind of person; 0 for the player.
         */
        public int pedType() { return pedType; }

        /**
         * Name of the model, where it is one that scripts choose.
         */
        public byte[] modelName() { return modelName; }

        /**
         * Bytes of the person: 420 on Android, 476 in the Definitive Edition.
         */
        public long pedSize() { return pedSize; }

        /**
         * Place of the player in the world.
         */
        public Vec3 position() { return position; }

        /**
         * Direction in which the player looks.
         */
        public float heading() { return heading; }

        /**
         * Points of health that the player has.
         */
        public float health() { return health; }

        /**
         * Armour.
         */
        public float armor() { return armor; }

        /**
         * Weapons that the player carries, one of each kind.
         */
        public List<Weapon> weapons() { return weapons; }

        /**
         * 1 the game, 2 a mission, 3 a replay.
         */
        public int createdBy() { return createdBy; }

        /**
         * Kind of weapon in the hand.
         */
        public int activeWeaponSlot() { return activeWeaponSlot; }

        /**
         * Area code, the low byte of `simple_variables.interior`.
         */
        public int area() { return area; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap197() { return gap197; }

        /**
         * Door by which he leaves: the top of `entry_exits.stack`, or -1
         * outside; 345, the exit of the changing room, after he has changed his
         * clothes.
         */
        public int exitIndex() { return exitIndex; }

        /**
         * Style in which the player fights: 15 from the start, others from gyms
         * or scripts.
         */
        public int fightingStyle() { return fightingStyle; }

        /**
         * Moves that he may use, a bit for each: 15, the four low bits, from the
         * start.
         */
        public int allowedAttackMoves() { return allowedAttackMoves; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap19e() { return gap19e; }

        /**
         * Probably flags of the person.
         */
        public List<Long> pedFlags() { return pedFlags; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap1b0() { return gap1b0; }

        /**
         * Bytes of unknown use before the part of the player.
         */
        public byte[] unknownPed() { return unknownPed; }

        /**
         * Data that only the player has, no other person.
         */
        public MobilePlayerPart playerPart() { return playerPart; }

        /**
         * Whether the Definitive Edition wrote the save.
         */
        public boolean isDefinitive() { return isDefinitive; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.DefinitivePoolsBlock _parent() { return _parent; }
    }

    /**
     * What only the player has.
     */
    public static class MobilePlayerPart extends KaitaiStruct {
        public static MobilePlayerPart fromFile(String fileName) throws IOException {
            return new MobilePlayerPart(new ByteBufferKaitaiStream(fileName));
        }

        public MobilePlayerPart(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MobilePlayerPart(KaitaiStream _io, GtaSaSaveDe.MobilePlayer _parent) {
            this(_io, _parent, null);
        }

        public MobilePlayerPart(KaitaiStream _io, GtaSaSaveDe.MobilePlayer _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.playerSize = this._io.readU4le();
            this.chaosLevel = this._io.readU4le();
            this.wantedLevel = this._io.readU1();
            this.gap009 = this._io.readBytes(3);
            this.modelKeys = new ArrayList<Long>();
            for (int i = 0; i < 10; i++) {
                this.modelKeys.add(this._io.readU4le());
            }
            this.textureKeys = new ArrayList<Long>();
            for (int i = 0; i < 18; i++) {
                this.textureKeys.add(this._io.readU4le());
            }
            this.fat = this._io.readF4le();
            this.muscle = this._io.readF4le();
            this.chosenWeaponSlot = this._io.readU1();
            this.gap085 = this._io.readBytes(3);
            this.unknownEnd = this._io.readF4le();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.modelKeys.size(); i++) {
            }
            for (int i = 0; i < this.textureKeys.size(); i++) {
            }
        }
        private WeaponSlot chosenWeaponSlotName;

        /**
         * Meaning of `chosen_weapon_slot`.
         */
        public WeaponSlot chosenWeaponSlotName() {
            if (this.chosenWeaponSlotName != null)
                return this.chosenWeaponSlotName;
            this.chosenWeaponSlotName = GtaSaSaveDe.WeaponSlot.byId(chosenWeaponSlot());
            return this.chosenWeaponSlotName;
        }
        private long playerSize;
        private long chaosLevel;
        private int wantedLevel;
        private byte[] gap009;
        private List<Long> modelKeys;
        private List<Long> textureKeys;
        private float fat;
        private float muscle;
        private int chosenWeaponSlot;
        private byte[] gap085;
        private float unknownEnd;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.MobilePlayer _parent;

        /**
         * Bytes that follow: 136.
         */
        public long playerSize() { return playerSize; }

        /**
         * Chaos that the player has made; 0, because saving clears it.
         */
        public long chaosLevel() { return chaosLevel; }

        /**
         * Stars; 0, because saving clears them.
         */
        public int wantedLevel() { return wantedLevel; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap009() { return gap009; }

        /**
         * Clothes by the CRC-32 (without the final inversion) of the model's
         * name in capitals; 0 for none.
         */
        public List<Long> modelKeys() { return modelKeys; }

        /**
         * Clothes by the CRC-32 (without the final inversion) of the texture's
         * name in capitals; 0 for none.
         */
        public List<Long> textureKeys() { return textureKeys; }

        /**
         * Copy of statistic 21.
         */
        public float fat() { return fat; }

        /**
         * Copy of statistic 23.
         */
        public float muscle() { return muscle; }

        /**
         * Weapon slot that the player has chosen; equals `active_weapon_slot`.
         */
        public int chosenWeaponSlot() { return chosenWeaponSlot; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap085() { return gap085; }

        /**
         * Last number of the player; 1.
         */
        public float unknownEnd() { return unknownEnd; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.MobilePlayer _parent() { return _parent; }
    }

    /**
     * A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
     * vehicles of 4 files were measured.
     */
    public static class MobileVehicle extends KaitaiStruct {
        public static MobileVehicle fromFile(String fileName) throws IOException {
            return new MobileVehicle(new ByteBufferKaitaiStream(fileName));
        }

        public MobileVehicle(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MobileVehicle(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent) {
            this(_io, _parent, null);
        }

        public MobileVehicle(KaitaiStream _io, GtaSaSaveDe.DefinitivePoolsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.handle = this._io.readU4le();
            this.model = this._io.readS4le();
            this.vehicleSize = this._io.readU4le();
            this.right = new Vec3(this._io, this, _root);
            this.matrixFlags = this._io.readU4le();
            this.forward = new Vec3(this._io, this, _root);
            this.gap028 = this._io.readBytes(4);
            this.up = new Vec3(this._io, this, _root);
            this.gap038 = this._io.readBytes(4);
            this.position = new Vec3(this._io, this, _root);
            this.gap048 = this._io.readBytes(12);
            this.createdBy = this._io.readU1();
            this.colours = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.colours.add(this._io.readU1());
            }
            this.gap059 = this._io.readBytes(1);
            this.alarm = this._io.readU2le();
            this.maxPassengers = this._io.readU1();
            this.gap05d = this._io.readBytes(3);
            this.steerAngle = this._io.readF4le();
            this.gasPedal = this._io.readF4le();
            this.brakePedal = this._io.readF4le();
            this.vehicleFlags = this._io.readU4le();
            this.vehicleFlags2 = this._io.readU4le();
            this.health = this._io.readF4le();
            this.unknown120 = this._io.readU4le();
            this.entityFlags = this._io.readU4le();
            this.mass = this._io.readF4le();
            this.turnMass = this._io.readF4le();
            this.buoyancy = this._io.readF4le();
            if (hasDamage()) {
                this.damage = new VehicleDamage(this._io, this, _root);
            }
            this.driver = this._io.readS4le();
            this.passengers = new ArrayList<Integer>();
            for (int i = 0; i < 8; i++) {
                this.passengers.add(this._io.readS4le());
            }
        }

        public void _fetchInstances() {
            this.right._fetchInstances();
            this.forward._fetchInstances();
            this.up._fetchInstances();
            this.position._fetchInstances();
            for (int i = 0; i < this.colours.size(); i++) {
            }
            if (hasDamage()) {
                this.damage._fetchInstances();
            }
            for (int i = 0; i < this.passengers.size(); i++) {
            }
        }
        private Boolean hasDamage;

        /**
         * Whether `damage` is stored.
         */
        public Boolean hasDamage() {
            if (this.hasDamage != null)
                return this.hasDamage;
            this.hasDamage = !( ((isBike()) || (isBoat()) || (isTrain())) );
            return this.hasDamage;
        }
        private Boolean isBike;

        /**
         * Whether the original game has the model as a motorcycle or bicycle.
         */
        public Boolean isBike() {
            if (this.isBike != null)
                return this.isBike;
            this.isBike =  ((model() == 448) || ( ((model() >= 461) && (model() <= 463)) ) || (model() == 468) || (model() == 481) || (model() == 509) || (model() == 510) || ( ((model() >= 521) && (model() <= 523)) ) || (model() == 581) || (model() == 586)) ;
            return this.isBike;
        }
        private Boolean isBoat;

        /**
         * Whether the original game has the model as a boat.
         */
        public Boolean isBoat() {
            if (this.isBoat != null)
                return this.isBoat;
            this.isBoat =  ((model() == 430) || (model() == 446) || ( ((model() >= 452) && (model() <= 454)) ) || (model() == 472) || (model() == 473) || (model() == 484) || (model() == 493) || (model() == 595)) ;
            return this.isBoat;
        }
        private Boolean isTrain;

        /**
         * Whether the original game has the model as a train or tram.
         */
        public Boolean isTrain() {
            if (this.isTrain != null)
                return this.isTrain;
            this.isTrain =  ((model() == 449) || (model() == 537) || (model() == 538) || (model() == 569) || (model() == 570) || (model() == 590)) ;
            return this.isTrain;
        }
        private Vehicle modelName;

        /**
         * Meaning of `model`.
         */
        public Vehicle modelName() {
            if (this.modelName != null)
                return this.modelName;
            this.modelName = GtaSaSaveDe.Vehicle.byId(model());
            return this.modelName;
        }
        private long handle;
        private int model;
        private long vehicleSize;
        private Vec3 right;
        private long matrixFlags;
        private Vec3 forward;
        private byte[] gap028;
        private Vec3 up;
        private byte[] gap038;
        private Vec3 position;
        private byte[] gap048;
        private int createdBy;
        private List<Integer> colours;
        private byte[] gap059;
        private int alarm;
        private int maxPassengers;
        private byte[] gap05d;
        private float steerAngle;
        private float gasPedal;
        private float brakePedal;
        private long vehicleFlags;
        private long vehicleFlags2;
        private float health;
        private long unknown120;
        private long entityFlags;
        private float mass;
        private float turnMass;
        private float buoyancy;
        private VehicleDamage damage;
        private int driver;
        private List<Integer> passengers;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.DefinitivePoolsBlock _parent;

        /**
         * Place among vehicles * 256 + counter.
         */
        public long handle() { return handle; }

        /**
         * Model, 400 to 611; its class decides whether `damage` is stored.
         */
        public int model() { return model; }

        /**
         * Bytes of the first part: 128.
         */
        public long vehicleSize() { return vehicleSize; }

        /**
         * Direction of the right side of the vehicle.
         */
        public Vec3 right() { return right; }

        /**
         * Flags of the matrix that `right` to `position` are.
         */
        public long matrixFlags() { return matrixFlags; }

        /**
         * Direction of the front of the vehicle.
         */
        public Vec3 forward() { return forward; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap028() { return gap028; }

        /**
         * Direction of the top of the vehicle.
         */
        public Vec3 up() { return up; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap038() { return gap038; }

        /**
         * Place of the vehicle in the world.
         */
        public Vec3 position() { return position; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap048() { return gap048; }

        /**
         * Origin of the vehicle; 1 to 3 were seen.
         */
        public int createdBy() { return createdBy; }

        /**
         * Colours by their number in the palette.
         */
        public List<Integer> colours() { return colours; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap059() { return gap059; }

        /**
         * State of the alarm; 0.
         */
        public int alarm() { return alarm; }

        /**
         * Seats beside the driver's; 1 with two doors, 3 with four.
         */
        public int maxPassengers() { return maxPassengers; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap05d() { return gap05d; }

        /**
         * Angle of the front wheels.
         */
        public float steerAngle() { return steerAngle; }

        /**
         * How far the gas pedal is pressed, 0 to 1.
         */
        public float gasPedal() { return gasPedal; }

        /**
         * How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
         */
        public float brakePedal() { return brakePedal; }

        /**
         * State that the game keeps of the vehicle; the first 32 flags of
         * vehicles.
         */
        public long vehicleFlags() { return vehicleFlags; }

        /**
         * The flags of vehicles that follow; the top byte is old memory.
         */
        public long vehicleFlags2() { return vehicleFlags2; }

        /**
         * Health; 1000 for a whole vehicle.
         */
        public float health() { return health; }

        /**
         * Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
         * 25 of form A.
         */
        public long unknown120() { return unknown120; }

        /**
         * State that the engine keeps of the vehicle, with the bits that
         * `entity_flags` of objects has.
         */
        public long entityFlags() { return entityFlags; }

        /**
         * Mass, as in `handling.cfg`.
         */
        public float mass() { return mass; }

        /**
         * Resistance to turning, as in `handling.cfg`.
         */
        public float turnMass() { return turnMass; }

        /**
         * Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
         */
        public float buoyancy() { return buoyancy; }

        /**
         * Broken parts; stored only for cars and for vehicles that the game builds like them.
         */
        public VehicleDamage damage() { return damage; }

        /**
         * Person who drives, by his handle; -1 for none.
         */
        public int driver() { return driver; }

        /**
         * People in the other seats in the same way.
         */
        public List<Integer> passengers() { return passengers; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.DefinitivePoolsBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "vehicle " + Long.toString(model());
        }
    }

    /**
     * Block 5. After each mission the game cuts the list to 54 areas.
     */
    public static class PathsBlock extends KaitaiStruct {
        public static PathsBlock fromFile(String fileName) throws IOException {
            return new PathsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public PathsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PathsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public PathsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numAreas = this._io.readU4le();
            if (!(this.numAreas <= ((Number) ((_io().size() - _io().pos()) / 28)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 28)).longValue(), this.numAreas, this._io, "/types/paths_block/seq/0");
            }
            this.areas = new ArrayList<SwitchedArea>();
            for (int i = 0; i < numAreas(); i++) {
                this.areas.add(new SwitchedArea(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.areas.size(); i++) {
                this.areas.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numAreas;
        private List<SwitchedArea> areas;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Areas that follow, 64 at most; 1 to 54 in the measured files.
         */
        public long numAreas() { return numAreas; }

        /**
         * Areas in which path nodes are switched.
         */
        public List<SwitchedArea> areas() { return areas; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Block 19.
     */
    public static class PedRelationshipsBlock extends KaitaiStruct {
        public static PedRelationshipsBlock fromFile(String fileName) throws IOException {
            return new PedRelationshipsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public PedRelationshipsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PedRelationshipsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public PedRelationshipsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.relations = new ArrayList<Relation>();
            for (int i = 0; i < 32; i++) {
                this.relations.add(new Relation(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.relations.size(); i++) {
                this.relations.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Relation> relations;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Relations of each kind of people to the others.
         */
        public List<Relation> relations() { return relations; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Something that lies about; where the type is 0 the place is free, and
     * holds old bytes.
     */
    public static class Pickup extends KaitaiStruct {
        public static Pickup fromFile(String fileName) throws IOException {
            return new Pickup(new ByteBufferKaitaiStream(fileName));
        }

        public Pickup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Pickup(KaitaiStream _io, GtaSaSaveDe.PickupsBlock _parent) {
            this(_io, _parent, null);
        }

        public Pickup(KaitaiStream _io, GtaSaSaveDe.PickupsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.revenueValue = this._io.readF4le();
            this.objectPtr = this._io.readU4le();
            this.ammoOrMax = this._io.readU4le();
            this.regenerationTime = this._io.readU4le();
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
            this.z = this._io.readS2le();
            this.moneyPerDay = this._io.readU2le();
            this.model = this._io.readS2le();
            this.counter = this._io.readU2le();
            this.pickupType = this._io.readU1();
            this.flags = new PickupBits(this._io, this, _root);
            this.gap01d = this._io.readBytes(2);
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
        }
        private ObjectModel modelName;

        /**
         * Meaning of `model`.
         */
        public ObjectModel modelName() {
            if (this.modelName != null)
                return this.modelName;
            this.modelName = GtaSaSaveDe.ObjectModel.byId(model());
            return this.modelName;
        }
        private PickupKind pickupTypeName;

        /**
         * Meaning of `pickup_type`.
         */
        public PickupKind pickupTypeName() {
            if (this.pickupTypeName != null)
                return this.pickupTypeName;
            this.pickupTypeName = GtaSaSaveDe.PickupKind.byId(pickupType());
            return this.pickupTypeName;
        }
        private float revenueValue;
        private long objectPtr;
        private long ammoOrMax;
        private long regenerationTime;
        private short x;
        private short y;
        private short z;
        private int moneyPerDay;
        private short model;
        private int counter;
        private int pickupType;
        private PickupBits flags;
        private byte[] gap01d;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.PickupsBlock _parent;

        /**
         * Money that a business has made.
         */
        public float revenueValue() { return revenueValue; }

        /**
         * Old address; 0 on the PC and Android.
         */
        public long objectPtr() { return objectPtr; }

        /**
         * Shots; the price of a property; the most that a business holds.
         */
        public long ammoOrMax() { return ammoOrMax; }

        /**
         * Time at which the pickup comes back.
         */
        public long regenerationTime() { return regenerationTime; }

        /**
         * Towards the east.
         */
        public short x() { return x; }

        /**
         * Towards the north.
         */
        public short y() { return y; }

        /**
         * Up.
         */
        public short z() { return z; }

        /**
         * Dollars a day that the business makes.
         */
        public int moneyPerDay() { return moneyPerDay; }

        /**
         * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
         * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
         * 1274 business, 1277 save disk.
         */
        public short model() { return model; }

        /**
         * Number of times that the slot was used.
         */
        public int counter() { return counter; }

        /**
         * Effect of the pickup when it is taken.
         */
        public int pickupType() { return pickupType; }

        /**
         * State.
         */
        public PickupBits flags() { return flags; }

        /**
         * Nothing; 0.
         */
        public byte[] gap01d() { return gap01d; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.PickupsBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "pickup of type " + Long.toString(pickupType());
        }
    }

    /**
     * Bits of pickups.
     */
    public static class PickupBits extends KaitaiStruct {
        public static PickupBits fromFile(String fileName) throws IOException {
            return new PickupBits(new ByteBufferKaitaiStream(fileName));
        }

        public PickupBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PickupBits(KaitaiStream _io, GtaSaSaveDe.Pickup _parent) {
            this(_io, _parent, null);
        }

        public PickupBits(KaitaiStream _io, GtaSaSaveDe.Pickup _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.disabled = this._io.readBitsIntLe(1) != 0;
            this.isEmpty = this._io.readBitsIntLe(1) != 0;
            this.helpShown = this._io.readBitsIntLe(1) != 0;
            this.isVisible = this._io.readBitsIntLe(1) != 0;
            this.propertyText = this._io.readBitsIntLe(3);
            this.unknownPickupBit = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private PropertyOffer propertyTextName;

        /**
         * Meaning of `property_text`.
         */
        public PropertyOffer propertyTextName() {
            if (this.propertyTextName != null)
                return this.propertyTextName;
            this.propertyTextName = GtaSaSaveDe.PropertyOffer.byId(propertyText());
            return this.propertyTextName;
        }
        private boolean disabled;
        private boolean isEmpty;
        private boolean helpShown;
        private boolean isVisible;
        private long propertyText;
        private boolean unknownPickupBit;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.Pickup _parent;

        /**
         * Taken, waits to come back.
         */
        public boolean disabled() { return disabled; }

        /**
         * Holds no more ammunition.
         */
        public boolean isEmpty() { return isEmpty; }

        /**
         * The help text of the pickup has been shown.
         */
        public boolean helpShown() { return helpShown; }

        /**
         * The object of the pickup is drawn.
         */
        public boolean isVisible() { return isVisible; }

        /**
         * Text of a property: 1 where it is for sale, 2 where it is locked.
         */
        public long propertyText() { return propertyText; }

        /**
         * Meaning not known; always 0.
         */
        public boolean unknownPickupBit() { return unknownPickupBit; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.Pickup _parent() { return _parent; }
    }

    /**
     * Block 6.
     */
    public static class PickupsBlock extends KaitaiStruct {
        public static PickupsBlock fromFile(String fileName) throws IOException {
            return new PickupsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public PickupsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PickupsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public PickupsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.pickups = new ArrayList<Pickup>();
            for (int i = 0; i < 620; i++) {
                this.pickups.add(new Pickup(this._io, this, _root));
            }
            this.collectedIndex = this._io.readU2le();
            this.weaponHelpLeft = this._io.readU1();
            this.collectedRefs = new ArrayList<Long>();
            for (int i = 0; i < 20; i++) {
                this.collectedRefs.add(this._io.readU4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.pickups.size(); i++) {
                this.pickups.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.collectedRefs.size(); i++) {
            }
        }
        private List<Pickup> pickups;
        private int collectedIndex;
        private int weaponHelpLeft;
        private List<Long> collectedRefs;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Places for pickups.
         */
        public List<Pickup> pickups() { return pickups; }

        /**
         * Row of `collected_refs` that the next pickup takes, 0 to 19.
         */
        public int collectedIndex() { return collectedIndex; }

        /**
         * How often the help about weapons is still shown; 10 at the start.
         */
        public int weaponHelpLeft() { return weaponHelpLeft; }

        /**
         * Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
         * for none.
         */
        public List<Long> collectedRefs() { return collectedRefs; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A licence plate for a parked car.
     */
    public static class Plate extends KaitaiStruct {
        public static Plate fromFile(String fileName) throws IOException {
            return new Plate(new ByteBufferKaitaiStream(fileName));
        }

        public Plate(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Plate(KaitaiStream _io, GtaSaSaveDe.CarGeneratorsBlock _parent) {
            this(_io, _parent, null);
        }

        public Plate(KaitaiStream _io, GtaSaSaveDe.CarGeneratorsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.generatorIndex = this._io.readS4le();
            this.plateText = this._io.readBytes(12);
        }

        public void _fetchInstances() {
        }
        private int generatorIndex;
        private byte[] plateText;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.CarGeneratorsBlock _parent;

        /**
         * `index` of the parked car; -1 where free.
         */
        public int generatorIndex() { return generatorIndex; }

        /**
         * Eight characters, filled with blanks, then zeros.
         */
        public byte[] plateText() { return plateText; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.CarGeneratorsBlock _parent() { return _parent; }
    }

    /**
     * Block 15.
     */
    public static class PlayerInfoBlock extends KaitaiStruct {
        public static PlayerInfoBlock fromFile(String fileName) throws IOException {
            return new PlayerInfoBlock(new ByteBufferKaitaiStream(fileName));
        }

        public PlayerInfoBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PlayerInfoBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public PlayerInfoBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.infoSize = this._io.readU4le();
            this.money = this._io.readS4le();
            this.carDensity = this._io.readU2le();
            this.playerState = this._io.readU1();
            this.gap00b = this._io.readBytes(1);
            this.roadDensity = this._io.readF4le();
            this.moneyShown = this._io.readS4le();
            this.hoursNotEaten = this._io.readU1();
            this.gap015 = this._io.readBytes(3);
            this.collectablesPickedUp = this._io.readU4le();
            this.collectablesTotal = this._io.readU4le();
            this.infiniteRun = this._io.readU1();
            this.fastReload = this._io.readU1();
            this.fireproof = this._io.readU1();
            this.maxHealth = this._io.readU1();
            this.maxArmor = this._io.readU1();
            this.freeBustedOnce = this._io.readU1();
            this.freeWastedOnce = this._io.readU1();
            this.canDriveBy = this._io.readU1();
            this.bustedAudioStatus = this._io.readU1();
            this.gap029 = this._io.readBytes(1);
            this.lastBustMessage = this._io.readU2le();
        }

        public void _fetchInstances() {
        }
        private PlayerCondition playerStateName;

        /**
         * Meaning of `player_state`.
         */
        public PlayerCondition playerStateName() {
            if (this.playerStateName != null)
                return this.playerStateName;
            this.playerStateName = GtaSaSaveDe.PlayerCondition.byId(playerState());
            return this.playerStateName;
        }
        private long infoSize;
        private int money;
        private int carDensity;
        private int playerState;
        private byte[] gap00b;
        private float roadDensity;
        private int moneyShown;
        private int hoursNotEaten;
        private byte[] gap015;
        private long collectablesPickedUp;
        private long collectablesTotal;
        private int infiniteRun;
        private int fastReload;
        private int fireproof;
        private int maxHealth;
        private int maxArmor;
        private int freeBustedOnce;
        private int freeWastedOnce;
        private int canDriveBy;
        private int bustedAudioStatus;
        private byte[] gap029;
        private int lastBustMessage;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes that follow: 40.
         */
        public long infoSize() { return infoSize; }

        /**
         * Dollars that the player has.
         */
        public int money() { return money; }

        /**
         * Cars on the road; 0.
         */
        public int carDensity() { return carDensity; }

        /**
         * Whether the player plays, died or was arrested; 0 in every file.
         */
        public int playerState() { return playerState; }

        /**
         * Nothing; 0.
         */
        public byte[] gap00b() { return gap00b; }

        /**
         * Roads around the player, 0.69 to 1.02.
         */
        public float roadDensity() { return roadDensity; }

        /**
         * Money that the screen shows on its way to `money`.
         */
        public int moneyShown() { return moneyShown; }

        /**
         * Hours without a meal; 0, because saving sets it back.
         */
        public int hoursNotEaten() { return hoursNotEaten; }

        /**
         * Nothing; 0.
         */
        public byte[] gap015() { return gap015; }

        /**
         * Leftover of earlier games.
         */
        public long collectablesPickedUp() { return collectablesPickedUp; }

        /**
         * Leftover of earlier games.
         */
        public long collectablesTotal() { return collectablesTotal; }

        /**
         * Whether running does not tire (opcode 0330)
         */
        public int infiniteRun() { return infiniteRun; }

        /**
         * Whether weapons are loaded at once (opcode 0331)
         */
        public int fastReload() { return fastReload; }

        /**
         * Whether fire does no harm (opcode 055D)
         */
        public int fireproof() { return fireproof; }

        /**
         * Most health: statistic 24 times 0.176, on phones 0.22, without the
         * fraction.
         */
        public int maxHealth() { return maxHealth; }

        /**
         * Most armour: 100 or 150 (opcode 055F).
         */
        public int maxArmor() { return maxArmor; }

        /**
         * Whether the next arrest costs nothing.
         */
        public int freeBustedOnce() { return freeBustedOnce; }

        /**
         * Whether the next death costs nothing (opcode 0414)
         */
        public int freeWastedOnce() { return freeWastedOnce; }

        /**
         * Whether the player may shoot from cars (opcode 0501)
         */
        public int canDriveBy() { return canDriveBy; }

        /**
         * Speech at arrests, 0 to 2.
         */
        public int bustedAudioStatus() { return bustedAudioStatus; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap029() { return gap029; }

        /**
         * Speech at the last arrest, 1 to 3.
         */
        public int lastBustMessage() { return lastBustMessage; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Kind of people in a zone.
     */
    public static class PopulationBits extends KaitaiStruct {
        public static PopulationBits fromFile(String fileName) throws IOException {
            return new PopulationBits(new ByteBufferKaitaiStream(fileName));
        }

        public PopulationBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PopulationBits(KaitaiStream _io, GtaSaSaveDe.ZoneInfo _parent) {
            this(_io, _parent, null);
        }

        public PopulationBits(KaitaiStream _io, GtaSaSaveDe.ZoneInfo _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.groupId = this._io.readBitsIntLe(5);
            this.radarMode = this._io.readBitsIntLe(2);
            this.noCops = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private PopulationGroup groupIdName;

        /**
         * Meaning of `group_id`.
         */
        public PopulationGroup groupIdName() {
            if (this.groupIdName != null)
                return this.groupIdName;
            this.groupIdName = GtaSaSaveDe.PopulationGroup.byId(groupId());
            return this.groupIdName;
        }
        private long groupId;
        private long radarMode;
        private boolean noCops;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ZoneInfo _parent;

        /**
         * Group of the population table (opcode 0767), 0 to 19.
         */
        public long groupId() { return groupId; }

        /**
         * 1 when one of the three gangs of Los Santos is there.
         */
        public long radarMode() { return radarMode; }

        /**
         * Without police (opcode 09B7)
         */
        public boolean noCops() { return noCops; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ZoneInfo _parent() { return _parent; }
    }

    /**
     * Block 28. Numbers of the effects that change the picture, with those of
     * the measured files.
     */
    public static class PostEffectsBlock extends KaitaiStruct {
        public static PostEffectsBlock fromFile(String fileName) throws IOException {
            return new PostEffectsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public PostEffectsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PostEffectsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public PostEffectsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.effectsSize = this._io.readU4le();
            this.colour1Mult = this._io.readF4le();
            this.colour2Mult = this._io.readF4le();
            this.gap00c = this._io.readBytes(4);
            this.extraMultRate = this._io.readF4le();
            this.extraMultCap = this._io.readF4le();
            this.extraMultMult = this._io.readF4le();
            this.leftUOffset = this._io.readS4le();
            this.rightUOffset = this._io.readS4le();
            this.topVOffset = this._io.readS4le();
            this.bottomVOffset = this._io.readS4le();
            this.seamRemover = this._io.readU1();
            this.seamSearch = this._io.readU1();
            this.seamDebug = this._io.readU1();
            this.gap02f = this._io.readBytes(1);
            this.seamMode = this._io.readS4le();
            this.seamShiftTl = this._io.readS4le();
            this.seamShiftBr = this._io.readS4le();
            this.smokeyEnable = this._io.readU1();
            this.gap03d = this._io.readBytes(3);
            this.smokeyStrength = this._io.readS4le();
            this.smokeyDistance = this._io.readS4le();
            this.waterEnable = this._io.readU1();
            this.gap049 = this._io.readBytes(3);
            this.dayNightBalance = this._io.readF4le();
            this.heatHaze = this._io.readU1();
            this.heatHazeMaskTest = this._io.readU1();
            this.gap052 = this._io.readBytes(2);
            this.hazeHourStart = this._io.readS4le();
            this.hazeHourEnd = this._io.readS4le();
            this.hazeFadeSpeed = this._io.readF4le();
            this.hazeInsideFadeSpeed = this._io.readF4le();
            this.hazeType = this._io.readS4le();
            this.hazeTypeLast = this._io.readS4le();
            this.hazeIntensity = this._io.readS4le();
            this.hazeRandomShift = this._io.readS4le();
            this.hazeSpeedMin = this._io.readS4le();
            this.hazeSpeedMax = this._io.readS4le();
            this.hazeScanX = this._io.readS4le();
            this.hazeScanY = this._io.readS4le();
            this.hazeRenderX = this._io.readS4le();
            this.hazeRenderY = this._io.readS4le();
            this.darknessFilter = this._io.readU1();
            this.gap08d = this._io.readBytes(3);
            this.darknessAlpha = this._io.readS4le();
            this.darknessAlphaDefault = this._io.readS4le();
            this.darknessRadiosityLimit = this._io.readS4le();
            this.cctv = this._io.readU1();
            this.cctvColour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.cctvColour.add(this._io.readU1());
            }
            this.fog = this._io.readU1();
            this.speedFx = this._io.readU1();
            this.speedFxTest = this._io.readU1();
            this.speedFxAlpha = this._io.readS4le();
            this.speedFxUser = this._io.readU1();
            this.speedFxUserFrame = this._io.readU1();
            this.gap0aa = this._io.readBytes(2);
            this.speedFxManual = this._io.readF4le();
            this.inCutscene = this._io.readU1();
            this.nightVision = this._io.readU1();
            this.gap0b2 = this._io.readBytes(2);
            this.nightGrain = this._io.readS4le();
            this.nightColour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.nightColour.add(this._io.readU1());
            }
            this.nightOnTime = this._io.readF4le();
            this.nightOnCount = this._io.readF4le();
            this.infraredOnCount = this._io.readF4le();
            this.infrared = this._io.readU1();
            this.gap0c9 = this._io.readBytes(3);
            this.infraredGrain = this._io.readS4le();
            this.infraredRadius = this._io.readF4le();
            this.infraredHeatRgba = new ArrayList<Float>();
            for (int i = 0; i < 4; i++) {
                this.infraredHeatRgba.add(this._io.readF4le());
            }
            this.infraredColour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.infraredColour.add(this._io.readU1());
            }
            this.infraredMainColour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.infraredMainColour.add(this._io.readU1());
            }
            this.radiosity = this._io.readU1();
            this.radiosityLinear = this._io.readU1();
            this.radiosityStripCopy = this._io.readU1();
            this.gap0ef = this._io.readBytes(1);
            this.radiosityPxX = this._io.readS4le();
            this.radiosityPxY = this._io.readS4le();
            this.radiosityFilterPasses = this._io.readS4le();
            this.radiosityRenderPasses = this._io.readS4le();
            this.radiosityLimit = this._io.readS4le();
            this.radiosityIntensity = this._io.readS4le();
            this.radiosityUCorr = this._io.readS4le();
            this.radiosityVCorr = this._io.readS4le();
            this.radiosityDebug = this._io.readU1();
            this.radiosityBypassLimit = this._io.readU1();
            this.disableAll = this._io.readU1();
            this.savePhotoFromScript = this._io.readU1();
            this.grainEnable = this._io.readU1();
            this.gap115 = this._io.readBytes(3);
            this.grainStrength = this._io.readS4le();
            this.highlightEnable = this._io.readU1();
            this.gap11d = this._io.readBytes(3);
            this.highlightStrength = this._io.readS4le();
            this.highlightScale = this._io.readS4le();
            this.highlightOffset = this._io.readS4le();
            this.highlightMblur = this._io.readU1();
            this.gap12d = this._io.readBytes(3);
            this.waterStrength = this._io.readS4le();
            this.xOffset = this._io.readF4le();
            this.yOffset = this._io.readF4le();
            this.waterSpeed = this._io.readF4le();
            this.waterFreq = this._io.readF4le();
            this.waterColour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.waterColour.add(this._io.readU1());
            }
            this.waterDepthDarkness = this._io.readU1();
            this.gap149 = this._io.readBytes(3);
            this.waterFullDarkDepth = this._io.readF4le();
            this.waterFxStart = this._io.readF4le();
            this.rainEnable = this._io.readU1();
            this.colourEnable = this._io.readU1();
            this.gap156 = this._io.readBytes(2);
            this.defScreenX = this._io.readS4le();
            this.defScreenY = this._io.readS4le();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.cctvColour.size(); i++) {
            }
            for (int i = 0; i < this.nightColour.size(); i++) {
            }
            for (int i = 0; i < this.infraredHeatRgba.size(); i++) {
            }
            for (int i = 0; i < this.infraredColour.size(); i++) {
            }
            for (int i = 0; i < this.infraredMainColour.size(); i++) {
            }
            for (int i = 0; i < this.waterColour.size(); i++) {
            }
        }
        private long effectsSize;
        private float colour1Mult;
        private float colour2Mult;
        private byte[] gap00c;
        private float extraMultRate;
        private float extraMultCap;
        private float extraMultMult;
        private int leftUOffset;
        private int rightUOffset;
        private int topVOffset;
        private int bottomVOffset;
        private int seamRemover;
        private int seamSearch;
        private int seamDebug;
        private byte[] gap02f;
        private int seamMode;
        private int seamShiftTl;
        private int seamShiftBr;
        private int smokeyEnable;
        private byte[] gap03d;
        private int smokeyStrength;
        private int smokeyDistance;
        private int waterEnable;
        private byte[] gap049;
        private float dayNightBalance;
        private int heatHaze;
        private int heatHazeMaskTest;
        private byte[] gap052;
        private int hazeHourStart;
        private int hazeHourEnd;
        private float hazeFadeSpeed;
        private float hazeInsideFadeSpeed;
        private int hazeType;
        private int hazeTypeLast;
        private int hazeIntensity;
        private int hazeRandomShift;
        private int hazeSpeedMin;
        private int hazeSpeedMax;
        private int hazeScanX;
        private int hazeScanY;
        private int hazeRenderX;
        private int hazeRenderY;
        private int darknessFilter;
        private byte[] gap08d;
        private int darknessAlpha;
        private int darknessAlphaDefault;
        private int darknessRadiosityLimit;
        private int cctv;
        private List<Integer> cctvColour;
        private int fog;
        private int speedFx;
        private int speedFxTest;
        private int speedFxAlpha;
        private int speedFxUser;
        private int speedFxUserFrame;
        private byte[] gap0aa;
        private float speedFxManual;
        private int inCutscene;
        private int nightVision;
        private byte[] gap0b2;
        private int nightGrain;
        private List<Integer> nightColour;
        private float nightOnTime;
        private float nightOnCount;
        private float infraredOnCount;
        private int infrared;
        private byte[] gap0c9;
        private int infraredGrain;
        private float infraredRadius;
        private List<Float> infraredHeatRgba;
        private List<Integer> infraredColour;
        private List<Integer> infraredMainColour;
        private int radiosity;
        private int radiosityLinear;
        private int radiosityStripCopy;
        private byte[] gap0ef;
        private int radiosityPxX;
        private int radiosityPxY;
        private int radiosityFilterPasses;
        private int radiosityRenderPasses;
        private int radiosityLimit;
        private int radiosityIntensity;
        private int radiosityUCorr;
        private int radiosityVCorr;
        private int radiosityDebug;
        private int radiosityBypassLimit;
        private int disableAll;
        private int savePhotoFromScript;
        private int grainEnable;
        private byte[] gap115;
        private int grainStrength;
        private int highlightEnable;
        private byte[] gap11d;
        private int highlightStrength;
        private int highlightScale;
        private int highlightOffset;
        private int highlightMblur;
        private byte[] gap12d;
        private int waterStrength;
        private float xOffset;
        private float yOffset;
        private float waterSpeed;
        private float waterFreq;
        private List<Integer> waterColour;
        private int waterDepthDarkness;
        private byte[] gap149;
        private float waterFullDarkDepth;
        private float waterFxStart;
        private int rainEnable;
        private int colourEnable;
        private byte[] gap156;
        private int defScreenX;
        private int defScreenY;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes that follow: 348.
         */
        public long effectsSize() { return effectsSize; }

        /**
         * Strength of the first pass of the colour filter; 1.
         */
        public float colour1Mult() { return colour1Mult; }

        /**
         * Strength of the second pass of the colour filter; 1.
         */
        public float colour2Mult() { return colour2Mult; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap00c() { return gap00c; }

        /**
         * How much of the light below the player the colour filter follows in a
         * step of 20 ms; 0.0005.
         */
        public float extraMultRate() { return extraMultRate; }

        /**
         * The most of that light; 0.35.
         */
        public float extraMultCap() { return extraMultCap; }

        /**
         * How much brighter the colour filter gets where no light is below the
         * player; 0.5.
         */
        public float extraMultMult() { return extraMultMult; }

        /**
         * How far the colour filter is shifted at the left; 16.
         */
        public int leftUOffset() { return leftUOffset; }

        /**
         * How far the colour filter is shifted at the right; 16.
         */
        public int rightUOffset() { return rightUOffset; }

        /**
         * How far the colour filter is shifted at the top; 16.
         */
        public int topVOffset() { return topVOffset; }

        /**
         * How far the colour filter is shifted at the bottom; 16.
         */
        public int bottomVOffset() { return bottomVOffset; }

        /**
         * Whether seams at the edge of the picture are hidden; 1. Nothing more
         * is known.
         */
        public int seamRemover() { return seamRemover; }

        /**
         * Named after a search for seams; 0. Nothing more is known.
         */
        public int seamSearch() { return seamSearch; }

        /**
         * Named after testing of the seam remover; 0. Nothing more is known.
         */
        public int seamDebug() { return seamDebug; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap02f() { return gap02f; }

        /**
         * How seams are hidden; 1. Nothing more is known.
         */
        public int seamMode() { return seamMode; }

        /**
         * Shift at the top left of the seam remover, as the name has it; 0.
         */
        public int seamShiftTl() { return seamShiftTl; }

        /**
         * Shift at the bottom right of the seam remover, as the name has it; 1.
         */
        public int seamShiftBr() { return seamShiftBr; }

        /**
         * Whether an effect of smoke is on; 0. Nothing more is known.
         */
        public int smokeyEnable() { return smokeyEnable; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap03d() { return gap03d; }

        /**
         * Strength of that smoke; 128.
         */
        public int smokeyStrength() { return smokeyStrength; }

        /**
         * Distance of that smoke; 75.
         */
        public int smokeyDistance() { return smokeyDistance; }

        /**
         * Whether the picture waves as under water; 0.
         */
        public int waterEnable() { return waterEnable; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap049() { return gap049; }

        /**
         * Balance between the day and night colours of buildings while night or
         * infrared vision is on; 1.
         */
        public float dayNightBalance() { return dayNightBalance; }

        /**
         * Switch of scripts for the shimmer of hot air; 0.
         */
        public int heatHaze() { return heatHaze; }

        /**
         * Named after a test of the shimmer's mask; 0. Nothing more is known.
         */
        public int heatHazeMaskTest() { return heatHazeMaskTest; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap052() { return gap052; }

        /**
         * Hour from which the air shimmers; 10.
         */
        public int hazeHourStart() { return hazeHourStart; }

        /**
         * Hour to which the air shimmers; 19.
         */
        public int hazeHourEnd() { return hazeHourEnd; }

        /**
         * How fast the shimmer comes and goes; 0.05.
         */
        public float hazeFadeSpeed() { return hazeFadeSpeed; }

        /**
         * How fast the shimmer comes and goes inside a building; 0.5.
         */
        public float hazeInsideFadeSpeed() { return hazeInsideFadeSpeed; }

        /**
         * Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
         */
        public int hazeType() { return hazeType; }

        /**
         * Kind that they were set for; 0.
         */
        public int hazeTypeLast() { return hazeTypeLast; }

        /**
         * Strength of the shimmer; 80.
         */
        public int hazeIntensity() { return hazeIntensity; }

        /**
         * Whether parts of it are shifted by chance; 0.
         */
        public int hazeRandomShift() { return hazeRandomShift; }

        /**
         * Slowest part of the shimmer; 12.
         */
        public int hazeSpeedMin() { return hazeSpeedMin; }

        /**
         * Fastest part of the shimmer; 18.
         */
        public int hazeSpeedMax() { return hazeSpeedMax; }

        /**
         * Width of a part of the picture that shimmers, by the size of the
         * screen.
         */
        public int hazeScanX() { return hazeScanX; }

        /**
         * Height of such a part.
         */
        public int hazeScanY() { return hazeScanY; }

        /**
         * Width in which the shimmer is drawn.
         */
        public int hazeRenderX() { return hazeRenderX; }

        /**
         * Height in which the shimmer is drawn.
         */
        public int hazeRenderY() { return hazeRenderY; }

        /**
         * Whether a script has darkened the picture; 0.
         */
        public int darknessFilter() { return darknessFilter; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap08d() { return gap08d; }

        /**
         * How dark the picture gets, 0 to 255; 170.
         */
        public int darknessAlpha() { return darknessAlpha; }

        /**
         * How dark the picture gets where the script names no value, 0 to 255;
         * 170.
         */
        public int darknessAlphaDefault() { return darknessAlphaDefault; }

        /**
         * Limit of the glow in a darkened picture; 45.
         */
        public int darknessRadiosityLimit() { return darknessRadiosityLimit; }

        /**
         * Whether a script shows the picture as that of a surveillance camera;
         * 0.
         */
        public int cctv() { return cctv; }

        /**
         * Colour of the lines across that picture: red, green, blue, alpha.
         */
        public List<Integer> cctvColour() { return cctvColour; }

        /**
         * Whether mist drifts over the picture; 0.
         */
        public int fog() { return fog; }

        /**
         * Whether the picture blurs at high speed; 1.
         */
        public int speedFx() { return speedFx; }

        /**
         * Whether that blur is tested; 0.
         */
        public int speedFxTest() { return speedFxTest; }

        /**
         * Strength of that blur; 36.
         */
        public int speedFxAlpha() { return speedFxAlpha; }

        /**
         * Whether the blur is allowed; 1.
         */
        public int speedFxUser() { return speedFxUser; }

        /**
         * Whether it is allowed in the present frame; 0.
         */
        public int speedFxUserFrame() { return speedFxUserFrame; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap0aa() { return gap0aa; }

        /**
         * Speed that the game sets for the present frame; 0.
         */
        public float speedFxManual() { return speedFxManual; }

        /**
         * Whether a cutscene runs, in which night and infrared vision do
         * nothing; 0.
         */
        public int inCutscene() { return inCutscene; }

        /**
         * Whether the night vision goggles are on; 0.
         */
        public int nightVision() { return nightVision; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap0b2() { return gap0b2; }

        /**
         * Grain of the picture in night vision; 48.
         */
        public int nightGrain() { return nightGrain; }

        /**
         * Colour of night vision: red, green, blue, alpha.
         */
        public List<Integer> nightColour() { return nightColour; }

        /**
         * How long the flash lasts with which night vision goes on, in steps of
         * 20 ms; 50.
         */
        public float nightOnTime() { return nightOnTime; }

        /**
         * Rest of that flash, in steps of 20 ms; 50.
         */
        public float nightOnCount() { return nightOnCount; }

        /**
         * Rest of the flash of infrared vision; 50.
         */
        public float infraredOnCount() { return infraredOnCount; }

        /**
         * Whether the infrared goggles are on; 0.
         */
        public int infrared() { return infrared; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap0c9() { return gap0c9; }

        /**
         * Grain of the picture in infrared vision; 64.
         */
        public int infraredGrain() { return infraredGrain; }

        /**
         * How wide infrared vision smears the picture; 0.003.
         */
        public float infraredRadius() { return infraredRadius; }

        /**
         * Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
         * turn blue.
         */
        public List<Float> infraredHeatRgba() { return infraredHeatRgba; }

        /**
         * Colour in which the smeared picture is drawn: red, green, blue, alpha.
         */
        public List<Integer> infraredColour() { return infraredColour; }

        /**
         * Colour of the overlay: red, green, blue, alpha.
         */
        public List<Integer> infraredMainColour() { return infraredMainColour; }

        /**
         * Whether bright parts of the picture glow; 0.
         */
        public int radiosity() { return radiosity; }

        /**
         * Whether the glow is smoothed; 1.
         */
        public int radiosityLinear() { return radiosityLinear; }

        /**
         * Whether the glow is copied in strips; 1.
         */
        public int radiosityStripCopy() { return radiosityStripCopy; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap0ef() { return gap0ef; }

        /**
         * Width of the picture that glows; 0.
         */
        public int radiosityPxX() { return radiosityPxX; }

        /**
         * Height of the picture that glows; 0.
         */
        public int radiosityPxY() { return radiosityPxY; }

        /**
         * How often the glow is filtered; 2.
         */
        public int radiosityFilterPasses() { return radiosityFilterPasses; }

        /**
         * How often the glow is drawn; 1.
         */
        public int radiosityRenderPasses() { return radiosityRenderPasses; }

        /**
         * Brightness from which parts glow where `radiosity_bypass_limit` is
         * set; 220.
         */
        public int radiosityLimit() { return radiosityLimit; }

        /**
         * Strength of the glow; 35.
         */
        public int radiosityIntensity() { return radiosityIntensity; }

        /**
         * Correction of the filter across; 2.
         */
        public int radiosityUCorr() { return radiosityUCorr; }

        /**
         * Correction of the filter down; 2.
         */
        public int radiosityVCorr() { return radiosityVCorr; }

        /**
         * Whether the glow is tested; 0.
         */
        public int radiosityDebug() { return radiosityDebug; }

        /**
         * Whether `radiosity_limit` replaces the limit of the time of day; 0.
         */
        public int radiosityBypassLimit() { return radiosityBypassLimit; }

        /**
         * Whether all effects are off; 0.
         */
        public int disableAll() { return disableAll; }

        /**
         * Whether a script has a photograph stored; 0.
         */
        public int savePhotoFromScript() { return savePhotoFromScript; }

        /**
         * Whether the picture has grain; 0.
         */
        public int grainEnable() { return grainEnable; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap115() { return gap115; }

        /**
         * Strength of the grain; 64.
         */
        public int grainStrength() { return grainStrength; }

        /**
         * Whether an effect of highlights is on; 0. Nothing more is known.
         */
        public int highlightEnable() { return highlightEnable; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap11d() { return gap11d; }

        /**
         * Strength of those highlights; 128.
         */
        public int highlightStrength() { return highlightStrength; }

        /**
         * Scale of those highlights; 3.
         */
        public int highlightScale() { return highlightScale; }

        /**
         * Shift of those highlights; 2.
         */
        public int highlightOffset() { return highlightOffset; }

        /**
         * Whether highlights blur with motion, as the name has it; 0.
         */
        public int highlightMblur() { return highlightMblur; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap12d() { return gap12d; }

        /**
         * Strength of the waves of the picture under water; 64.
         */
        public int waterStrength() { return waterStrength; }

        /**
         * Height of the waves across the picture under water; 4.
         */
        public float xOffset() { return xOffset; }

        /**
         * Distance of the rows in which the waves under water are drawn; 24.
         */
        public float yOffset() { return yOffset; }

        /**
         * Speed of the waves of the picture under water, in radians per ms;
         * 0.0015.
         */
        public float waterSpeed() { return waterSpeed; }

        /**
         * Density of the waves of the picture under water, in radians per row;
         * 0.04.
         */
        public float waterFreq() { return waterFreq; }

        /**
         * Colour of the picture under water: red, green, blue, alpha.
         */
        public List<Integer> waterColour() { return waterColour; }

        /**
         * Whether it gets darker further down; 1.
         */
        public int waterDepthDarkness() { return waterDepthDarkness; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap149() { return gap149; }

        /**
         * Depth at which it is darkest; 90.
         */
        public float waterFullDarkDepth() { return waterFullDarkDepth; }

        /**
         * How far the camera must be under water for the effects; 0.535.
         */
        public float waterFxStart() { return waterFxStart; }

        /**
         * Whether the effect of rain is enabled; 0.
         */
        public int rainEnable() { return rainEnable; }

        /**
         * Whether the colour filter is on; 1.
         */
        public int colourEnable() { return colourEnable; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap156() { return gap156; }

        /**
         * Width of the default screen, by its name; 0.
         */
        public int defScreenX() { return defScreenX; }

        /**
         * Height of the default screen, by its name; 0.
         */
        public int defScreenY() { return defScreenY; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * People in a zone.
     */
    public static class RaceBits extends KaitaiStruct {
        public static RaceBits fromFile(String fileName) throws IOException {
            return new RaceBits(new ByteBufferKaitaiStream(fileName));
        }

        public RaceBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RaceBits(KaitaiStream _io, GtaSaSaveDe.ZoneInfo _parent) {
            this(_io, _parent, null);
        }

        public RaceBits(KaitaiStream _io, GtaSaSaveDe.ZoneInfo _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.black = this._io.readBitsIntLe(1) != 0;
            this.whitePeople = this._io.readBitsIntLe(1) != 0;
            this.oriental = this._io.readBitsIntLe(1) != 0;
            this.hispanic = this._io.readBitsIntLe(1) != 0;
            this.unusedRaces = this._io.readBitsIntLe(4);
        }

        public void _fetchInstances() {
        }
        private boolean black;
        private boolean whitePeople;
        private boolean oriental;
        private boolean hispanic;
        private long unusedRaces;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ZoneInfo _parent;

        /**
         * Black people live there.
         */
        public boolean black() { return black; }

        /**
         * White people live there.
         */
        public boolean whitePeople() { return whitePeople; }

        /**
         * People from Asia live there.
         */
        public boolean oriental() { return oriental; }

        /**
         * Hispanic people live there.
         */
        public boolean hispanic() { return hispanic; }

        /**
         * Nothing; 0.
         */
        public long unusedRaces() { return unusedRaces; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ZoneInfo _parent() { return _parent; }
    }

    /**
     * Block 9.
     */
    public static class RadarBlock extends KaitaiStruct {

        public RadarBlock(KaitaiStream _io, long numBlips) {
            this(_io, null, null, numBlips);
        }

        public RadarBlock(KaitaiStream _io, GtaSaSaveDe _parent, long numBlips) {
            this(_io, _parent, null, numBlips);
        }

        public RadarBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root, long numBlips) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.numBlips = numBlips;
            _read();
        }
        private void _read() {
            this.blips = new ArrayList<Blip>();
            for (int i = 0; i < numBlips(); i++) {
                this.blips.add(new Blip(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.blips.size(); i++) {
                this.blips.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Blip> blips;
        private long numBlips;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Places for icons.
         */
        public List<Blip> blips() { return blips; }

        /**
         * Blips: 175 on the PC, 250 elsewhere.
         */
        public long numBlips() { return numBlips; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Block 26.
     */
    public static class RadioBlock extends KaitaiStruct {
        public static RadioBlock fromFile(String fileName) throws IOException {
            return new RadioBlock(new ByteBufferKaitaiStream(fileName));
        }

        public RadioBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RadioBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public RadioBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.stations = new ArrayList<StationHistory>();
            for (int i = 0; i < 14; i++) {
                this.stations.add(new StationHistory(this._io, this, _root));
            }
            this.statMirror = new ArrayList<Integer>();
            for (int i = 0; i < 23; i++) {
                this.statMirror.add(this._io.readU1());
            }
            this.lastChangeDay = this._io.readU1();
            this.lastChangeHour = this._io.readU1();
            this.expiryHours = this._io.readU1();
            this.pendingKind = this._io.readU1();
            this.banterIndex = this._io.readU1();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.stations.size(); i++) {
                this.stations.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.statMirror.size(); i++) {
            }
        }
        private NewsKind pendingKindName;

        /**
         * Meaning of `pending_kind`.
         */
        public NewsKind pendingKindName() {
            if (this.pendingKindName != null)
                return this.pendingKindName;
            this.pendingKindName = GtaSaSaveDe.NewsKind.byId(pendingKind());
            return this.pendingKindName;
        }
        private List<StationHistory> stations;
        private List<Integer> statMirror;
        private int lastChangeDay;
        private int lastChangeHour;
        private int expiryHours;
        private int pendingKind;
        private int banterIndex;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Songs, adverts and talk that each station has played.
         */
        public List<StationHistory> stations() { return stations; }

        /**
         * Low bytes of the statistics by which the stations choose what they talk
         * about.
         */
        public List<Integer> statMirror() { return statMirror; }

        /**
         * Day of the month of the last news.
         */
        public int lastChangeDay() { return lastChangeDay; }

        /**
         * Hour of the last news; 255 for never.
         */
        public int lastChangeHour() { return lastChangeHour; }

        /**
         * Hours for which they are news: 24 after a new city, 168 (a week) after
         * a mission, 255 without end.
         */
        public int expiryHours() { return expiryHours; }

        /**
         * Subject of the pending news; 2 and 3 occur.
         */
        public int pendingKind() { return pendingKind; }

        /**
         * Talk about the pending news; 255 for none.
         */
        public int banterIndex() { return banterIndex; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * What one kind of people thinks of the others, a bit for each (opcode
     * 0746).
     */
    public static class Relation extends KaitaiStruct {
        public static Relation fromFile(String fileName) throws IOException {
            return new Relation(new ByteBufferKaitaiStream(fileName));
        }

        public Relation(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Relation(KaitaiStream _io, GtaSaSaveDe.PedRelationshipsBlock _parent) {
            this(_io, _parent, null);
        }

        public Relation(KaitaiStream _io, GtaSaSaveDe.PedRelationshipsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.respect = this._io.readU4le();
            this.like = this._io.readU4le();
            this.ignore = this._io.readU4le();
            this.dislike = this._io.readU4le();
            this.hate = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long respect;
        private long like;
        private long ignore;
        private long dislike;
        private long hate;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.PedRelationshipsBlock _parent;

        /**
         * Kinds of people that this kind respects.
         */
        public long respect() { return respect; }

        /**
         * Kinds of people that this kind likes.
         */
        public long like() { return like; }

        /**
         * Kinds of people that this kind ignores; none.
         */
        public long ignore() { return ignore; }

        /**
         * Kinds of people that this kind dislikes.
         */
        public long dislike() { return dislike; }

        /**
         * Kinds of people that this kind hates.
         */
        public long hate() { return hate; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.PedRelationshipsBlock _parent() { return _parent; }
    }

    /**
     * A place to wake up at.
     */
    public static class Restart extends KaitaiStruct {
        public static Restart fromFile(String fileName) throws IOException {
            return new Restart(new ByteBufferKaitaiStream(fileName));
        }

        public Restart(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Restart(KaitaiStream _io, GtaSaSaveDe.GameLogicBlock _parent) {
            this(_io, _parent, null);
        }

        public Restart(KaitaiStream _io, GtaSaSaveDe.GameLogicBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vec3(this._io, this, _root);
            this.heading = this._io.readF4le();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private Vec3 position;
        private float heading;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.GameLogicBlock _parent;

        /**
         * Place at which the player wakes up.
         */
        public Vec3 position() { return position; }

        /**
         * Direction in which the player looks after waking up.
         */
        public float heading() { return heading; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.GameLogicBlock _parent() { return _parent; }
    }

    /**
     * A place to wake up at.
     */
    public static class RestartPoint extends KaitaiStruct {
        public static RestartPoint fromFile(String fileName) throws IOException {
            return new RestartPoint(new ByteBufferKaitaiStream(fileName));
        }

        public RestartPoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RestartPoint(KaitaiStream _io, GtaSaSaveDe.RestartPointsBlock _parent) {
            this(_io, _parent, null);
        }

        public RestartPoint(KaitaiStream _io, GtaSaSaveDe.RestartPointsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vec3(this._io, this, _root);
            this.heading = this._io.readF4le();
            this.whenToUse = this._io.readS4le();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private Vec3 position;
        private float heading;
        private int whenToUse;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.RestartPointsBlock _parent;

        /**
         * Place at which the player wakes up.
         */
        public Vec3 position() { return position; }

        /**
         * Direction in which the player looks after waking up.
         */
        public float heading() { return heading; }

        /**
         * Cities that must be unlocked (statistic 181), 0 to 2.
         */
        public int whenToUse() { return whenToUse; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.RestartPointsBlock _parent() { return _parent; }
    }

    /**
     * Block 8. Where the player wakes up.
     */
    public static class RestartPointsBlock extends KaitaiStruct {
        public static RestartPointsBlock fromFile(String fileName) throws IOException {
            return new RestartPointsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public RestartPointsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RestartPointsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public RestartPointsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numHospitals = this._io.readU2le();
            this.hospitals = new ArrayList<RestartPoint>();
            for (int i = 0; i < numHospitals(); i++) {
                this.hospitals.add(new RestartPoint(this._io, this, _root));
            }
            this.numPoliceStations = this._io.readU2le();
            this.policeStations = new ArrayList<RestartPoint>();
            for (int i = 0; i < numPoliceStations(); i++) {
                this.policeStations.add(new RestartPoint(this._io, this, _root));
            }
            this.overrideRestart = this._io.readU1();
            this.overridePosition = new Vec3(this._io, this, _root);
            this.fadeInAfterDeath = this._io.readU1();
            this.fadeInAfterArrest = this._io.readU1();
            this.extraHospital = new ExtraRestart(this._io, this, _root);
            this.extraPolice = new ExtraRestart(this._io, this, _root);
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.hospitals.size(); i++) {
                this.hospitals.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.policeStations.size(); i++) {
                this.policeStations.get(((Number) (i)).intValue())._fetchInstances();
            }
            this.overridePosition._fetchInstances();
            this.extraHospital._fetchInstances();
            this.extraPolice._fetchInstances();
        }
        private int numHospitals;
        private List<RestartPoint> hospitals;
        private int numPoliceStations;
        private List<RestartPoint> policeStations;
        private int overrideRestart;
        private Vec3 overridePosition;
        private int fadeInAfterDeath;
        private int fadeInAfterArrest;
        private ExtraRestart extraHospital;
        private ExtraRestart extraPolice;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Hospitals that follow.
         */
        public int numHospitals() { return numHospitals; }

        /**
         * Places where the player wakes up after death.
         */
        public List<RestartPoint> hospitals() { return hospitals; }

        /**
         * Police stations that follow.
         */
        public int numPoliceStations() { return numPoliceStations; }

        /**
         * Places where the player wakes up after an arrest.
         */
        public List<RestartPoint> policeStations() { return policeStations; }

        /**
         * Whether the next one is at `override_position`.
         */
        public int overrideRestart() { return overrideRestart; }

        /**
         * Place of the next waking up, where a script has set one (opcode 016E).
         */
        public Vec3 overridePosition() { return overridePosition; }

        /**
         * Whether the picture comes back after death.
         */
        public int fadeInAfterDeath() { return fadeInAfterDeath; }

        /**
         * Whether the picture comes back after an arrest.
         */
        public int fadeInAfterArrest() { return fadeInAfterArrest; }

        /**
         * A hospital for those who die near it (opcode 08DF)
         */
        public ExtraRestart extraHospital() { return extraHospital; }

        /**
         * A police station for those who are arrested near it (opcode 08E0)
         */
        public ExtraRestart extraPolice() { return extraPolice; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A script that starts by itself, because the player comes near or because
     * the game requests it.
     */
    public static class ScriptBrain extends KaitaiStruct {
        public static ScriptBrain fromFile(String fileName) throws IOException {
            return new ScriptBrain(new ByteBufferKaitaiStream(fileName));
        }

        public ScriptBrain(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ScriptBrain(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public ScriptBrain(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.scriptIndex = this._io.readS2le();
            this.brainType = this._io.readS1();
            this.group = this._io.readS1();
            this.isActive = this._io.readU1();
            this.gap005 = this._io.readBytes(3);
            this.radius = this._io.readF4le();
            this.target = this._io.readBytes(8);
        }

        public void _fetchInstances() {
        }
        private BrainKind brainTypeName;

        /**
         * Meaning of `brain_type`.
         */
        public BrainKind brainTypeName() {
            if (this.brainTypeName != null)
                return this.brainTypeName;
            this.brainTypeName = GtaSaSaveDe.BrainKind.byId(brainType());
            return this.brainTypeName;
        }
        private short scriptIndex;
        private byte brainType;
        private byte group;
        private int isActive;
        private byte[] gap005;
        private float radius;
        private byte[] target;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Number of the script in script.img; -1 in a free place.
         */
        public short scriptIndex() { return scriptIndex; }

        /**
         * Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
         * place.
         */
        public byte brainType() { return brainType; }

        /**
         * Scripts that are switched together: 1 for those of casinos, -1 for
         * none.
         */
        public byte group() { return group; }

        /**
         * Whether the script may start.
         */
        public int isActive() { return isActive; }

        /**
         * Nothing; 0.
         */
        public byte[] gap005() { return gap005; }

        /**
         * Distance to the object within which the player must come; default: 5,
         * else 4 to 150.
         */
        public float radius() { return radius; }

        /**
         * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
         * two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
         * filled with zeros.
         */
        public byte[] target() { return target; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * A model that a thread has loaded.
     */
    public static class ScriptResource extends KaitaiStruct {
        public static ScriptResource fromFile(String fileName) throws IOException {
            return new ScriptResource(new ByteBufferKaitaiStream(fileName));
        }

        public ScriptResource(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ScriptResource(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent) {
            this(_io, _parent, null);
        }

        public ScriptResource(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.index = this._io.readU2le();
            this.ownerSlot = this._io.readU2le();
            this.model = this._io.readU4le();
            this.resourceKind = this._io.readU2le();
            if (isSpecial()) {
                this.special = new SpecialModel(this._io, this, _root);
            }
        }

        public void _fetchInstances() {
            if (isSpecial()) {
                this.special._fetchInstances();
            }
        }
        private Boolean isSpecial;

        /**
         * Whether the model has a name.
         */
        public Boolean isSpecial() {
            if (this.isSpecial != null)
                return this.isSpecial;
            this.isSpecial =  ((((Number) (model())).longValue() >= ((long) 290)) && (((Number) (model())).longValue() <= ((long) 299))) ;
            return this.isSpecial;
        }
        private int index;
        private int ownerSlot;
        private long model;
        private int resourceKind;
        private SpecialModel special;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Number of the entry in the list.
         */
        public int index() { return index; }

        /**
         * Slot of the thread that loaded the model.
         */
        public int ownerSlot() { return ownerSlot; }

        /**
         * Number of the model that the thread has loaded.
         */
        public long model() { return model; }

        /**
         * 1 or 2.
         */
        public int resourceKind() { return resourceKind; }

        /**
         * Name of the model, where it is one that scripts choose.
         */
        public SpecialModel special() { return special; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }
    }

    /**
     * A running script: 262 bytes on the PC, 298 elsewhere and more while a
     * mission runs.
     */
    public static class ScriptThread extends KaitaiStruct {

        public ScriptThread(KaitaiStream _io, boolean isMobile, boolean hasMissionIndex) {
            this(_io, null, null, isMobile, hasMissionIndex);
        }

        public ScriptThread(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, boolean isMobile, boolean hasMissionIndex) {
            this(_io, _parent, null, isMobile, hasMissionIndex);
        }

        public ScriptThread(KaitaiStream _io, GtaSaSaveDe.ScriptsBlock _parent, GtaSaSaveDe _root, boolean isMobile, boolean hasMissionIndex) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMobile = isMobile;
            this.hasMissionIndex = hasMissionIndex;
            _read();
        }
        private void _read() {
            this.slot = this._io.readU2le();
            if (isMobileGame()) {
                this.streamedScriptIndex = this._io.readS4le();
            }
            if (isMissionSlot()) {
                this.missionPart = new LoadedMission(this._io, this, _root, hasMissionIndex());
            }
            this.nextPtr = this._io.readU4le();
            this.prevPtr = this._io.readU4le();
            this.threadName = this._io.readBytes(8);
            this.baseIp = this._io.readU4le();
            this.ipAbs = this._io.readU4le();
            this.stackAbs = new ArrayList<Long>();
            for (int i = 0; i < 8; i++) {
                this.stackAbs.add(this._io.readU4le());
            }
            this.stackDepth = this._io.readU2le();
            this.gap040 = this._io.readBytes(2);
            this.locals = new ArrayList<Long>();
            for (int i = 0; i < numLocals(); i++) {
                this.locals.add(this._io.readU4le());
            }
            this.timerA = this._io.readS4le();
            this.timerB = this._io.readS4le();
            this.isActive = this._io.readU1();
            this.conditionResult = this._io.readU1();
            this.usesMissionCleanup = this._io.readU1();
            this.isExternal = this._io.readU1();
            this.overridesTextBox = this._io.readU1();
            this.externalType = this._io.readS1();
            this.gap0cc = this._io.readBytes(2);
            this.wakeTime = this._io.readS4le();
            this.andOrState = this._io.readU2le();
            this.notFlag = this._io.readU1();
            this.wastedBustedCheck = this._io.readU1();
            this.wastedOrBusted = this._io.readU1();
            this.gap0d7 = this._io.readBytes(3);
            this.sceneSkipIp = this._io.readS4le();
            this.isMission = this._io.readU1();
            this.gap0df = this._io.readBytes(3);
            this.ipRel = this._io.readU4le();
            this.stackRel = new ArrayList<Long>();
            for (int i = 0; i < 8; i++) {
                this.stackRel.add(this._io.readU4le());
            }
        }

        public void _fetchInstances() {
            if (isMobileGame()) {
            }
            if (isMissionSlot()) {
                this.missionPart._fetchInstances();
            }
            for (int i = 0; i < this.stackAbs.size(); i++) {
            }
            for (int i = 0; i < this.locals.size(); i++) {
            }
            for (int i = 0; i < this.stackRel.size(); i++) {
            }
        }
        private Boolean isMissionSlot;

        /**
         * Whether the mission that runs is stored with the thread.
         */
        public Boolean isMissionSlot() {
            if (this.isMissionSlot != null)
                return this.isMissionSlot;
            this.isMissionSlot =  ((isMobile()) && (slot() >= 32768)) ;
            return this.isMissionSlot;
        }
        private Boolean isMobileGame;

        /**
         * Whether it is a thread of phones and of the Definitive Edition.
         */
        public Boolean isMobileGame() {
            if (this.isMobileGame != null)
                return this.isMobileGame;
            this.isMobileGame = isMobile();
            return this.isMobileGame;
        }
        private Byte numLocals;

        /**
         * Variables of the thread.
         */
        public Byte numLocals() {
            if (this.numLocals != null)
                return this.numLocals;
            this.numLocals = ((Number) ((isMobile() ? 40 : 32))).byteValue();
            return this.numLocals;
        }
        private int slot;
        private Integer streamedScriptIndex;
        private LoadedMission missionPart;
        private long nextPtr;
        private long prevPtr;
        private byte[] threadName;
        private long baseIp;
        private long ipAbs;
        private List<Long> stackAbs;
        private int stackDepth;
        private byte[] gap040;
        private List<Long> locals;
        private int timerA;
        private int timerB;
        private int isActive;
        private int conditionResult;
        private int usesMissionCleanup;
        private int isExternal;
        private int overridesTextBox;
        private byte externalType;
        private byte[] gap0cc;
        private int wakeTime;
        private int andOrState;
        private int notFlag;
        private int wastedBustedCheck;
        private int wastedOrBusted;
        private byte[] gap0d7;
        private int sceneSkipIp;
        private int isMission;
        private byte[] gap0df;
        private long ipRel;
        private List<Long> stackRel;
        private boolean isMobile;
        private boolean hasMissionIndex;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptsBlock _parent;

        /**
         * Place among the 96 threads, 16 to 95 on the PC, each once. On phones
         * bit 15 marks a mission.
         */
        public int slot() { return slot; }

        /**
         * Number of the script that is loaded; -1.
         */
        public Integer streamedScriptIndex() { return streamedScriptIndex; }

        /**
         * The mission that runs.
         */
        public LoadedMission missionPart() { return missionPart; }

        /**
         * Old address; not read.
         */
        public long nextPtr() { return nextPtr; }

        /**
         * Old address; not read.
         */
        public long prevPtr() { return prevPtr; }

        /**
         * Name in small letters, once per file, ended by a zero.
         */
        public byte[] threadName() { return threadName; }

        /**
         * Begin of the script of a mission; 0.
         */
        public long baseIp() { return baseIp; }

        /**
         * Address of the next instruction, `ip_rel` plus the same for all
         * threads of the file; not read.
         */
        public long ipAbs() { return ipAbs; }

        /**
         * Return addresses in the same way; entries above the depth are old.
         */
        public List<Long> stackAbs() { return stackAbs; }

        /**
         * Return addresses in use; 0, or 1 in `psave1`.
         */
        public int stackDepth() { return stackDepth; }

        /**
         * Nothing; 0.
         */
        public byte[] gap040() { return gap040; }

        /**
         * Variables of the thread: 32, on phones 40.
         */
        public List<Long> locals() { return locals; }

        /**
         * First timer.
         */
        public int timerA() { return timerA; }

        /**
         * Second timer.
         */
        public int timerB() { return timerB; }

        /**
         * Whether the thread runs; 1.
         */
        public int isActive() { return isActive; }

        /**
         * Outcome of the last condition.
         */
        public int conditionResult() { return conditionResult; }

        /**
         * Whether it cleans up like a mission; 0.
         */
        public int usesMissionCleanup() { return usesMissionCleanup; }

        /**
         * Whether it came from outside the main script; 0.
         */
        public int isExternal() { return isExternal; }

        /**
         * Whether it may replace a help text; 0.
         */
        public int overridesTextBox() { return overridesTextBox; }

        /**
         * Event that started the thread from outside; -1.
         */
        public byte externalType() { return externalType; }

        /**
         * Nothing; 0.
         */
        public byte[] gap0cc() { return gap0cc; }

        /**
         * Time at which the thread goes on.
         */
        public int wakeTime() { return wakeTime; }

        /**
         * 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
         * several.
         */
        public int andOrState() { return andOrState; }

        /**
         * Whether the condition is turned round.
         */
        public int notFlag() { return notFlag; }

        /**
         * Whether it ends when the player dies or is arrested.
         */
        public int wastedBustedCheck() { return wastedBustedCheck; }

        /**
         * Whether that has happened; 0.
         */
        public int wastedOrBusted() { return wastedOrBusted; }

        /**
         * Nothing; 0.
         */
        public byte[] gap0d7() { return gap0d7; }

        /**
         * Place at which a skipped scene goes on (opcode 0707); 0.
         */
        public int sceneSkipIp() { return sceneSkipIp; }

        /**
         * Whether the thread is a mission; 0.
         */
        public int isMission() { return isMission; }

        /**
         * Nothing; 0.
         */
        public byte[] gap0df() { return gap0df; }

        /**
         * The next instruction, counted from the start of the script space:
         * `len_globals` to `main_script_size` - 1.
         */
        public long ipRel() { return ipRel; }

        /**
         * Return addresses counted in the same way; 0 for none.
         */
        public List<Long> stackRel() { return stackRel; }

        /**
         * Whether a phone or the Definitive Edition wrote the save.
         */
        public boolean isMobile() { return isMobile; }

        /**
         * Whether a mission part begins with a number.
         */
        public boolean hasMissionIndex() { return hasMissionIndex; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptsBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "thread " + Long.toString(slot());
        }
    }

    /**
     * Block 1. What a script is, how far it has run, and what it left in the
     * world.
     */
    public static class ScriptsBlock extends KaitaiStruct {

        public ScriptsBlock(KaitaiStream _io, boolean isMobile, boolean hasMissionIndex, boolean isMissionSave) {
            this(_io, null, null, isMobile, hasMissionIndex, isMissionSave);
        }

        public ScriptsBlock(KaitaiStream _io, GtaSaSaveDe _parent, boolean isMobile, boolean hasMissionIndex, boolean isMissionSave) {
            this(_io, _parent, null, isMobile, hasMissionIndex, isMissionSave);
        }

        public ScriptsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root, boolean isMobile, boolean hasMissionIndex, boolean isMissionSave) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMobile = isMobile;
            this.hasMissionIndex = hasMissionIndex;
            this.isMissionSave = isMissionSave;
            _read();
        }
        private void _read() {
            this.lenGlobals = this._io.readU4le();
            if (!(this.lenGlobals <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenGlobals, this._io, "/types/scripts_block/seq/0");
            }
            this.globals = new ArrayList<Long>();
            for (int i = 0; i < lenGlobals() / 4; i++) {
                this.globals.add(this._io.readU4le());
            }
            this.scriptBrains = new ArrayList<ScriptBrain>();
            for (int i = 0; i < 70; i++) {
                this.scriptBrains.add(new ScriptBrain(this._io, this, _root));
            }
            this.onMissionFlagOffset = this._io.readS4le();
            this.lastMissionPassedTime = this._io.readU4le();
            this.buildingSwaps = new ArrayList<BuildingSwap>();
            for (int i = 0; i < 25; i++) {
                this.buildingSwaps.add(new BuildingSwap(this._io, this, _root));
            }
            this.invisibleObjects = new ArrayList<InvisibleObject>();
            for (int i = 0; i < 20; i++) {
                this.invisibleObjects.add(new InvisibleObject(this._io, this, _root));
            }
            this.blockedVehicleModels = new ArrayList<Integer>();
            for (int i = 0; i < 20; i++) {
                this.blockedVehicleModels.add(this._io.readS4le());
            }
            this.lodPairs = new ArrayList<LodPair>();
            for (int i = 0; i < 10; i++) {
                this.lodPairs.add(new LodPair(this._io, this, _root));
            }
            this.attachedAnimGroups = new ArrayList<AnimGroup>();
            for (int i = 0; i < 8; i++) {
                this.attachedAnimGroups.add(new AnimGroup(this._io, this, _root));
            }
            this.usingMultiScriptFile = this._io.readU1();
            this.metDebbieHarry = this._io.readU1();
            this.mainScriptSize = this._io.readU4le();
            this.largestMissionSize = this._io.readU4le();
            this.missionCount = this._io.readU2le();
            this.exclusiveMissionCount = this._io.readU2le();
            this.largestMissionLocals = this._io.readU4le();
            this.numThreads = this._io.readU4le();
            if (!(this.numThreads <= ((Number) ((_io().size() - _io().pos()) / 262)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 262)).longValue(), this.numThreads, this._io, "/types/scripts_block/seq/17");
            }
            if (isMobileGame()) {
                this.saveKind = this._io.readU4le();
            }
            this.threads = new ArrayList<ScriptThread>();
            for (int i = 0; i < numThreads(); i++) {
                this.threads.add(new ScriptThread(this._io, this, _root, isMobile(), hasMissionIndex()));
            }
            if (isMobileGame()) {
                this.numResources = this._io.readU2le();
            }
            if (isMobileGame()) {
                this.resources = new ArrayList<ScriptResource>();
                for (int i = 0; i < numResources(); i++) {
                    this.resources.add(new ScriptResource(this._io, this, _root));
                }
            }
            if (isMobileGame()) {
                this.unknownEnd = this._io.readU4le();
            }
            if (isDuringMission()) {
                this.missionName = this._io.readBytes(8);
            }
            if (isDuringMission()) {
                this.missionEnd = this._io.readU4le();
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.globals.size(); i++) {
            }
            for (int i = 0; i < this.scriptBrains.size(); i++) {
                this.scriptBrains.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.buildingSwaps.size(); i++) {
                this.buildingSwaps.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.invisibleObjects.size(); i++) {
                this.invisibleObjects.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.blockedVehicleModels.size(); i++) {
            }
            for (int i = 0; i < this.lodPairs.size(); i++) {
                this.lodPairs.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.attachedAnimGroups.size(); i++) {
                this.attachedAnimGroups.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (isMobileGame()) {
            }
            for (int i = 0; i < this.threads.size(); i++) {
                this.threads.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (isMobileGame()) {
            }
            if (isMobileGame()) {
                for (int i = 0; i < this.resources.size(); i++) {
                    this.resources.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (isMobileGame()) {
            }
            if (isDuringMission()) {
            }
            if (isDuringMission()) {
            }
        }
        private Boolean isDuringMission;

        /**
         * Whether the mission that runs is named.
         */
        public Boolean isDuringMission() {
            if (this.isDuringMission != null)
                return this.isDuringMission;
            this.isDuringMission = isMissionSave();
            return this.isDuringMission;
        }
        private Boolean isMobileGame;

        /**
         * Whether parts of phones and of the Definitive Edition are there.
         */
        public Boolean isMobileGame() {
            if (this.isMobileGame != null)
                return this.isMobileGame;
            this.isMobileGame = isMobile();
            return this.isMobileGame;
        }
        private ScriptVersion mainScriptSizeName;

        /**
         * Meaning of `main_script_size`.
         */
        public ScriptVersion mainScriptSizeName() {
            if (this.mainScriptSizeName != null)
                return this.mainScriptSizeName;
            this.mainScriptSizeName = GtaSaSaveDe.ScriptVersion.byId(mainScriptSize());
            return this.mainScriptSizeName;
        }
        private long lenGlobals;
        private List<Long> globals;
        private List<ScriptBrain> scriptBrains;
        private int onMissionFlagOffset;
        private long lastMissionPassedTime;
        private List<BuildingSwap> buildingSwaps;
        private List<InvisibleObject> invisibleObjects;
        private List<Integer> blockedVehicleModels;
        private List<LodPair> lodPairs;
        private List<AnimGroup> attachedAnimGroups;
        private int usingMultiScriptFile;
        private int metDebbieHarry;
        private long mainScriptSize;
        private long largestMissionSize;
        private int missionCount;
        private int exclusiveMissionCount;
        private long largestMissionLocals;
        private long numThreads;
        private Long saveKind;
        private List<ScriptThread> threads;
        private Integer numResources;
        private List<ScriptResource> resources;
        private Long unknownEnd;
        private byte[] missionName;
        private Long missionEnd;
        private boolean isMobile;
        private boolean hasMissionIndex;
        private boolean isMissionSave;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
         * Android, 49,492 in the Definitive Edition.
         */
        public long lenGlobals() { return lenGlobals; }

        /**
         * Variables of all scripts, four bytes each, with integers, floats or
         * parts of texts: variable 801 is number 801. The first eight bytes are
         * none: they are the jump with which the script begins, bytes 02 00 01,
         * then `len_globals` in four bytes.
         */
        public List<Long> globals() { return globals; }

        /**
         * Scripts that start near people and objects; 62 of 70 places are used
         * in most files.
         */
        public List<ScriptBrain> scriptBrains() { return scriptBrains; }

        /**
         * Byte of the variables that stores whether a mission runs, a multiple
         * of 4: 1636 on the PC (opcode 0180).
         */
        public int onMissionFlagOffset() { return onMissionFlagOffset; }

        /**
         * Time at which the last mission was passed (opcodes 0318, 0595);
         * 4,294,967,295 for never.
         */
        public long lastMissionPassedTime() { return lastMissionPassedTime; }

        /**
         * Buildings that are shown with another model (opcode 03B6); used ones
         * come first.
         */
        public List<BuildingSwap> buildingSwaps() { return buildingSwaps; }

        /**
         * Things that scripts hid (opcode 0363).
         */
        public List<InvisibleObject> invisibleObjects() { return invisibleObjects; }

        /**
         * Vehicles that do not appear (opcode 03C5); -1 for none.
         */
        public List<Integer> blockedVehicleModels() { return blockedVehicleModels; }

        /**
         * Objects with a distant model of their own (opcode 0827)
         */
        public List<LodPair> lodPairs() { return lodPairs; }

        /**
         * Animations that belong to models (opcode 08E8). The original game
         * has `DEALER` for the models 28, 29, 30 and 254.
         */
        public List<AnimGroup> attachedAnimGroups() { return attachedAnimGroups; }

        /**
         * Whether missions are stored in the main script's file; 1.
         */
        public int usingMultiScriptFile() { return usingMultiScriptFile; }

        /**
         * Unused; 0.
         */
        public int metDebbieHarry() { return metDebbieHarry; }

        /**
         * Bytes of the main script, which identify its version: 194,146 is v1,
         * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
         */
        public long mainScriptSize() { return mainScriptSize; }

        /**
         * Bytes of the largest mission; 68,439 in v1 and v2.
         */
        public long largestMissionSize() { return largestMissionSize; }

        /**
         * Missions of the script; 135 in v1 and v2.
         */
        public int missionCount() { return missionCount; }

        /**
         * Missions that exclude all others; 0.
         */
        public int exclusiveMissionCount() { return exclusiveMissionCount; }

        /**
         * Variables of the mission with most of them; 964 in v1 and v2.
         */
        public long largestMissionLocals() { return largestMissionLocals; }

        /**
         * Threads that follow, 96 at most.
         */
        public long numThreads() { return numThreads; }

        /**
         * Unknown; 2 to 6, 0 in the mission save of Android. It does not show
         * how the game was saved.
         */
        public Long saveKind() { return saveKind; }

        /**
         * Running scripts, `main` first.
         */
        public List<ScriptThread> threads() { return threads; }

        /**
         * Models that follow.
         */
        public Integer numResources() { return numResources; }

        /**
         * Models that threads have loaded.
         */
        public List<ScriptResource> resources() { return resources; }

        /**
         * Last number of the block, always 0.
         */
        public Long unknownEnd() { return unknownEnd; }

        /**
         * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
         */
        public byte[] missionName() { return missionName; }

        /**
         * Unknown; 1.
         */
        public Long missionEnd() { return missionEnd; }

        /**
         * Whether a phone or the Definitive Edition wrote the save.
         */
        public boolean isMobile() { return isMobile; }

        /**
         * Whether the script of a mission begins with the number of the mission.
         */
        public boolean hasMissionIndex() { return hasMissionIndex; }

        /**
         * Whether the game was saved during a mission.
         */
        public boolean isMissionSave() { return isMissionSave; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A place at which police appears when the player comes into a rectangle,
     * wanted and in the way that the type requires. Types of cars for a player
     * in a vehicle want him to move towards the place where they appear. Nothing
     * appears where the place is taken.
     */
    public static class SetPiece extends KaitaiStruct {
        public static SetPiece fromFile(String fileName) throws IOException {
            return new SetPiece(new ByteBufferKaitaiStream(fileName));
        }

        public SetPiece(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SetPiece(KaitaiStream _io, GtaSaSaveDe.SetPiecesBlock _parent) {
            this(_io, _parent, null);
        }

        public SetPiece(KaitaiStream _io, GtaSaSaveDe.SetPiecesBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lastGenerationTime = this._io.readS4le();
            this.x1 = this._io.readS2le();
            this.y1 = this._io.readS2le();
            this.x2 = this._io.readS2le();
            this.y2 = this._io.readS2le();
            this.spawn1 = new Spot(this._io, this, _root);
            this.spawn2 = new Spot(this._io, this, _root);
            this.target1 = new Spot(this._io, this, _root);
            this.target2 = new Spot(this._io, this, _root);
            this.pieceType = this._io.readU1();
            this.gap00d = this._io.readBytes(3);
        }

        public void _fetchInstances() {
            this.spawn1._fetchInstances();
            this.spawn2._fetchInstances();
            this.target1._fetchInstances();
            this.target2._fetchInstances();
        }
        private TrapKind pieceTypeName;

        /**
         * Meaning of `piece_type`.
         */
        public TrapKind pieceTypeName() {
            if (this.pieceTypeName != null)
                return this.pieceTypeName;
            this.pieceTypeName = GtaSaSaveDe.TrapKind.byId(pieceType());
            return this.pieceTypeName;
        }
        private int lastGenerationTime;
        private short x1;
        private short y1;
        private short x2;
        private short y2;
        private Spot spawn1;
        private Spot spawn2;
        private Spot target1;
        private Spot target2;
        private int pieceType;
        private byte[] gap00d;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.SetPiecesBlock _parent;

        /**
         * Time at which the trap last sprang; 0 for never. The trap rests for 40
         * s after that.
         */
        public int lastGenerationTime() { return lastGenerationTime; }

        /**
         * Lowest x.
         */
        public short x1() { return x1; }

        /**
         * Lowest y.
         */
        public short y1() { return y1; }

        /**
         * Highest x.
         */
        public short x2() { return x2; }

        /**
         * Highest y.
         */
        public short y2() { return y2; }

        /**
         * Place at which the first car or policeman appears.
         */
        public Spot spawn1() { return spawn1; }

        /**
         * Place at which the second car or policeman appears.
         */
        public Spot spawn2() { return spawn2; }

        /**
         * Place that the first car or policeman heads for, without being bound
         * to it.
         */
        public Spot target1() { return target1; }

        /**
         * Place that the second car or policeman heads for.
         */
        public Spot target2() { return target2; }

        /**
         * Cars or policemen that appear, and the players for whom they appear.
         */
        public int pieceType() { return pieceType; }

        /**
         * Nothing; 0.
         */
        public byte[] gap00d() { return gap00d; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.SetPiecesBlock _parent() { return _parent; }
    }

    /**
     * Block 17. Places at which police lies in wait (opcode 04F8).
     */
    public static class SetPiecesBlock extends KaitaiStruct {
        public static SetPiecesBlock fromFile(String fileName) throws IOException {
            return new SetPiecesBlock(new ByteBufferKaitaiStream(fileName));
        }

        public SetPiecesBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SetPiecesBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public SetPiecesBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.usedCount = this._io.readU4le();
            this.pieces = new ArrayList<SetPiece>();
            for (int i = 0; i < 210; i++) {
                this.pieces.add(new SetPiece(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.pieces.size(); i++) {
                this.pieces.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long usedCount;
        private List<SetPiece> pieces;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Places in use, 209; all 210 are stored.
         */
        public long usedCount() { return usedCount; }

        /**
         * Places at which police appears.
         */
        public List<SetPiece> pieces() { return pieces; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Block 22.
     */
    public static class ShoppingBlock extends KaitaiStruct {
        public static ShoppingBlock fromFile(String fileName) throws IOException {
            return new ShoppingBlock(new ByteBufferKaitaiStream(fileName));
        }

        public ShoppingBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ShoppingBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public ShoppingBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numModifiers = this._io.readU4le();
            if (!(this.numModifiers <= ((Number) ((_io().size() - _io().pos()) / 8)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 8)).longValue(), this.numModifiers, this._io, "/types/shopping_block/seq/0");
            }
            this.modifiers = new ArrayList<ChangedPrice>();
            for (int i = 0; i < numModifiers(); i++) {
                this.modifiers.add(new ChangedPrice(this._io, this, _root));
            }
            this.numItems = this._io.readU4le();
            if (!(this.numItems <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.numItems, this._io, "/types/shopping_block/seq/2");
            }
            this.items = new ArrayList<Integer>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(this._io.readU1());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.modifiers.size(); i++) {
                this.modifiers.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.items.size(); i++) {
            }
        }
        private long numModifiers;
        private List<ChangedPrice> modifiers;
        private long numItems;
        private List<Integer> items;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Prices that follow; 0 to 4.
         */
        public long numModifiers() { return numModifiers; }

        /**
         * Items with a changed price.
         */
        public List<ChangedPrice> modifiers() { return modifiers; }

        /**
         * Goods that follow; 544.
         */
        public long numItems() { return numItems; }

        /**
         * Whether it was bought, in the order of the prices in shopping.dat.
         */
        public List<Integer> items() { return items; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * Name of a model that scripts choose.
     */
    public static class SpecialModel extends KaitaiStruct {
        public static SpecialModel fromFile(String fileName) throws IOException {
            return new SpecialModel(new ByteBufferKaitaiStream(fileName));
        }

        public SpecialModel(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SpecialModel(KaitaiStream _io, GtaSaSaveDe.ScriptResource _parent) {
            this(_io, _parent, null);
        }

        public SpecialModel(KaitaiStream _io, GtaSaSaveDe.ScriptResource _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenModelName = this._io.readU4le();
            if (!(this.lenModelName <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenModelName, this._io, "/types/special_model/seq/0");
            }
            this.modelName = this._io.readBytes(lenModelName());
        }

        public void _fetchInstances() {
        }
        private long lenModelName;
        private byte[] modelName;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ScriptResource _parent;

        /**
         * Bytes of the name.
         */
        public long lenModelName() { return lenModelName; }

        /**
         * Name with a zero after it, such as `ryder2`.
         */
        public byte[] modelName() { return modelName; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ScriptResource _parent() { return _parent; }
    }

    /**
     * A place on the ground.
     */
    public static class Spot extends KaitaiStruct {
        public static Spot fromFile(String fileName) throws IOException {
            return new Spot(new ByteBufferKaitaiStream(fileName));
        }

        public Spot(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Spot(KaitaiStream _io, GtaSaSaveDe.SetPiece _parent) {
            this(_io, _parent, null);
        }

        public Spot(KaitaiStream _io, GtaSaSaveDe.SetPiece _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
        }

        public void _fetchInstances() {
        }
        private short x;
        private short y;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.SetPiece _parent;

        /**
         * Towards the east.
         */
        public short x() { return x; }

        /**
         * Towards the north.
         */
        public short y() { return y; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.SetPiece _parent() { return _parent; }
    }

    /**
     * What a station has played.
     */
    public static class StationHistory extends KaitaiStruct {
        public static StationHistory fromFile(String fileName) throws IOException {
            return new StationHistory(new ByteBufferKaitaiStream(fileName));
        }

        public StationHistory(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StationHistory(KaitaiStream _io, GtaSaSaveDe.RadioBlock _parent) {
            this(_io, _parent, null);
        }

        public StationHistory(KaitaiStream _io, GtaSaSaveDe.RadioBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.recentTracks = new ArrayList<Byte>();
            for (int i = 0; i < 20; i++) {
                this.recentTracks.add(this._io.readS1());
            }
            this.recentIdents = new ArrayList<Integer>();
            for (int i = 0; i < 8; i++) {
                this.recentIdents.add(this._io.readS4le());
            }
            this.recentAdverts = new ArrayList<Integer>();
            for (int i = 0; i < 40; i++) {
                this.recentAdverts.add(this._io.readS4le());
            }
            this.recentDj = new ArrayList<Integer>();
            for (int i = 0; i < 15; i++) {
                this.recentDj.add(this._io.readS4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.recentTracks.size(); i++) {
            }
            for (int i = 0; i < this.recentIdents.size(); i++) {
            }
            for (int i = 0; i < this.recentAdverts.size(); i++) {
            }
            for (int i = 0; i < this.recentDj.size(); i++) {
            }
        }
        private List<Byte> recentTracks;
        private List<Integer> recentIdents;
        private List<Integer> recentAdverts;
        private List<Integer> recentDj;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.RadioBlock _parent;

        /**
         * Songs; -1 for none.
         */
        public List<Byte> recentTracks() { return recentTracks; }

        /**
         * Jingles; -1 for none.
         */
        public List<Integer> recentIdents() { return recentIdents; }

        /**
         * Advertisements; -1 for none.
         */
        public List<Integer> recentAdverts() { return recentAdverts; }

        /**
         * Talk; -1 for none.
         */
        public List<Integer> recentDj() { return recentDj; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.RadioBlock _parent() { return _parent; }
    }

    /**
     * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
     * others do not exist.
     */
    public static class StatisticsBlock extends KaitaiStruct {

        public StatisticsBlock(KaitaiStream _io, boolean isDefinitive) {
            this(_io, null, null, isDefinitive);
        }

        public StatisticsBlock(KaitaiStream _io, GtaSaSaveDe _parent, boolean isDefinitive) {
            this(_io, _parent, null, isDefinitive);
        }

        public StatisticsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root, boolean isDefinitive) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isDefinitive = isDefinitive;
            _read();
        }
        private void _read() {
            this.floatStats = new ArrayList<Float>();
            for (int i = 0; i < 82; i++) {
                this.floatStats.add(this._io.readF4le());
            }
            this.intStats = new ArrayList<Integer>();
            for (int i = 0; i < numIntStats(); i++) {
                this.intStats.add(this._io.readS4le());
            }
            this.pedsKilled = new ArrayList<Integer>();
            for (int i = 0; i < 32; i++) {
                this.pedsKilled.add(this._io.readS4le());
            }
            this.lastMissionPassed = this._io.readBytes(8);
            this.radioListenTime = new ArrayList<Integer>();
            for (int i = 0; i < 14; i++) {
                this.radioListenTime.add(this._io.readS4le());
            }
            this.missionAttempts = new ArrayList<Integer>();
            for (int i = 0; i < 100; i++) {
                this.missionAttempts.add(this._io.readS4le());
            }
            this.statMessageShown = new ArrayList<Integer>();
            for (int i = 0; i < 128; i++) {
                this.statMessageShown.add(this._io.readU1());
            }
            if (isDefinitiveEdition()) {
                this.statisticsEnd = this._io.readU4le();
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.floatStats.size(); i++) {
            }
            for (int i = 0; i < this.intStats.size(); i++) {
            }
            for (int i = 0; i < this.pedsKilled.size(); i++) {
            }
            for (int i = 0; i < this.radioListenTime.size(); i++) {
            }
            for (int i = 0; i < this.missionAttempts.size(); i++) {
            }
            for (int i = 0; i < this.statMessageShown.size(); i++) {
            }
            if (isDefinitiveEdition()) {
            }
        }
        private Boolean isDefinitiveEdition;

        /**
         * Whether four more bytes follow.
         */
        public Boolean isDefinitiveEdition() {
            if (this.isDefinitiveEdition != null)
                return this.isDefinitiveEdition;
            this.isDefinitiveEdition = isDefinitive();
            return this.isDefinitiveEdition;
        }
        private Integer numIntStats;

        /**
         * Whole numbers; the last one of the Definitive Edition is statistic
         * 343.
         */
        public Integer numIntStats() {
            if (this.numIntStats != null)
                return this.numIntStats;
            this.numIntStats = ((Number) ((isDefinitive() ? 224 : 223))).intValue();
            return this.numIntStats;
        }
        private List<Float> floatStats;
        private List<Integer> intStats;
        private List<Integer> pedsKilled;
        private byte[] lastMissionPassed;
        private List<Integer> radioListenTime;
        private List<Integer> missionAttempts;
        private List<Integer> statMessageShown;
        private Long statisticsEnd;
        private boolean isDefinitive;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Statistics 0 to 81.
         */
        public List<Float> floatStats() { return floatStats; }

        /**
         * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
         * by the names that scripts give them.
         */
        public List<Integer> intStats() { return intStats; }

        /**
         * People killed, by kind.
         */
        public List<Integer> pedsKilled() { return pedsKilled; }

        /**
         * Key of the last mission's text, filled with zeros.
         */
        public byte[] lastMissionPassed() { return lastMissionPassed; }

        /**
         * Time for which each station was heard.
         */
        public List<Integer> radioListenTime() { return radioListenTime; }

        /**
         * 0 in all measured files.
         */
        public List<Integer> missionAttempts() { return missionAttempts; }

        /**
         * Whether the message of a line of statdisp.dat was shown.
         */
        public List<Integer> statMessageShown() { return statMessageShown; }

        /**
         * Bytes of unknown use at the end of the block.
         */
        public Long statisticsEnd() { return statisticsEnd; }

        /**
         * Whether the Definitive Edition wrote the save, which has one more statistic.
         */
        public boolean isDefinitive() { return isDefinitive; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A car that is kept; the place is free where the model is 0, and holds old
     * bytes then.
     */
    public static class StoredCar extends KaitaiStruct {
        public static StoredCar fromFile(String fileName) throws IOException {
            return new StoredCar(new ByteBufferKaitaiStream(fileName));
        }

        public StoredCar(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StoredCar(KaitaiStream _io, GtaSaSaveDe.GaragesBlock _parent) {
            this(_io, _parent, null);
        }

        public StoredCar(KaitaiStream _io, GtaSaSaveDe.GaragesBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vec3(this._io, this, _root);
            this.handlingFlags = new HandlingBits(this._io, this, _root);
            this.carFlags = new CarBits(this._io, this, _root);
            this.gap00c = this._io.readBytes(1);
            this.model = this._io.readU2le();
            this.mods = new ArrayList<Short>();
            for (int i = 0; i < 15; i++) {
                this.mods.add(this._io.readS2le());
            }
            this.colours = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.colours.add(this._io.readU1());
            }
            this.radio = this._io.readU1();
            this.components = new ArrayList<Integer>();
            for (int i = 0; i < 2; i++) {
                this.components.add(this._io.readU1());
            }
            this.bomb = this._io.readU1();
            this.paintjob = this._io.readU1();
            this.nitro = this._io.readU1();
            this.forward = new Direction100(this._io, this, _root);
            this.gap037 = this._io.readBytes(1);
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
            this.handlingFlags._fetchInstances();
            this.carFlags._fetchInstances();
            for (int i = 0; i < this.mods.size(); i++) {
            }
            for (int i = 0; i < this.colours.size(); i++) {
            }
            for (int i = 0; i < this.components.size(); i++) {
            }
            this.forward._fetchInstances();
        }
        private CarBomb bombName;

        /**
         * Meaning of `bomb`.
         */
        public CarBomb bombName() {
            if (this.bombName != null)
                return this.bombName;
            this.bombName = GtaSaSaveDe.CarBomb.byId(bomb());
            return this.bombName;
        }
        private Vehicle modelName;

        /**
         * Meaning of `model`.
         */
        public Vehicle modelName() {
            if (this.modelName != null)
                return this.modelName;
            this.modelName = GtaSaSaveDe.Vehicle.byId(model());
            return this.modelName;
        }
        private Station radioName;

        /**
         * Meaning of `radio`.
         */
        public Station radioName() {
            if (this.radioName != null)
                return this.radioName;
            this.radioName = GtaSaSaveDe.Station.byId(radio());
            return this.radioName;
        }
        private Vec3 position;
        private HandlingBits handlingFlags;
        private CarBits carFlags;
        private byte[] gap00c;
        private int model;
        private List<Short> mods;
        private List<Integer> colours;
        private int radio;
        private List<Integer> components;
        private int bomb;
        private int paintjob;
        private int nitro;
        private Direction100 forward;
        private byte[] gap037;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.GaragesBlock _parent;

        /**
         * Place of the parked car in the world.
         */
        public Vec3 position() { return position; }

        /**
         * Handling of the model, and tuning.
         */
        public HandlingBits handlingFlags() { return handlingFlags; }

        /**
         * Kinds of harm that the car is proof against, and what is built in.
         */
        public CarBits carFlags() { return carFlags; }

        /**
         * Nothing; 0.
         */
        public byte[] gap00c() { return gap00c; }

        /**
         * Model, 400 to 611; 0 where the place is free.
         */
        public int model() { return model; }

        /**
         * Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
         * the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
         * on both sides are stored once.
         */
        public List<Short> mods() { return mods; }

        /**
         * Colours by their number in the palette.
         */
        public List<Integer> colours() { return colours; }

        /**
         * Station that is on, 1 to 13; 0 where the vehicle has no radio.
         */
        public int radio() { return radio; }

        /**
         * Extras of the model, 0 to 4; 255 for none.
         */
        public List<Integer> components() { return components; }

        /**
         * Bomb in the car; 0 in all 8,252 cars that were measured but five of
         * one edited save.
         */
        public int bomb() { return bomb; }

        /**
         * Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
         * `vehicle`); 255 for none.
         */
        public int paintjob() { return paintjob; }

        /**
         * Charges of nitro: 0 to 10, or 101.
         */
        public int nitro() { return nitro; }

        /**
         * Direction of the front of the parked car.
         */
        public Direction100 forward() { return forward; }

        /**
         * Nothing; 0.
         */
        public byte[] gap037() { return gap037; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.GaragesBlock _parent() { return _parent; }

        @Override
        public String toString() {
            return "model " + Long.toString(model());
        }
    }

    /**
     * Block 18.
     */
    public static class StreamingBlock extends KaitaiStruct {
        public static StreamingBlock fromFile(String fileName) throws IOException {
            return new StreamingBlock(new ByteBufferKaitaiStream(fileName));
        }

        public StreamingBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StreamingBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public StreamingBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.slots = new ArrayList<Integer>();
            for (int i = 0; i < 26316; i++) {
                this.slots.add(this._io.readU1());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.slots.size(); i++) {
            }
        }
        private List<Integer> slots;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Loading state of each model (from 0), texture (20,000), collision
         * (25,000), part of the map (25,255), path file (25,511), animation
         * (25,575), recording (25,755), script (26,230). 255 is not loaded; else
         * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
         * scene. 1 is "do not remove", left over from GTA III and Vice City, by
         * the names of their engine. 128 is in no public list.
         */
        public List<Integer> slots() { return slots; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A unique jump.
     */
    public static class StuntJump extends KaitaiStruct {
        public static StuntJump fromFile(String fileName) throws IOException {
            return new StuntJump(new ByteBufferKaitaiStream(fileName));
        }

        public StuntJump(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StuntJump(KaitaiStream _io, GtaSaSaveDe.StuntJumpsBlock _parent) {
            this(_io, _parent, null);
        }

        public StuntJump(KaitaiStream _io, GtaSaSaveDe.StuntJumpsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.startMin = new Vec3(this._io, this, _root);
            this.startMax = new Vec3(this._io, this, _root);
            this.landMin = new Vec3(this._io, this, _root);
            this.landMax = new Vec3(this._io, this, _root);
            this.camera = new Vec3(this._io, this, _root);
            this.reward = this._io.readS4le();
            this.done = this._io.readU1();
            this.found = this._io.readU1();
            this.gap042 = this._io.readBytes(2);
        }

        public void _fetchInstances() {
            this.startMin._fetchInstances();
            this.startMax._fetchInstances();
            this.landMin._fetchInstances();
            this.landMax._fetchInstances();
            this.camera._fetchInstances();
        }
        private Vec3 startMin;
        private Vec3 startMax;
        private Vec3 landMin;
        private Vec3 landMax;
        private Vec3 camera;
        private int reward;
        private int done;
        private int found;
        private byte[] gap042;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.StuntJumpsBlock _parent;

        /**
         * Lowest corner of the box from which one jumps.
         */
        public Vec3 startMin() { return startMin; }

        /**
         * Highest corner of the box from which a jump starts.
         */
        public Vec3 startMax() { return startMax; }

        /**
         * Lowest corner of the box in which one lands.
         */
        public Vec3 landMin() { return landMin; }

        /**
         * Highest corner of the box in which a jump must land.
         */
        public Vec3 landMax() { return landMax; }

        /**
         * Place of the camera during the jump.
         */
        public Vec3 camera() { return camera; }

        /**
         * Dollars for the jump; 500.
         */
        public int reward() { return reward; }

        /**
         * Whether the player has landed the jump.
         */
        public int done() { return done; }

        /**
         * Whether the player has tried the jump.
         */
        public int found() { return found; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap042() { return gap042; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.StuntJumpsBlock _parent() { return _parent; }
    }

    /**
     * Block 24.
     */
    public static class StuntJumpsBlock extends KaitaiStruct {
        public static StuntJumpsBlock fromFile(String fileName) throws IOException {
            return new StuntJumpsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public StuntJumpsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StuntJumpsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public StuntJumpsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numJumps = this._io.readU4le();
            if (!(this.numJumps <= ((Number) ((_io().size() - _io().pos()) / 68)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 68)).longValue(), this.numJumps, this._io, "/types/stunt_jumps_block/seq/0");
            }
            this.jumps = new ArrayList<StuntJump>();
            for (int i = 0; i < numJumps(); i++) {
                this.jumps.add(new StuntJump(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.jumps.size(); i++) {
                this.jumps.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numJumps;
        private List<StuntJump> jumps;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Jumps that follow; 70.
         */
        public long numJumps() { return numJumps; }

        /**
         * Jumps, in an order that turns by some places whenever a save is
         * loaded.
         */
        public List<StuntJump> jumps() { return jumps; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
     * add one for cars, on and off, 022A and 022B one for people, unless 64 are
     * stored. Each first drops the boxes that lie inside the new one, of
     * whichever kind; a fault there loses the last box and doubles another, so
     * that doubled boxes are normal. 091D (cars) and 091E (people) drop the
     * boxes inside theirs, give the nodes their original state back, and add
     * none.
     */
    public static class SwitchedArea extends KaitaiStruct {
        public static SwitchedArea fromFile(String fileName) throws IOException {
            return new SwitchedArea(new ByteBufferKaitaiStream(fileName));
        }

        public SwitchedArea(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SwitchedArea(KaitaiStream _io, GtaSaSaveDe.PathsBlock _parent) {
            this(_io, _parent, null);
        }

        public SwitchedArea(KaitaiStream _io, GtaSaSaveDe.PathsBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.xMin = this._io.readF4le();
            this.xMax = this._io.readF4le();
            this.yMin = this._io.readF4le();
            this.yMax = this._io.readF4le();
            this.zMin = this._io.readF4le();
            this.zMax = this._io.readF4le();
            this.switchedOff = this._io.readU1();
            this.forCars = this._io.readU1();
            this.gap01a = this._io.readBytes(2);
        }

        public void _fetchInstances() {
        }
        private float xMin;
        private float xMax;
        private float yMin;
        private float yMax;
        private float zMin;
        private float zMax;
        private int switchedOff;
        private int forCars;
        private byte[] gap01a;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.PathsBlock _parent;

        /**
         * Lowest x.
         */
        public float xMin() { return xMin; }

        /**
         * Highest x.
         */
        public float xMax() { return xMax; }

        /**
         * Lowest y.
         */
        public float yMin() { return yMin; }

        /**
         * Highest y.
         */
        public float yMax() { return yMax; }

        /**
         * Lowest z.
         */
        public float zMin() { return zMin; }

        /**
         * Highest z.
         */
        public float zMax() { return zMax; }

        /**
         * Whether the nodes are off.
         */
        public int switchedOff() { return switchedOff; }

        /**
         * Whether the area switches nodes of cars; else those of people.
         */
        public int forCars() { return forCars; }

        /**
         * Nothing; 0.
         */
        public byte[] gap01a() { return gap01a; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.PathsBlock _parent() { return _parent; }
    }

    /**
     * Block 20.
     */
    public static class TagsBlock extends KaitaiStruct {
        public static TagsBlock fromFile(String fileName) throws IOException {
            return new TagsBlock(new ByteBufferKaitaiStream(fileName));
        }

        public TagsBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TagsBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public TagsBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numTags = this._io.readU4le();
            if (!(this.numTags <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.numTags, this._io, "/types/tags_block/seq/0");
            }
            this.tags = new ArrayList<Integer>();
            for (int i = 0; i < numTags(); i++) {
                this.tags.add(this._io.readU1());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.tags.size(); i++) {
            }
        }
        private long numTags;
        private List<Integer> tags;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Gang tags that follow; as many as the game has, because it does not
         * read this number.
         */
        public long numTags() { return numTags; }

        /**
         * Paint on each, 0 to 255; above 228 it is sprayed over.
         */
        public List<Integer> tags() { return tags; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A text with its length.
     */
    public static class Text extends KaitaiStruct {
        public static Text fromFile(String fileName) throws IOException {
            return new Text(new ByteBufferKaitaiStream(fileName));
        }

        public Text(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Text(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Text(KaitaiStream _io, KaitaiStruct _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU4le();
            if (!(this.lenContent <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.lenContent, this._io, "/types/text/seq/0");
            }
            this.content = this._io.readBytes(lenContent());
        }

        public void _fetchInstances() {
        }
        private long lenContent;
        private byte[] content;
        private GtaSaSaveDe _root;
        private KaitaiStruct _parent;

        /**
         * Bytes of `content`.
         */
        public long lenContent() { return lenContent; }

        /**
         * Text with a zero after it.
         */
        public byte[] content() { return content; }
        public GtaSaSaveDe _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A marker in the world; a slot that is not in use holds old places.
     */
    public static class UserMarker extends KaitaiStruct {
        public static UserMarker fromFile(String fileName) throws IOException {
            return new UserMarker(new ByteBufferKaitaiStream(fileName));
        }

        public UserMarker(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UserMarker(KaitaiStream _io, GtaSaSaveDe.UserMarkersBlock _parent) {
            this(_io, _parent, null);
        }

        public UserMarker(KaitaiStream _io, GtaSaSaveDe.UserMarkersBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.inUse = this._io.readU1();
            this.gap001 = this._io.readBytes(3);
            this.position = new Vec3(this._io, this, _root);
            this.red = this._io.readU4le();
            this.green = this._io.readU4le();
            this.blue = this._io.readU4le();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private int inUse;
        private byte[] gap001;
        private Vec3 position;
        private long red;
        private long green;
        private long blue;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.UserMarkersBlock _parent;

        /**
         * Whether the marker is shown.
         */
        public int inUse() { return inUse; }

        /**
         * Nothing; 0.
         */
        public byte[] gap001() { return gap001; }

        /**
         * Place of the marker in the world.
         */
        public Vec3 position() { return position; }

        /**
         * Red, 0 to 255.
         */
        public long red() { return red; }

        /**
         * Green, 0 to 255.
         */
        public long green() { return green; }

        /**
         * Blue, 0 to 255.
         */
        public long blue() { return blue; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.UserMarkersBlock _parent() { return _parent; }
    }

    /**
     * Block 27 (opcode 0A40).
     */
    public static class UserMarkersBlock extends KaitaiStruct {
        public static UserMarkersBlock fromFile(String fileName) throws IOException {
            return new UserMarkersBlock(new ByteBufferKaitaiStream(fileName));
        }

        public UserMarkersBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UserMarkersBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public UserMarkersBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.markers = new ArrayList<UserMarker>();
            for (int i = 0; i < 5; i++) {
                this.markers.add(new UserMarker(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.markers.size(); i++) {
                this.markers.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<UserMarker> markers;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * The five markers that scripts can set (opcode 0A40).
         */
        public List<UserMarker> markers() { return markers; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }

    /**
     * A direction on the ground.
     */
    public static class Vec2 extends KaitaiStruct {
        public static Vec2 fromFile(String fileName) throws IOException {
            return new Vec2(new ByteBufferKaitaiStream(fileName));
        }

        public Vec2(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vec2(KaitaiStream _io, GtaSaSaveDe.Garage _parent) {
            this(_io, _parent, null);
        }

        public Vec2(KaitaiStream _io, GtaSaSaveDe.Garage _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readF4le();
            this.y = this._io.readF4le();
        }

        public void _fetchInstances() {
        }
        private float x;
        private float y;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.Garage _parent;

        /**
         * Towards the east.
         */
        public float x() { return x; }

        /**
         * Towards the north.
         */
        public float y() { return y; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.Garage _parent() { return _parent; }
    }

    /**
     * A point or direction in the world.
     */
    public static class Vec3 extends KaitaiStruct {
        public static Vec3 fromFile(String fileName) throws IOException {
            return new Vec3(new ByteBufferKaitaiStream(fileName));
        }

        public Vec3(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readF4le();
            this.y = this._io.readF4le();
            this.z = this._io.readF4le();
        }

        public void _fetchInstances() {
        }
        private float x;
        private float y;
        private float z;
        private GtaSaSaveDe _root;
        private KaitaiStruct _parent;

        /**
         * Towards the east.
         */
        public float x() { return x; }

        /**
         * Towards the north.
         */
        public float y() { return y; }

        /**
         * Up.
         */
        public float z() { return z; }
        public GtaSaSaveDe _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
     */
    public static class VehicleDamage extends KaitaiStruct {
        public static VehicleDamage fromFile(String fileName) throws IOException {
            return new VehicleDamage(new ByteBufferKaitaiStream(fileName));
        }

        public VehicleDamage(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VehicleDamage(KaitaiStream _io, GtaSaSaveDe.MobileVehicle _parent) {
            this(_io, _parent, null);
        }

        public VehicleDamage(KaitaiStream _io, GtaSaSaveDe.MobileVehicle _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.wheelEffect = this._io.readF4le();
            this.engineStatus = this._io.readU1();
            this.wheels = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.wheels.add(this._io.readU1());
            }
            this.doors = new ArrayList<Integer>();
            for (int i = 0; i < 6; i++) {
                this.doors.add(this._io.readU1());
            }
            this.gap00f = this._io.readBytes(1);
            this.lights = this._io.readU4le();
            this.panels = this._io.readU4le();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.wheels.size(); i++) {
            }
            for (int i = 0; i < this.doors.size(); i++) {
            }
        }
        private float wheelEffect;
        private int engineStatus;
        private List<Integer> wheels;
        private List<Integer> doors;
        private byte[] gap00f;
        private long lights;
        private long panels;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.MobileVehicle _parent;

        /**
         * Effect of a flat tyre on the driving; 0.5.
         */
        public float wheelEffect() { return wheelEffect; }

        /**
         * Damage of the engine, 0 to 250.
         */
        public int engineStatus() { return engineStatus; }

        /**
         * State of the wheels, 0 to 2; 0 is whole.
         */
        public List<Integer> wheels() { return wheels; }

        /**
         * State of bonnet, boot, and the doors left front, right front, left
         * rear, right rear, 0 to 4; 0 is whole.
         */
        public List<Integer> doors() { return doors; }

        /**
         * Nothing; 0.
         */
        public byte[] gap00f() { return gap00f; }

        /**
         * State of the lights, two bits each; 0 is whole.
         */
        public long lights() { return lights; }

        /**
         * State of the panels, four bits each; 0 is whole.
         */
        public long panels() { return panels; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.MobileVehicle _parent() { return _parent; }
    }

    /**
     * A weapon; all zero in an empty slot.
     */
    public static class Weapon extends KaitaiStruct {
        public static Weapon fromFile(String fileName) throws IOException {
            return new Weapon(new ByteBufferKaitaiStream(fileName));
        }

        public Weapon(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Weapon(KaitaiStream _io, GtaSaSaveDe.MobilePlayer _parent) {
            this(_io, _parent, null);
        }

        public Weapon(KaitaiStream _io, GtaSaSaveDe.MobilePlayer _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.weaponType = this._io.readU4le();
            this.state = this._io.readU4le();
            this.clip = this._io.readU4le();
            this.totalAmmo = this._io.readU4le();
            this.nextShotTime = this._io.readU4le();
            this.firstPersonSelected = this._io.readU1();
            this.dontPlaceInHand = this._io.readU1();
            this.gap016 = this._io.readBytes(2);
            this.fxPtr = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private WeaponState stateName;

        /**
         * Meaning of `state`.
         */
        public WeaponState stateName() {
            if (this.stateName != null)
                return this.stateName;
            this.stateName = GtaSaSaveDe.WeaponState.byId(state());
            return this.stateName;
        }
        private WeaponKind weaponTypeName;

        /**
         * Meaning of `weapon_type`.
         */
        public WeaponKind weaponTypeName() {
            if (this.weaponTypeName != null)
                return this.weaponTypeName;
            this.weaponTypeName = GtaSaSaveDe.WeaponKind.byId(weaponType());
            return this.weaponTypeName;
        }
        private long weaponType;
        private long state;
        private long clip;
        private long totalAmmo;
        private long nextShotTime;
        private int firstPersonSelected;
        private int dontPlaceInHand;
        private byte[] gap016;
        private long fxPtr;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.MobilePlayer _parent;

        /**
         * Weapon; its slot decides which fit here.
         */
        public long weaponType() { return weaponType; }

        /**
         * Whether the weapon is ready, fires, reloads or is empty.
         */
        public long state() { return state; }

        /**
         * Shots left before the weapon must be loaded again.
         */
        public long clip() { return clip; }

        /**
         * Shots in all, above 25,000 without end.
         */
        public long totalAmmo() { return totalAmmo; }

        /**
         * Time from which the weapon can shoot again.
         */
        public long nextShotTime() { return nextShotTime; }

        /**
         * Whether it was chosen for the view through it; 0.
         */
        public int firstPersonSelected() { return firstPersonSelected; }

        /**
         * Whether the weapon is hidden; 0.
         */
        public int dontPlaceInHand() { return dontPlaceInHand; }

        /**
         * Old memory; no meaning.
         */
        public byte[] gap016() { return gap016; }

        /**
         * Old address; 0.
         */
        public long fxPtr() { return fxPtr; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.MobilePlayer _parent() { return _parent; }

        @Override
        public String toString() {
            return "weapon " + Long.toString(weaponType()) + ": " + Long.toString(totalAmmo());
        }
    }

    /**
     * A box with a name.
     */
    public static class Zone extends KaitaiStruct {
        public static Zone fromFile(String fileName) throws IOException {
            return new Zone(new ByteBufferKaitaiStream(fileName));
        }

        public Zone(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Zone(KaitaiStream _io, GtaSaSaveDe.ZonesBlock _parent) {
            this(_io, _parent, null);
        }

        public Zone(KaitaiStream _io, GtaSaSaveDe.ZonesBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.infoLabel = this._io.readBytes(8);
            this.textKey = this._io.readBytes(8);
            this.x1 = this._io.readS2le();
            this.y1 = this._io.readS2le();
            this.z1 = this._io.readS2le();
            this.x2 = this._io.readS2le();
            this.y2 = this._io.readS2le();
            this.z2 = this._io.readS2le();
            this.infoIndex = this._io.readU2le();
            this.zoneType = this._io.readU1();
            this.level = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private Town levelName;

        /**
         * Meaning of `level`.
         */
        public Town levelName() {
            if (this.levelName != null)
                return this.levelName;
            this.levelName = GtaSaSaveDe.Town.byId(level());
            return this.levelName;
        }
        private ZoneKind zoneTypeName;

        /**
         * Meaning of `zone_type`.
         */
        public ZoneKind zoneTypeName() {
            if (this.zoneTypeName != null)
                return this.zoneTypeName;
            this.zoneTypeName = GtaSaSaveDe.ZoneKind.byId(zoneType());
            return this.zoneTypeName;
        }
        private byte[] infoLabel;
        private byte[] textKey;
        private short x1;
        private short y1;
        private short z1;
        private short x2;
        private short y2;
        private short z2;
        private int infoIndex;
        private int zoneType;
        private int level;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ZonesBlock _parent;

        /**
         * Name to scripts in capitals, filled with zeros.
         */
        public byte[] infoLabel() { return infoLabel; }

        /**
         * Name of the text that is shown, filled with zeros.
         */
        public byte[] textKey() { return textKey; }

        /**
         * Lowest x.
         */
        public short x1() { return x1; }

        /**
         * Lowest y.
         */
        public short y1() { return y1; }

        /**
         * Lowest z.
         */
        public short z1() { return z1; }

        /**
         * Highest x.
         */
        public short x2() { return x2; }

        /**
         * Highest y.
         */
        public short y2() { return y2; }

        /**
         * Highest z.
         */
        public short z2() { return z2; }

        /**
         * Info of the zone; 0 for towns.
         */
        public int infoIndex() { return infoIndex; }

        /**
         * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
         */
        public int zoneType() { return zoneType; }

        /**
         * Town.
         */
        public int level() { return level; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ZonesBlock _parent() { return _parent; }
    }

    /**
     * Who lives in a zone.
     */
    public static class ZoneInfo extends KaitaiStruct {
        public static ZoneInfo fromFile(String fileName) throws IOException {
            return new ZoneInfo(new ByteBufferKaitaiStream(fileName));
        }

        public ZoneInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ZoneInfo(KaitaiStream _io, GtaSaSaveDe.ZonesBlock _parent) {
            this(_io, _parent, null);
        }

        public ZoneInfo(KaitaiStream _io, GtaSaSaveDe.ZonesBlock _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.gangDensity = new ArrayList<Integer>();
            for (int i = 0; i < 10; i++) {
                this.gangDensity.add(this._io.readU1());
            }
            this.dealerDensity = this._io.readU1();
            this.colour = new ArrayList<Integer>();
            for (int i = 0; i < 4; i++) {
                this.colour.add(this._io.readU1());
            }
            this.population = new PopulationBits(this._io, this, _root);
            this.races = new RaceBits(this._io, this, _root);
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.gangDensity.size(); i++) {
            }
            for (int i = 0; i < this.colour.size(); i++) {
            }
            this.population._fetchInstances();
            this.races._fetchInstances();
        }
        private List<Integer> gangDensity;
        private int dealerDensity;
        private List<Integer> colour;
        private PopulationBits population;
        private RaceBits races;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe.ZonesBlock _parent;

        /**
         * Density of each gang, 0 to 100 (opcode 076C).
         */
        public List<Integer> gangDensity() { return gangDensity; }

        /**
         * Density of dealers (opcode 076A), 0 to 15.
         */
        public int dealerDensity() { return dealerDensity; }

        /**
         * Red, green, blue and alpha on the map, which follow from the
         * densities.
         */
        public List<Integer> colour() { return colour; }

        /**
         * Kind of people in the zone.
         */
        public PopulationBits population() { return population; }

        /**
         * Groups of people that live in the zone (opcode 0874).
         */
        public RaceBits races() { return races; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe.ZonesBlock _parent() { return _parent; }
    }

    /**
     * Block 10. Zones have a box and a name; their inhabitants are stored in infos,
     * which several may share.
     */
    public static class ZonesBlock extends KaitaiStruct {
        public static ZonesBlock fromFile(String fileName) throws IOException {
            return new ZonesBlock(new ByteBufferKaitaiStream(fileName));
        }

        public ZonesBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ZonesBlock(KaitaiStream _io, GtaSaSaveDe _parent) {
            this(_io, _parent, null);
        }

        public ZonesBlock(KaitaiStream _io, GtaSaSaveDe _parent, GtaSaSaveDe _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.currentLevel = this._io.readU4le();
            this.numNavZones = this._io.readU2le();
            this.numZoneInfos = this._io.readU2le();
            this.numMapZones = this._io.readU2le();
            this.navZones = new ArrayList<Zone>();
            for (int i = 0; i < numNavZones(); i++) {
                this.navZones.add(new Zone(this._io, this, _root));
            }
            this.zoneInfos = new ArrayList<ZoneInfo>();
            for (int i = 0; i < numZoneInfos(); i++) {
                this.zoneInfos.add(new ZoneInfo(this._io, this, _root));
            }
            this.mapZones = new ArrayList<Zone>();
            for (int i = 0; i < numMapZones(); i++) {
                this.mapZones.add(new Zone(this._io, this, _root));
            }
            this.visited = new ArrayList<Integer>();
            for (int i = 0; i < 100; i++) {
                this.visited.add(this._io.readU1());
            }
            this.revealedCount = this._io.readU4le();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.navZones.size(); i++) {
                this.navZones.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.zoneInfos.size(); i++) {
                this.zoneInfos.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.mapZones.size(); i++) {
                this.mapZones.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.visited.size(); i++) {
            }
        }
        private Town currentLevelName;

        /**
         * Meaning of `current_level`.
         */
        public Town currentLevelName() {
            if (this.currentLevelName != null)
                return this.currentLevelName;
            this.currentLevelName = GtaSaSaveDe.Town.byId(currentLevel());
            return this.currentLevelName;
        }
        private long currentLevel;
        private int numNavZones;
        private int numZoneInfos;
        private int numMapZones;
        private List<Zone> navZones;
        private List<ZoneInfo> zoneInfos;
        private List<Zone> mapZones;
        private List<Integer> visited;
        private long revealedCount;
        private GtaSaSaveDe _root;
        private GtaSaSaveDe _parent;

        /**
         * Town in which the player is, 0 to 3; not that of block 0.
         */
        public long currentLevel() { return currentLevel; }

        /**
         * Zones with a name, 379.
         */
        public int numNavZones() { return numNavZones; }

        /**
         * Infos, 378.
         */
        public int numZoneInfos() { return numZoneInfos; }

        /**
         * Zones of towns, 7.
         */
        public int numMapZones() { return numMapZones; }

        /**
         * Zones with a name, the first being all of the map.
         */
        public List<Zone> navZones() { return navZones; }

        /**
         * Inhabitants of the zones.
         */
        public List<ZoneInfo> zoneInfos() { return zoneInfos; }

        /**
         * Towns.
         */
        public List<Zone> mapZones() { return mapZones; }

        /**
         * Whether a part of the map is revealed, 0 or 1: ten columns from west
         * to east, ten parts from north to south in each.
         */
        public List<Integer> visited() { return visited; }

        /**
         * Parts that are revealed.
         */
        public long revealedCount() { return revealedCount; }
        public GtaSaSaveDe _root() { return _root; }
        public GtaSaSaveDe _parent() { return _parent; }
    }
    private Boolean isMissionSave;

    /**
     * Whether the game was saved during a mission.
     */
    public Boolean isMissionSave() {
        if (this.isMissionSave != null)
            return this.isMissionSave;
        this.isMissionSave = ((Number) (_io().size())).longValue() > ((long) 440000);
        return this.isMissionSave;
    }
    private long magic;
    private long formatVersion;
    private byte[] hash;
    private long formatVersion2;
    private long timeSaved;
    private Text saveName;
    private long formatVersion3;
    private long formatVersion4;
    private byte[] tag00;
    private DefinitiveSimpleBlock simpleVariables;
    private byte[] tag01;
    private MetadataBlock metadata;
    private byte[] tag02;
    private ScriptsBlock scripts;
    private byte[] tag03;
    private DefinitivePoolsBlock pools;
    private byte[] tag04;
    private GaragesBlock garages;
    private byte[] tag05;
    private GameLogicBlock gameLogic;
    private byte[] tag06;
    private PathsBlock paths;
    private byte[] tag07;
    private PickupsBlock pickups;
    private byte[] tag08;
    private RestartPointsBlock restartPoints;
    private byte[] tag09;
    private RadarBlock radarBlips;
    private byte[] radarEnd;
    private byte[] tag10;
    private ZonesBlock zones;
    private byte[] tag11;
    private GangsBlock gangs;
    private byte[] tag12;
    private CarGeneratorsBlock carGenerators;
    private byte[] tag13;
    private PlayerInfoBlock playerInfo;
    private byte[] tag14;
    private StatisticsBlock statistics;
    private byte[] tag15;
    private SetPiecesBlock setPieces;
    private byte[] tag16;
    private StreamingBlock streaming;
    private byte[] tag17;
    private PedRelationshipsBlock pedRelationships;
    private byte[] tag18;
    private TagsBlock tags;
    private byte[] tag19;
    private IplFlagsBlock iplFlags;
    private byte[] tag20;
    private ShoppingBlock shopping;
    private byte[] tag21;
    private GangWarsBlock gangWars;
    private byte[] tag22;
    private StuntJumpsBlock stuntJumps;
    private byte[] tag23;
    private EntryExitsBlock entryExits;
    private byte[] tag24;
    private RadioBlock radio;
    private byte[] tag25;
    private UserMarkersBlock userMarkers;
    private byte[] tag26;
    private PostEffectsBlock postEffects;
    private byte[] tag27;
    private List<DefinitiveBrief> briefs;
    private GtaSaSaveDe _root;
    private KaitaiStruct _parent;

    /**
     * Begins the file; the bytes 00 FF 00 FF.
     */
    public long magic() { return magic; }

    /**
     * Version of the container; 33.
     */
    public long formatVersion() { return formatVersion; }

    /**
     * Differs in every file; its algorithm is not known, so that changed
     * saves cannot be written.
     */
    public byte[] hash() { return hash; }

    /**
     * Number of the format, stored a second time.
     */
    public long formatVersion2() { return formatVersion2; }

    /**
     * Time of the save, in steps of 100 ns since the beginning of the year 1.
     */
    public long timeSaved() { return timeSaved; }

    /**
     * Key of the last mission's text, such as `FAR_1`.
     */
    public Text saveName() { return saveName; }

    /**
     * Number of the format, stored a third time.
     */
    public long formatVersion3() { return formatVersion3; }

    /**
     * Number of the format, stored a fourth time.
     */
    public long formatVersion4() { return formatVersion4; }

    /**
     * Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
     * zero.
     */
    public byte[] tag00() { return tag00; }

    /**
     * Version, name, clock, weather and camera.
     */
    public DefinitiveSimpleBlock simpleVariables() { return simpleVariables; }

    /**
     * Begins the section METADATA: the length of its name, its name, a zero.
     */
    public byte[] tag01() { return tag01; }

    /**
     * Table of the script's names, compressed.
     */
    public MetadataBlock metadata() { return metadata; }

    /**
     * Begins the section SCRIPTS: the length of its name, its name, a zero.
     */
    public byte[] tag02() { return tag02; }

    /**
     * Variables and threads of the mission script.
     */
    public ScriptsBlock scripts() { return scripts; }

    /**
     * Begins the section POOLS: the length of its name, its name, a zero.
     */
    public byte[] tag03() { return tag03; }

    /**
     * The player, and objects that scripts made.
     */
    public DefinitivePoolsBlock pools() { return pools; }

    /**
     * Begins the section GARAGES: the length of its name, its name, a zero.
     */
    public byte[] tag04() { return tag04; }

    /**
     * Garages and the cars in them.
     */
    public GaragesBlock garages() { return garages; }

    /**
     * Begins the section GAMELOGIC: the length of its name, its name, a zero.
     */
    public byte[] tag05() { return tag05; }

    /**
     * Places to wake up at, and penalties, after death and arrest.
     */
    public GameLogicBlock gameLogic() { return gameLogic; }

    /**
     * Begins the section PATHS: the length of its name, its name, a zero.
     */
    public byte[] tag06() { return tag06; }

    /**
     * Areas in which scripts switched path nodes.
     */
    public PathsBlock paths() { return paths; }

    /**
     * Begins the section PICKUPS: the length of its name, its name, a zero.
     */
    public byte[] tag07() { return tag07; }

    /**
     * Pickups of the whole map.
     */
    public PickupsBlock pickups() { return pickups; }

    /**
     * Begins the section RESTART: the length of its name, its name, a zero.
     */
    public byte[] tag08() { return tag08; }

    /**
     * Hospitals and police stations.
     */
    public RestartPointsBlock restartPoints() { return restartPoints; }

    /**
     * Begins the section RADAR: the length of its name, its name, a zero.
     */
    public byte[] tag09() { return tag09; }

    /**
     * Icons of radar and map.
     */
    public RadarBlock radarBlips() { return radarBlips; }

    /**
     * Unknown; 01 00.
     */
    public byte[] radarEnd() { return radarEnd; }

    /**
     * Begins the section ZONES: the length of its name, its name, a zero.
     */
    public byte[] tag10() { return tag10; }

    /**
     * Zones of the map, the gangs in them, and how much of the map is revealed.
     */
    public ZonesBlock zones() { return zones; }

    /**
     * Begins the section GANGS: the length of its name, its name, a zero.
     */
    public byte[] tag11() { return tag11; }

    /**
     * Weapons of gangs.
     */
    public GangsBlock gangs() { return gangs; }

    /**
     * Begins the section CARGENERATORS: the length of its name, its name, a
     * zero.
     */
    public byte[] tag12() { return tag12; }

    /**
     * Parked cars.
     */
    public CarGeneratorsBlock carGenerators() { return carGenerators; }

    /**
     * Begins the section PLAYERINFO: the length of its name, its name, a zero.
     */
    public byte[] tag13() { return tag13; }

    /**
     * Money and abilities of the player.
     */
    public PlayerInfoBlock playerInfo() { return playerInfo; }

    /**
     * Begins the section STATS: the length of its name, its name, a zero.
     */
    public byte[] tag14() { return tag14; }

    /**
     * The 82 statistics with a fraction, the whole numbers, and records kept
     * beside them.
     */
    public StatisticsBlock statistics() { return statistics; }

    /**
     * Begins the section SETPIECES: the length of its name, its name, a zero.
     */
    public byte[] tag15() { return tag15; }

    /**
     * Places at which police appears.
     */
    public SetPiecesBlock setPieces() { return setPieces; }

    /**
     * Begins the section STREAMING: the length of its name, its name, a zero.
     */
    public byte[] tag16() { return tag16; }

    /**
     * Loading state of models, textures and other parts of the game.
     */
    public StreamingBlock streaming() { return streaming; }

    /**
     * Begins the section PEDTYPE: the length of its name, its name, a zero.
     */
    public byte[] tag17() { return tag17; }

    /**
     * Whom people like and hate.
     */
    public PedRelationshipsBlock pedRelationships() { return pedRelationships; }

    /**
     * Begins the section TAGS: the length of its name, its name, a zero.
     */
    public byte[] tag18() { return tag18; }

    /**
     * Gang tags that can be sprayed over.
     */
    public TagsBlock tags() { return tags; }

    /**
     * Begins the section IPLS: the length of its name, its name, a zero.
     */
    public byte[] tag19() { return tag19; }

    /**
     * Parts of the map that scripts load.
     */
    public IplFlagsBlock iplFlags() { return iplFlags; }

    /**
     * Begins the section SHOPPING: the length of its name, its name, a zero.
     */
    public byte[] tag20() { return tag20; }

    /**
     * Bought items, and changed prices.
     */
    public ShoppingBlock shopping() { return shopping; }

    /**
     * Begins the section GANGWARS: the length of its name, its name, a zero.
     */
    public byte[] tag21() { return tag21; }

    /**
     * Gang wars and territory.
     */
    public GangWarsBlock gangWars() { return gangWars; }

    /**
     * Begins the section STUNTJUMPS: the length of its name, its name, a zero.
     */
    public byte[] tag22() { return tag22; }

    /**
     * Unique jumps.
     */
    public StuntJumpsBlock stuntJumps() { return stuntJumps; }

    /**
     * Begins the section ENTRYEXIT: the length of its name, its name, a zero.
     */
    public byte[] tag23() { return tag23; }

    /**
     * Doors into interiors.
     */
    public EntryExitsBlock entryExits() { return entryExits; }

    /**
     * Begins the section RADIO: the length of its name, its name, a zero.
     */
    public byte[] tag24() { return tag24; }

    /**
     * Songs, adverts and talk that the stations have played, and pending news.
     */
    public RadioBlock radio() { return radio; }

    /**
     * Begins the section USER_3DMARKERS: the length of its name, its name, a
     * zero.
     */
    public byte[] tag25() { return tag25; }

    /**
     * Markers that scripts put into the world.
     */
    public UserMarkersBlock userMarkers() { return userMarkers; }

    /**
     * Begins the section POSTEFFECTS: the length of its name, its name, a zero.
     */
    public byte[] tag26() { return tag26; }

    /**
     * Effects of the picture.
     */
    public PostEffectsBlock postEffects() { return postEffects; }

    /**
     * Begins the section BRIEFS: the length of its name, its name, a zero.
     */
    public byte[] tag27() { return tag27; }

    /**
     * Texts of the briefing.
     */
    public List<DefinitiveBrief> briefs() { return briefs; }
    public GtaSaSaveDe _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return "save of the Definitive Edition";
    }
}
