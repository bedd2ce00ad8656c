// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Navspec
{

    /// <summary>
    /// A saved game of GTA San Andreas for Android: 29 blocks after the letters
    /// `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
    /// (195,000 as a rule), and a checksum. Most blocks are those of the PC.
    /// 
    /// Older mobile games write the same with a guard, the bytes DE C0, before each
    /// piece (`is_guarded`), 175 blips, and without block 28.
    /// 
    /// A save that the game made during a mission holds the mission's script, and
    /// the state of the mission in two parts of the block `pools` that are not
    /// decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
    /// after the checksum, the form of objects, and the size of those two parts.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/LubrieDev/GTASA-SaveLab">Source</a>
    /// </remarks>
    public partial class GtaSaSaveAndroid : KaitaiStruct
    {
        public static GtaSaSaveAndroid FromFile(string fileName)
        {
            return new GtaSaSaveAndroid(new KaitaiStream(fileName));
        }


        public enum BlipColour
        {
            BlipRed = 0,
            BlipGreen = 1,
            BlipBlue = 2,
            BlipWhite = 3,
            BlipYellow = 4,
            BlipRed2 = 5,
            BlipBlue2 = 6,
            BlipThreat = 7,
            BlipDestination = 8,
        }

        public enum BlipDisplay
        {
            ShowNothing = 0,
            ShowMarker = 1,
            ShowIcon = 2,
            ShowBoth = 3,
        }

        public enum BlipTarget
        {
            BlipOfNothing = 0,
            BlipOfCar = 1,
            BlipOfPed = 2,
            BlipOfObject = 3,
            BlipOfPlace = 4,
            BlipOfContact = 5,
            BlipOfSpotlight = 6,
            BlipOfPickup = 7,
            BlipOfAirstrip = 8,
        }

        public enum BrainKind
        {
            FreeBrain = -1,
            PedBrain = 0,
            ObjectBrain = 1,
            PedGeneratorBrain = 2,
            CodePedBrain = 3,
            CodeObjectBrain = 4,
            AttractorBrain = 5,
        }

        public enum CarBomb
        {
            NoBomb = 0,
            BombWithTimer = 1,
            BombAtIgnition = 2,
            BombRemote = 3,
            BombWithTimerTicking = 4,
            BombAtIgnitionArmed = 5,
        }

        public enum CarPart
        {
            NoPart = -1,
            PartSplBMarM = 1000,
            PartSplBBabM = 1001,
            PartSplBBarM = 1002,
            PartSplBMabM = 1003,
            PartBntBScM = 1004,
            PartBntBScL = 1005,
            PartRfBScR = 1006,
            PartWgLBSsk = 1007,
            PartNtoBL = 1008,
            PartNtoBS = 1009,
            PartNtoBTw = 1010,
            PartBntBScPM = 1011,
            PartBntBScPL = 1012,
            PartLgtBRspt = 1013,
            PartSplBBarL = 1014,
            PartSplBBbrL = 1015,
            PartSplBBbrM = 1016,
            PartWgRBSsk = 1017,
            PartExhBTs = 1018,
            PartExhBT = 1019,
            PartExhBL = 1020,
            PartExhBM = 1021,
            PartExhBS = 1022,
            PartSplBBbbM = 1023,
            PartLgtBSspt = 1024,
            PartWheelOr1 = 1025,
            PartWgLAS = 1026,
            PartWgRAS = 1027,
            PartExhAS = 1028,
            PartExhCS = 1029,
            PartWgRCS = 1030,
            PartWgLCS = 1031,
            PartRfAS = 1032,
            PartRfCS = 1033,
            PartExhAL = 1034,
            PartRfCL = 1035,
            PartWgLAL = 1036,
            PartExhCL = 1037,
            PartRfAL = 1038,
            PartWgLCL = 1039,
            PartWgRAL = 1040,
            PartWgRCL = 1041,
            PartWgLLrBr1 = 1042,
            PartExhLrBr2 = 1043,
            PartExhLrBr1 = 1044,
            PartExhCF = 1045,
            PartExhAF = 1046,
            PartWgLAF = 1047,
            PartWgLCF = 1048,
            PartSplAFR = 1049,
            PartSplCFR = 1050,
            PartWgRAF = 1051,
            PartWgRCF = 1052,
            PartRfCF = 1053,
            PartRfAF = 1054,
            PartRfASt = 1055,
            PartWgLASt = 1056,
            PartWgLCSt = 1057,
            PartSplAStR = 1058,
            PartExhCSt = 1059,
            PartSplCStR = 1060,
            PartRfCSt = 1061,
            PartWgRASt = 1062,
            PartWgRCSt = 1063,
            PartExhASt = 1064,
            PartExhAJ = 1065,
            PartExhCJ = 1066,
            PartRfAJ = 1067,
            PartRfCJ = 1068,
            PartWgLAJ = 1069,
            PartWgLCJ = 1070,
            PartWgRAJ = 1071,
            PartWgRCJ = 1072,
            PartWheelSr6 = 1073,
            PartWheelSr3 = 1074,
            PartWheelSr2 = 1075,
            PartWheelLr4 = 1076,
            PartWheelLr1 = 1077,
            PartWheelLr3 = 1078,
            PartWheelSr1 = 1079,
            PartWheelSr5 = 1080,
            PartWheelSr4 = 1081,
            PartWheelGn1 = 1082,
            PartWheelLr2 = 1083,
            PartWheelLr5 = 1084,
            PartWheelGn2 = 1085,
            PartStereo = 1086,
            PartHydralics = 1087,
            PartRfAU = 1088,
            PartExhCU = 1089,
            PartWgLAU = 1090,
            PartRfCU = 1091,
            PartExhAU = 1092,
            PartWgLCU = 1093,
            PartWgRAU = 1094,
            PartWgRCU = 1095,
            PartWheelGn3 = 1096,
            PartWheelGn4 = 1097,
            PartWheelGn5 = 1098,
            PartWgRLrBr1 = 1099,
            PartMiscCLrRem1 = 1100,
            PartWgRLrRem1 = 1101,
            PartWgRLrSv = 1102,
            PartRfLrBl2 = 1103,
            PartExhLrBl1 = 1104,
            PartExhLrBl2 = 1105,
            PartWgLLrRem2 = 1106,
            PartWgRLrBl1 = 1107,
            PartWgLLrBl1 = 1108,
            PartBbbLrSlv1 = 1109,
            PartBbbLrSlv2 = 1110,
            PartBntLrSlv1 = 1111,
            PartBntLrSlv2 = 1112,
            PartExhLrSlv1 = 1113,
            PartExhLrSlv2 = 1114,
            PartFbbLrSlv1 = 1115,
            PartFbbLrSlv2 = 1116,
            PartFbmpLrSlv1 = 1117,
            PartWgLLrSlv1 = 1118,
            PartWgLLrSlv2 = 1119,
            PartWgRLrSlv1 = 1120,
            PartWgRLrSlv2 = 1121,
            PartWgLLrRem1 = 1122,
            PartMiscCLrRem2 = 1123,
            PartWgRLrRem2 = 1124,
            PartMiscCLrRem3 = 1125,
            PartExhLrRem1 = 1126,
            PartExhLrRem2 = 1127,
            PartRfLrBl1 = 1128,
            PartExhLrSv1 = 1129,
            PartRfLrSv1 = 1130,
            PartRfLrSv2 = 1131,
            PartExhLrSv2 = 1132,
            PartWgLLrSv = 1133,
            PartWgLLrT1 = 1134,
            PartExhLrT2 = 1135,
            PartExhLrT1 = 1136,
            PartWgRLrT1 = 1137,
            PartSplASB = 1138,
            PartSplCSB = 1139,
            PartRbmpCS = 1140,
            PartRbmpAS = 1141,
            PartBntrBOv = 1142,
            PartBntlBOv = 1143,
            PartBntrBSq = 1144,
            PartBntlBSq = 1145,
            PartSplCLB = 1146,
            PartSplALB = 1147,
            PartRbmpCL = 1148,
            PartRbmpAL = 1149,
            PartRbmpAF = 1150,
            PartRbmpCF = 1151,
            PartFbmpCF = 1152,
            PartFbmpAF = 1153,
            PartRbmpASt = 1154,
            PartFbmpASt = 1155,
            PartRbmpCSt = 1156,
            PartFbmpCSt = 1157,
            PartSplCJB = 1158,
            PartRbmpAJ = 1159,
            PartFbmpAJ = 1160,
            PartRbmpCJ = 1161,
            PartSplAJB = 1162,
            PartSplCUB = 1163,
            PartSplAUB = 1164,
            PartFbmpCU = 1165,
            PartFbmpAU = 1166,
            PartRbmpCU = 1167,
            PartRbmpAU = 1168,
            PartFbmpAS = 1169,
            PartFbmpCS = 1170,
            PartFbmpAL = 1171,
            PartFbmpCL = 1172,
            PartFbmpCJ = 1173,
            PartFbmpLrBr1 = 1174,
            PartFbmpLrBr2 = 1175,
            PartRbmpLrBr1 = 1176,
            PartRbmpLrBr2 = 1177,
            PartRbmpLrRem2 = 1178,
            PartFbmpLrRem1 = 1179,
            PartRbmpLrRem1 = 1180,
            PartFbmpLrBl2 = 1181,
            PartFbmpLrBl1 = 1182,
            PartRbmpLrBl2 = 1183,
            PartRbmpLrBl1 = 1184,
            PartFbmpLrRem2 = 1185,
            PartRbmpLrSv2 = 1186,
            PartRbmpLrSv1 = 1187,
            PartFbmpLrSv2 = 1188,
            PartFbmpLrSv1 = 1189,
            PartFbmpLrT2 = 1190,
            PartFbmpLrT1 = 1191,
            PartRbmpLrT1 = 1192,
            PartRbmpLrT2 = 1193,
        }

        public enum CarPlace
        {
            CarCjsafe1 = 0,
            CarBeacsv1 = 1,
            CarVesvgrg1 = 2,
            CarCn2gar11 = 3,
            CarCn2gar21 = 4,
            CarBurbdo21 = 5,
            CarBlob691 = 6,
            CarBlob71 = 7,
            CarBurbdoo1 = 8,
            CarBlob61 = 9,
            CarCarlas11 = 10,
            CarCesafe11 = 11,
            CarImpLa1 = 12,
            CarImpSf1 = 13,
            CarImpLv1 = 14,
            CarSav1sfe1 = 15,
            CarSav1sfw1 = 16,
            CarLcksfse1 = 17,
            CarSvgsfs11 = 18,
            CarDhangar1 = 19,
            CarCjsafe2 = 20,
            CarBeacsv2 = 21,
            CarVesvgrg2 = 22,
            CarCn2gar12 = 23,
            CarCn2gar22 = 24,
            CarBurbdo22 = 25,
            CarBlob692 = 26,
            CarBlob72 = 27,
            CarBurbdoo2 = 28,
            CarBlob62 = 29,
            CarCarlas12 = 30,
            CarCesafe12 = 31,
            CarImpLa2 = 32,
            CarImpSf2 = 33,
            CarImpLv2 = 34,
            CarSav1sfe2 = 35,
            CarSav1sfw2 = 36,
            CarLcksfse2 = 37,
            CarSvgsfs12 = 38,
            CarDhangar2 = 39,
            CarCjsafe3 = 40,
            CarBeacsv3 = 41,
            CarVesvgrg3 = 42,
            CarCn2gar13 = 43,
            CarCn2gar23 = 44,
            CarBurbdo23 = 45,
            CarBlob693 = 46,
            CarBlob73 = 47,
            CarBurbdoo3 = 48,
            CarBlob63 = 49,
            CarCarlas13 = 50,
            CarCesafe13 = 51,
            CarImpLa3 = 52,
            CarImpSf3 = 53,
            CarImpLv3 = 54,
            CarSav1sfe3 = 55,
            CarSav1sfw3 = 56,
            CarLcksfse3 = 57,
            CarSvgsfs13 = 58,
            CarDhangar3 = 59,
            CarCjsafe4 = 60,
            CarBeacsv4 = 61,
            CarVesvgrg4 = 62,
            CarCn2gar14 = 63,
            CarCn2gar24 = 64,
            CarBurbdo24 = 65,
            CarBlob694 = 66,
            CarBlob74 = 67,
            CarBurbdoo4 = 68,
            CarBlob64 = 69,
            CarCarlas14 = 70,
            CarCesafe14 = 71,
            CarImpLa4 = 72,
            CarImpSf4 = 73,
            CarImpLv4 = 74,
            CarSav1sfe4 = 75,
            CarSav1sfw4 = 76,
            CarLcksfse4 = 77,
            CarSvgsfs14 = 78,
            CarDhangar4 = 79,
        }

        public enum CarSupply
        {
            NoCars = 0,
            CarsWithoutEnd = 65535,
        }

        public enum ClothesFile
        {
            ClothesLetter = -2130323853,
            ClothesGlasses05 = -2128139900,
            ClothesTrackytop2eris = -2120650015,
            ClothesBballjackrstar = -2105660245,
            ClothesSneaker = -2099005073,
            Clothes8santos = -2090124558,
            Clothes4rip = -2078666637,
            ClothesJheri = -2065518319,
            ClothesWatchcro2 = -2054640588,
            ClothesWorktrcamogry = -2052262949,
            ClothesHatmanc = -2048278805,
            ClothesSneakerbincgang = -2044477490,
            ClothesSportjack = -2043512013,
            ClothesGlasses01 = -2041909859,
            ClothesCapblueback = -2036040854,
            ClothesNecksilver = -2021884895,
            ClothesCapzipup = -2019982038,
            ClothesCapredside = -2016707715,
            ClothesBiker = -1990787643,
            ClothesZorro = -1981870358,
            Clothes12bandit = -1969195485,
            ClothesHatmancplaid = -1964116422,
            ClothesBaldgoatee = -1963027521,
            ClothesBbjersey = -1939440971,
            ClothesSneakerheatgry = -1904363264,
            ClothesSleevtbrown = -1884311732,
            ClothesBandknots = -1883025336,
            ClothesCapknit = -1865726160,
            ClothesBbjack = -1858787998,
            ClothesCapback = -1854362888,
            Clothes9homeboy = -1823195996,
            ClothesTracktrblue = -1792906401,
            ClothesTimberhike = -1776200269,
            ClothesGlasses03dark = -1775229149,
            ClothesBandblack2 = -1774386363,
            ClothesHighfade = -1771290832,
            ClothesBoater = -1770518513,
            Clothes12mayaface = -1750049245,
            ClothesChinosblack = -1741429914,
            ClothesBandana = -1731248096,
            ClothesChongerred = -1728660861,
            ClothesWcoatblue = -1696313426,
            ClothesHawaiired = -1685754027,
            Clothes10ls4 = -1676283917,
            ClothesHairblond = -1641885640,
            ClothesCaprimup = -1558708536,
            ClothesSuit1trgang = -1555711683,
            Clothes12cross7 = -1543548803,
            ClothesTshirtzipcrm = -1542912072,
            Clothes9bullet = -1539205552,
            Clothes8sa2 = -1536471168,
            ClothesSuit1trgrey = -1528938308,
            ClothesShellsuit = -1517729907,
            Clothes5cross2 = -1491351160,
            ClothesCapblk = -1481401990,
            ClothesHoodyagreen = -1474608012,
            Clothes7mary = -1463755291,
            ClothesChinosb = -1462684028,
            ClothesHoodya = -1445731415,
            ClothesConvheatred = -1418673442,
            Clothes11dice = -1417294946,
            ClothesTracktrpro = -1415549898,
            ClothesConvproblu = -1388786875,
            ClothesShirtagrey = -1387603497,
            ClothesSixtyniners = -1360763405,
            ClothesTshirtbobored = -1360496682,
            ClothesSneakerheatblk = -1353828996,
            ClothesShortskhaki = -1346917259,
            ClothesNeckls = -1329825844,
            ClothesBbshortred = -1322853282,
            Clothes4weed = -1320660899,
            ClothesGlasses03red = -1315175786,
            ClothesBask2heatwht = -1302330535,
            ClothesHoodyarockstar = -1284351162,
            ClothesBald = -1283206622,
            ClothesBbjackrim = -1275250524,
            ClothesTshirtilovels = -1266547107,
            ClothesSuit1trgreen = -1251995603,
            Clothes8westside = -1240067115,
            ClothesNecksaints = -1237768548,
            ClothesBandred3 = -1213698741,
            ClothesBowlergang = -1211736145,
            ClothesTshirtzipgry = -1176863975,
            Clothes11grove = -1176003537,
            Clothes8sa = -1165234860,
            ClothesVest = -1155750708,
            ClothesBask2heatband = -1148229085,
            ClothesGimpleg = -1137657761,
            ClothesCapgangback = -1136478730,
            ClothesBeretblk = -1129277353,
            Clothes9rasta = -1111109003,
            ClothesJhericurl = -1097507985,
            ClothesConv = -1070691449,
            ClothesHitop = -1065514865,
            ClothesBandred2 = -1062248995,
            ClothesShirtbplaid = -1057871046,
            ClothesEyepatch = -1054508993,
            ClothesSuit1trblk2 = -1050956886,
            ClothesHawaii = -1046709712,
            ClothesCapblueup = -1044535002,
            ClothesCapzipover = -1040483121,
            ClothesTrilbylght = -1032506243,
            ClothesWorktr = -1016290293,
            ClothesWcoat = -991048258,
            ClothesTshirtmaddgrn = -984606467,
            ClothesTshirtheatwht = -982971022,
            ClothesLeathertr = -980612554,
            ClothesTrackytop1pro = -966834233,
            Clothes11jail = -965034693,
            ClothesWatchpro2 = -953920443,
            Clothes8gun = -933646738,
            ClothesPainter = -927725507,
            ClothesTshirt2 = -927686579,
            ClothesCapblueside = -924081688,
            ClothesHatmancblk = -923064431,
            ClothesSneakerbincblu = -915574819,
            ClothesCapredback = -914054657,
            ClothesTshirtbase5 = -902968157,
            ClothesSkullyblk = -898404223,
            ClothesBikerhelmet = -896277735,
            ClothesSandalsock = -892354851,
            ClothesTshirterisyell = -860364429,
            ClothesHockeytop = -850125817,
            ClothesDenimsgang = -821490932,
            ClothesBowlerblue = -805792136,
            Clothes5cross3 = -803407586,
            ClothesNeckhash = -796923107,
            ClothesSweatrstar = -794654001,
            ClothesWedge = -784729353,
            ClothesShoedressbrn = -771431603,
            ClothesCapblkover = -768108218,
            ClothesShirtablue = -756029055,
            Clothes8sa3 = -747864298,
            ClothesHairpink = -739310734,
            ClothesSuit2 = -738837002,
            ClothesTrilby = -728420398,
            ClothesShoespatz = -720851967,
            ClothesBandits = -716662261,
            ClothesBaskball = -708578759,
            ClothesCutoffchinosblue = -697413025,
            ClothesBoxingshoe = -643423809,
            ClothesWatchyellow = -621572358,
            ClothesNeck2 = -615337454,
            ClothesSuit1trblue = -612667158,
            ClothesSneakerprored = -593236238,
            ClothesCowboyboot2 = -592930753,
            ClothesCountrytr = -559695285,
            ClothesCapside = -550014854,
            Clothes11dice2 = -540317176,
            ClothesBandblack3 = -516279341,
            ClothesBeretred = -504652289,
            ClothesAfroblond = -489310709,
            ClothesMohawkbeard = -484903262,
            ClothesSuit2grn = -482093022,
            ClothesSweat = -478073248,
            ClothesBandmask = -477691962,
            ClothesTrackytop1 = -458609233,
            ClothesBowlerred = -447227464,
            ClothesCapredup = -435127553,
            ClothesHoodyamerc = -424716847,
            ClothesWatchpink = -409608179,
            ClothesAfro = -404058850,
            ClothesCoachsemi = -396806578,
            ClothesHairgreen = -390935833,
            ClothesNeck = -377764840,
            ClothesLeather = -374138177,
            ClothesBask1prowht = -362333265,
            Clothes10ls5 = -351084699,
            BareLegsSkin = -331394646,
            ClothesWatchzip1 = -323377260,
            ClothesNeckropes = -321705096,
            ClothesGlasses01dark = -319785917,
            ClothesTracktrgang = -316890488,
            ClothesShirtbgang = -311338362,
            ClothesCapgangup = -310576940,
            ClothesWatchcro = -308482976,
            ClothesBowling = -302970687,
            ClothesBaskballloc = -286656069,
            ClothesBaskballdrib = -282438905,
            ClothesCap = -261408060,
            ClothesCapblkup = -257628726,
            ClothesHoodyablack = -251391875,
            ClothesBowler = -247467388,
            ClothesCapgangside = -234000524,
            ClothesHighafro = -222736955,
            ClothesLegsblack = -211260960,
            ClothesWatchpro = -201526967,
            ClothesSkullycap = -193286889,
            ClothesPolicetr = -192727393,
            ClothesMoto = -189288785,
            BareTorsoSkin = -179538918,
            ClothesConvprogrn = -170393699,
            ClothesNeckropeg = -167117051,
            ClothesGlasses04 = -165668590,
            ClothesConvheatblk = -164903050,
            ClothesBask1eris = -143835965,
            BareFeet = -140687740,
            ClothesShirta = -91475022,
            ClothesCapred = -85418798,
            ClothesCapknitgrn = -69603330,
            Clothes10weed = -66161621,
            ClothesWatchsub1 = -59129127,
            Clothes6crown = -49204571,
            ClothesHoodyabase5 = -47496189,
            NoClothes = 0,
            BareFeetSkin = 15018968,
            ClothesChongergrey = 19656297,
            ClothesTash = 35494100,
            ClothesTrilbydrk = 40123646,
            Clothes10ls3 = 40991312,
            ClothesBandblue = 48232002,
            ClothesSleevt = 56105302,
            ClothesCutoffdenims = 70023999,
            ClothesTimberred = 88492340,
            ClothesShirtbcheck = 92867832,
            ClothesWorktrcamogrn = 109016604,
            ClothesChongergang = 112203752,
            ClothesWorktrkhaki = 144021517,
            ClothesShoe = 148748802,
            ClothesTimberfawn = 155777005,
            ClothesCapblkback = 184941352,
            Clothes9crown = 206012528,
            ClothesWatchgno = 216144353,
            ClothesTracktreris = 216937872,
            ClothesTshirtwhite = 222883665,
            ClothesTracktrwhstr = 236097233,
            ClothesSuit1red = 239959007,
            ClothesTshirtblunts = 272626106,
            ClothesCapredover = 280413073,
            Clothes12angels = 297654023,
            ClothesGlasses03blue = 326783084,
            BareHeadSkin = 338913607,
            Clothes11grove3 = 347651027,
            ClothesBask1 = 351222414,
            ClothesBandred = 355561549,
            Clothes4spider = 357739873,
            ClothesSuit1yellow = 376361990,
            ClothesHoodyablue = 390024698,
            ClothesNeckcross = 415386514,
            ClothesCapzipback = 415833761,
            ClothesGlasses05dark = 426824323,
            ClothesBask1problk = 435065541,
            ClothesBalaclava = 435776856,
            ClothesLegsheart = 436277294,
            ClothesBaldtash = 441849698,
            ClothesCapgang = 448686252,
            ClothesMohawk = 475286744,
            ClothesSuit1blue = 482703393,
            Clothes10ls = 485055216,
            ClothesHockey = 490921511,
            ClothesBaldbeard = 492481370,
            ClothesBoxshort = 497405699,
            ClothesAfrotash = 527596789,
            ClothesWatchgno2 = 534143351,
            ClothesBbshortwht = 536113308,
            ClothesBiegetr = 576933739,
            ClothesTuxedo = 592439904,
            ClothesGlasses04dark = 605092659,
            ClothesChinosblue = 638494825,
            ClothesTshirtproblk = 641217881,
            ClothesBandblue3 = 654351964,
            ClothesGroucho = 672552983,
            ClothesJeansdenim = 681234315,
            ClothesChonger = 682440495,
            Clothes8poker = 701805957,
            ClothesChinosbiege = 724587403,
            ClothesShorts = 744365350,
            Clothes10og = 756997454,
            ClothesDenimsred = 768268528,
            ClothesCaptruck = 797398277,
            BareTorso = 804553162,
            Clothes7cross2 = 814012577,
            ClothesBoxingcap = 815232608,
            ClothesSuit1tryellow = 817599759,
            Clothes7cross = 824658141,
            Clothes12mayabird = 840928074,
            ClothesBoxingshort = 847386951,
            ClothesTshirtmaddgrey = 847965730,
            ClothesSneakerbincblk = 862081726,
            ClothesWorktrgrey = 873925974,
            ClothesCornrows = 877881813,
            BareLegs = 879907265,
            ClothesBandblack = 883673976,
            ClothesHawaiiwht = 894944151,
            ClothesValet = 900618200,
            ClothesCoach = 938627203,
            ClothesBeret = 957644727,
            Clothes5gun = 976451251,
            ClothesDenimfade = 980509603,
            ClothesBowleryellow = 983903833,
            ClothesSuit1trblk = 985006348,
            ClothesGroovecut = 985944332,
            ClothesCroupier = 995481457,
            ClothesSandal = 1004809233,
            ClothesChinoskhaki = 1016528228,
            ClothesShellsuittr = 1025982260,
            ClothesFlipflop = 1035276773,
            ClothesHoodjack = 1043357982,
            ClothesNeckafrica = 1047161561,
            ClothesTracktr = 1056966746,
            ClothesBeard = 1061221996,
            ClothesShirtayellow = 1063322903,
            ClothesBandgang3 = 1070589922,
            ClothesCapzip = 1117017627,
            ClothesTshirt2horiz = 1119183852,
            ClothesSuit1tr = 1132121869,
            ClothesHattiger = 1140302723,
            ClothesVestblack = 1142040938,
            ClothesCapblkside = 1162486186,
            ClothesGoatee = 1164319867,
            ClothesBask2semi = 1171834843,
            ClothesNeckgold = 1181652212,
            Clothes7cross3 = 1199826999,
            ClothesTshirterisorn = 1219550336,
            ClothesBandgang2 = 1221121908,
            ClothesPimptr = 1226861131,
            ClothesZorromask = 1227267994,
            ClothesBaskballrim = 1236532544,
            ClothesSuit1 = 1258253388,
            ClothesCutoffchinos = 1259848584,
            Clothes6clown = 1305940489,
            ClothesBandblue2 = 1342680778,
            ClothesSlope = 1348958410,
            ClothesSuit1blk = 1393983095,
            ClothesField = 1398700055,
            ClothesBoaterblk = 1401419026,
            ClothesGaragetr = 1410124429,
            ClothesTshirtsuburb = 1410494900,
            Clothes6aztec = 1414728149,
            ClothesTimbergrey = 1421047989,
            ClothesCapzipside = 1451672611,
            ClothesConvproblk = 1463285286,
            ClothesWatch = 1486911337,
            ClothesConvheatorn = 1524146037,
            ClothesSneakerheatwht = 1556585494,
            ClothesStopwatch = 1559566642,
            ClothesTramline = 1566172763,
            ClothesCowboy = 1572879657,
            Clothes9gun2 = 1601531329,
            ClothesCapblueover = 1603672324,
            ClothesHairblue = 1639626768,
            ClothesCapblue = 1652597115,
            ClothesNeckdollar = 1664243712,
            ClothesSuit1grey = 1667254391,
            ClothesShirtb = 1669685768,
            Clothes11grove2 = 1673497413,
            ClothesTshirt = 1676791040,
            ClothesSuit1gang = 1694216694,
            ClothesTshirtlocgrey = 1694851341,
            ClothesWatchsub2 = 1701876579,
            ClothesCapgangover = 1701894040,
            Clothes12dagger = 1717669588,
            ClothesLeathertrchaps = 1724837436,
            ClothesSuit1trred = 1743586468,
            ClothesGlasses03 = 1749322929,
            ClothesSkullygrn = 1754495290,
            ClothesJeans = 1788110135,
            ClothesBaseball = 1794329688,
            ClothesMohawkpink = 1795449523,
            ClothesFlattop = 1796327307,
            ClothesDenim = 1807103951,
            Clothes11godsgift = 1807889086,
            ClothesGarageleg = 1817399610,
            ClothesSnakeskin = 1818644432,
            ClothesDogtag = 1828427041,
            ClothesCornrowsb = 1851741582,
            BareHands = 1854213815,
            BareHead = 1855579351,
            ClothesAfrogoatee = 1855861398,
            ClothesElvishair = 1862671160,
            Clothes9gun = 1894107403,
            ClothesShortsgrey = 1896158386,
            ClothesTshirtbobomonk = 1897016603,
            ClothesGrouchos = 1905890257,
            ClothesHoodjackbeige = 1909997276,
            ClothesSneakerprowht = 1920025136,
            ClothesMohawkblond = 1928972671,
            ClothesHockeymask = 1929723771,
            ClothesAfrobeard = 1932822998,
            Clothes10ls2 = 1970686662,
            ClothesHelmet = 1974327007,
            ClothesWatchzip2 = 1974531630,
            ClothesHairred = 1981021008,
            ClothesShoedressblk = 1982801949,
            ClothesShortsgang = 1990126899,
            ClothesCapovereye = 1999252971,
            ClothesMedictr = 2061229512,
            ClothesBandgang = 2061582229,
            ClothesTshirtprored = 2070098161,
            ClothesSneakerproblu = 2079839801,
            Clothes5cross = 2096097750,
            Clothes6africa = 2119686255,
            ClothesChongerblue = 2123292223,
            ClothesCowboyboot = 2123755548,
        }

        public enum ClothesModel
        {
            ModelTorso = 0,
            ModelHead = 1,
            ModelHands = 2,
            ModelLegs = 3,
            ModelFeet = 4,
            ModelChain = 5,
            ModelWatch = 6,
            ModelShades = 7,
            ModelHat = 8,
            ModelSpecial = 9,
        }

        public enum ClothesTexture
        {
            TextureTorso = 0,
            TextureHead = 1,
            TextureLegs = 2,
            TextureFeet = 3,
            TextureTattooUpperLeftArm = 4,
            TextureTattooLowerLeftArm = 5,
            TextureTattooUpperRightArm = 6,
            TextureTattooLowerRightArm = 7,
            TextureTattooBack = 8,
            TextureTattooLeftChest = 9,
            TextureTattooRightChest = 10,
            TextureTattooStomach = 11,
            TextureTattooLowerBack = 12,
            TextureChain = 13,
            TextureWatch = 14,
            TextureShades = 15,
            TextureHat = 16,
            TextureSpecial = 17,
        }

        public enum CollisionResponse
        {
            ResponseNone = 0,
            ResponseLampPost = 1,
            ResponseSmallBox = 2,
            ResponseBigBox = 3,
            ResponseFencePart = 4,
            ResponseGrenade = 5,
            ResponseSwingDoor = 6,
            ResponseLockDoor = 7,
            ResponseHanging = 8,
            ResponsePoolBall = 9,
        }

        public enum DamageEffect
        {
            DamageNone = 0,
            DamageChangesModel = 1,
            DamageSmashes = 20,
            DamageChangesThenSmashes = 21,
            DamageBreaks = 200,
            DamageBreaksForGood = 202,
        }

        public enum Door
        {
            DoorClosed = 0,
            DoorOpen = 1,
            DoorClosing = 2,
            DoorOpening = 3,
            DoorWaitingForPlayerToLeave = 4,
            DoorClosedAfterDropOff = 5,
        }

        public enum Fighting
        {
            Standard = 4,
            Boxing = 5,
            KungFu = 6,
            KneeHead = 7,
            StyleBat = 8,
            StyleKnife = 9,
            StyleGolfClub = 10,
            StyleKatana = 11,
            StyleChainsaw = 12,
            StyleDildo = 13,
            StyleFlowers = 14,
            GrabKick = 15,
            Elbows = 16,
        }

        public enum FloatStat
        {
            ProgressMade = 0,
            TotalProgress = 1,
            FurthestHoop = 2,
            DistanceOnFoot = 3,
            DistanceByCar = 4,
            DistanceByMotorbike = 5,
            DistanceByBoat = 6,
            DistanceByGolfCart = 7,
            DistanceByHelicopter = 8,
            DistanceByPlane = 9,
            LongestWheelieDistance = 10,
            LongestStoppieDistance = 11,
            Longest2WheelsDistance = 12,
            WeaponSpend = 13,
            FashionSpend = 14,
            PropertySpend = 15,
            AutoRepairAndPaintingSpend = 16,
            LongestWheelieTime = 17,
            LongestStoppieTime = 18,
            Longest2WheelsTime = 19,
            FoodSpend = 20,
            Fat = 21,
            Stamina = 22,
            Muscle = 23,
            MaxHealth = 24,
            SexAppeal = 25,
            DistanceBySwimming = 26,
            DistanceByBicycle = 27,
            DistanceOnTreadmill = 28,
            DistanceOnExerciseBike = 29,
            TattooSpend = 30,
            HairdressingSpend = 31,
            GirlfriendSpend = 32,
            ProstituteSpend = 33,
            FurnitureSpend = 34,
            MoneySpentGambling = 35,
            MoneyMadeFromPimping = 36,
            MoneyWonGambling = 37,
            BiggestGamblingWin = 38,
            BiggestGamblingLoss = 39,
            LargestBurglarySwag = 40,
            MoneyMadeFromBurglary = 41,
            MoneySpentBuildingProperty = 42,
            Unused = 43,
            LongestTreadmillTime = 44,
            LongestExerciseBikeTime = 45,
            MaxBenchPress = 46,
            MaxDumbbells = 47,
            Besttime8Track = 48,
            BmxBestTime = 49,
            LightestWeight = 50,
            Longest5StarChase = 51,
            Last5StarChase = 52,
            WageBill = 53,
            StripClubSpend = 54,
            CarModificationSpend = 55,
            TimeSpentShopping = 56,
            TimeSpentGambling = 57,
            TimeSpentOnLongestMission = 58,
            TimeSpentOnQuickestMission = 59,
            AverageMissionTime = 60,
            DrugsSpend = 61,
            TotalShoppingSpend = 62,
            TimeSpentUnderwater = 63,
            TotalRespect = 64,
            GirlfriendRespect = 65,
            ClothesRespect = 66,
            FitnessRespect = 67,
            Respect = 68,
            PistolSkill = 69,
            SilencedPistolSkill = 70,
            DesertEagleSkill = 71,
            ShotgunSkill = 72,
            SawnOffShotgunSkill = 73,
            CombatShotgunSkill = 74,
            MachinePistolSkill = 75,
            SmgSkill = 76,
            Ak47Skill = 77,
            M4Skill = 78,
            RifleSkill = 79,
            Appearance = 80,
            Gambling = 81,
        }

        public enum GameVersion
        {
            VersionPhonesOlder = -1978417824,
            VersionPc101Modified = -1824164258,
            VersionPc101 = -1704018344,
            Version20Unseen = -613227626,
            VersionDefinitive = -219671565,
            VersionPc20 = -48984586,
            VersionAndroid = 343353539,
            VersionPc100 = 903512437,
            VersionPc20Germany = 1563544610,
            VersionPs2 = 1679678540,
            VersionPc100Modified = 1710482819,
        }

        public enum GangId
        {
            GangBallas = 0,
            GangGroveStreetFamilies = 1,
            GangVagos = 2,
            GangRifa = 3,
            GangDaNang = 4,
            GangMafia = 5,
            GangTriads = 6,
            GangAztecas = 7,
            GangUnused8 = 8,
            GangUnused9 = 9,
        }

        public enum GarageKind
        {
            GarageOnlyTargetVehicle = 1,
            GarageBombShopTimed = 2,
            GarageBombShopEngine = 3,
            GarageBombShopRemote = 4,
            GaragePayNSpray = 5,
            GarageClosesWhenTouched = 11,
            GarageTargetVehicleFreezePlayer = 14,
            GarageScriptOpensOnly = 15,
            GarageGanton = 16,
            GarageSantaMaria = 17,
            GarageRockshoreWest = 18,
            GarageScriptControlled = 19,
            GarageStaysOpenWithCarInside = 20,
            GarageClosesOnceAndForAll = 21,
            GarageScriptOpensAndFreezes = 23,
            GarageFortCarson = 24,
            GarageVerdantMeadows = 25,
            GarageDillimore = 26,
            GaragePricklePine = 27,
            GarageWhitewood = 28,
            GaragePalominoCreek = 29,
            GarageRedsandsWest = 30,
            GarageElCorona = 31,
            GarageMulholland = 32,
            GarageImpoundLs = 33,
            GarageImpoundSf = 34,
            GarageImpoundLv = 35,
            GarageLocoLowCo = 36,
            GarageWheelArchAngels = 37,
            GarageTransfender = 38,
            GarageCaltonHeights = 39,
            GarageParadiso = 40,
            GarageDoherty = 41,
            GarageHashbury = 42,
            GarageBurglary = 43,
            GarageAt400Hangar = 44,
            GarageAbandonedAirportHangar = 45,
        }

        public enum GarageUse
        {
            UseHideout = 0,
            UseImpound = 1,
        }

        public enum HiddenThing
        {
            NothingHidden = 0,
            HiddenLegacy = 1,
            HiddenBuilding = 2,
            HiddenObject = 3,
            HiddenDummy = 4,
        }

        public enum Icon
        {
            IconPlayerInterest = -5,
            IconThreat = -4,
            IconFriend = -3,
            IconObject = -2,
            IconDestination = -1,
            IconNone = 0,
            IconWhite = 1,
            IconCentre = 2,
            IconMapHere = 3,
            IconNorth = 4,
            IconAiryard = 5,
            IconAmmu = 6,
            IconBarber = 7,
            IconBigSmoke = 8,
            IconBoatyard = 9,
            IconBurgershot = 10,
            IconQuarry = 11,
            IconCatalina = 12,
            IconCesar = 13,
            IconChicken = 14,
            IconCj = 15,
            IconCrash = 16,
            IconDiner = 17,
            IconEmmet = 18,
            IconEnemyAttack = 19,
            IconFire = 20,
            IconGirlfriend = 21,
            IconHospital = 22,
            IconSyndicate = 23,
            IconMaddDogg = 24,
            IconCaligulas = 25,
            IconMcStrap = 26,
            IconModGarage = 27,
            IconOgLoc = 28,
            IconPizza = 29,
            IconPolice = 30,
            IconPropertyGreen = 31,
            IconPropertyRed = 32,
            IconRace = 33,
            IconRyder = 34,
            IconSave = 35,
            IconSchool = 36,
            IconQuestion = 37,
            IconSweet = 38,
            IconTattoo = 39,
            IconTruth = 40,
            IconWaypoint = 41,
            IconTorenoRanch = 42,
            IconTriads = 43,
            IconFourDragons = 44,
            IconClothes = 45,
            IconWoozie = 46,
            IconZero = 47,
            IconDisco = 48,
            IconDrink = 49,
            IconFood = 50,
            IconTruck = 51,
            IconCash = 52,
            IconFlag = 53,
            IconGym = 54,
            IconImpound = 55,
            IconLight = 56,
            IconRunway = 57,
            IconGangB = 58,
            IconGangP = 59,
            IconGangY = 60,
            IconGangN = 61,
            IconGangG = 62,
            IconSpray = 63,
            IconToreno = 64,
        }

        public enum IntStat
        {
            PeopleWastedByOthers = 120,
            PeopleYouveWasted = 121,
            RoadVehiclesDestroyed = 122,
            BoatsDestroyed = 123,
            PlanesHelicoptersDestroyed = 124,
            CostOfPropertyDamaged = 125,
            BulletsFired = 126,
            KgsOfExplosivesUsed = 127,
            BulletsThatHit = 128,
            TiresPoppedWithGunfire = 129,
            NumHeadshots = 130,
            TotalNumWantedStarsAttained = 131,
            TotalNumWantedStarsEvaded = 132,
            TimesBusted = 133,
            DaysPassedInGame = 134,
            NumHospitalVisits = 135,
            SafehouseVisits = 136,
            TimesCheated = 137,
            VehicleResprays = 138,
            InsaneJumpDistance = 139,
            InsaneJumpHeight = 140,
            InsaneJumpFlips = 141,
            InsaneJumpRotation = 142,
            BestInsaneStuntAwarded = 143,
            UniqueJumpsFound = 144,
            UniqueJumpsDone = 145,
            MissionAttempts = 146,
            MissionsPassed = 147,
            TotalNumMissionsInGame = 148,
            CashMadeInATaxi = 149,
            PassengersDroppedOff = 150,
            PeopleSavedInAnAmbulance = 151,
            CriminalsKilledOnVigilanteMission = 152,
            TotalFiresExtinguished = 153,
            PackagesDelivered = 154,
            Assassinations = 155,
            LastDanceScore = 156,
            MaxVigilanteMissionLevel = 157,
            MaxParamedicMissionLevel = 158,
            MaxFirefighterMissionLevel = 159,
            DrivingSkill = 160,
            NumTruckMissionsPassed = 161,
            MoneyMadeInTruck = 162,
            RecruitedGangMembersKilled = 163,
            Armor = 164,
            Energy = 165,
            PhotographsTaken = 166,
            RampagesAttempted = 167,
            RampagesPassed = 168,
            FlightTime = 169,
            TimesDrowned = 170,
            NumGirlsPimped = 171,
            Bestpos8Track = 172,
            TimeOnJetpack = 173,
            ShootingRangeLevelsPassed = 174,
            MostCarsParkedOnValetParking = 175,
            KillsSinceLastCheckpoint = 176,
            TotalLegitimateKills = 177,
            NumBloodringKills = 178,
            TotalTimeInBloodring = 179,
            NoMoreHurricanesFlag = 180,
            CityUnlocked = 181,
            NumPoliceBribes = 182,
            NumCarsStolen = 183,
            CurrentNumGirlfriends = 184,
            NumDisastrousDates = 185,
            NumGirlsDated = 186,
            NumTimesScoredWithAGirl = 187,
            NumSuccessfulDates = 188,
            NumGirlsDumped = 189,
            NumProstitutesVisited = 190,
            NumHousesBurgled = 191,
            NumSafesCracked = 192,
            BurglarStatus = 193,
            NumStolenItemsSold = 194,
            NumEightBallsInPool = 195,
            TotalNumWinsPlayingPool = 196,
            TotalNumLossesPlayingPool = 197,
            TimesVisitedTheGym = 198,
            BodyType = 199,
            NumMealsEaten = 200,
            MoneyMadeInQuarry = 201,
            TimeTakenToCompleteQuarry = 202,
            NumFurniturePurchased = 203,
            FavoriteConsoleGame = 204,
            MaxCivilianPedsKilledRampage = 205,
            MaxPolicePedsKilledRampage = 206,
            MaxCivilianVehiclesDestroyedRampage = 207,
            MaxPoliceVehiclesDestroyedRampage = 208,
            MaxNumTanksDestroyedRampage = 209,
            PimpingLevel = 210,
            KickstartBestScore = 211,
            BestLapTimeIn8Track = 212,
            NumVehiclesExported = 213,
            NumVehiclesImported = 214,
            MaxBasketballScore = 215,
            FiresStarted = 216,
            AmountOfDrugsSold = 217,
            AmountOfDrugsBought = 218,
            BestLapTimeInDirtTrack = 219,
            BesttimeDirtTrack = 220,
            BestposDirtTrack = 221,
            Nrg500BestTime = 222,
            FlyingSkill = 223,
            RespectMission = 224,
            LungCapacity = 225,
            GameGoreRating = 226,
            GameSexRating = 227,
            RespectMissionTotal = 228,
            BikeSkill = 229,
            CyclingSkill = 230,
            SnapshotsTaken = 231,
            TotalSnapshots = 232,
            Luck = 233,
            TerritoriesTakenOver = 234,
            TerritoriesLost = 235,
            TerritoriesHeld = 236,
            MaxNumTerritoriesHeld = 237,
            GangMembersRecruited = 238,
            EnemyGangMembersKilled = 239,
            FriendlyGangMembersKilled = 240,
            HorseshoesCollected = 241,
            TotalHorseshoes = 242,
            OystersCollected = 243,
            TotalOysters = 244,
            Calories = 245,
            N2pRampageBestTime = 246,
            N2pCarRampageBestTime = 247,
            N2pOnFootRampageBestTime = 248,
            N2pChopperRampageBestTime = 249,
            N2pBikeRampageBestTime = 250,
            KeepieUppyBestTime = 251,
            ProgressWithDenise = 252,
            ProgressWithMichelle = 253,
            ProgressWithHelena = 254,
            ProgressWithBarbara = 255,
            ProgressWithKatie = 256,
            ProgressWithMillie = 257,
            BestPositionLowriderRace = 258,
            BestTimeLowriderRace = 259,
            BestPositionLittleLoop = 260,
            BestTimeLittleLoop = 261,
            BestPositionBackroadWanderer = 262,
            BestTimeBackroadWanderer = 263,
            BestPositionCityCircuit = 264,
            BestTimeCityCircuit = 265,
            BestPositionVinewood = 266,
            BestTimeVinewood = 267,
            BestPositionFreeway = 268,
            BestTimeFreeway = 269,
            BestPositionIntoTheCountry = 270,
            BestTimeIntoTheCountry = 271,
            BestPositionBadlandsA = 272,
            BestTimeBadlandsA = 273,
            BestPositionBadlandsB = 274,
            BestTimeBadlandsB = 275,
            BestPositionDirtbikeDanger = 276,
            BestTimeDirtbikeDanger = 277,
            BestPositionBanditoCounty = 278,
            BestTimeBanditoCounty = 279,
            BestPositionGoGoKart = 280,
            BestTimeGoGoKart = 281,
            BestPositionSanFierroFastlane = 282,
            BestTimeSanFierroFastlane = 283,
            BestPositionSanFierroHills = 284,
            BestTimeSanFierroHills = 285,
            BestPositionCountryEndurance = 286,
            BestTimeCountryEndurance = 287,
            BestPositionSfToLv = 288,
            BestTimeSfToLv = 289,
            BestPositionDamRider = 290,
            BestTimeDamRider = 291,
            BestPositionDesertTricks = 292,
            BestTimeDesertTricks = 293,
            BestPositionLvRingroad = 294,
            BestTimeLvRingroad = 295,
            BesttimeWorldWarAces = 296,
            BesttimeBarnstorming = 297,
            BesttimeMilitaryService = 298,
            BesttimeChopperCheckpoint = 299,
            BesttimeWhirlyBirdWaypoint = 300,
            BesttimeHeliHell = 301,
            PassedSweet2 = 302,
            PassedStrap3 = 303,
            PassedZero1 = 304,
            PassedSyndicateAndWoozie = 305,
            PassedCasino7 = 306,
            PassedHeist8 = 307,
            PassedMansion2 = 308,
            StartedRiot1 = 309,
            PassedRyder2 = 310,
            PassedFarlie3 = 311,
            PassedHeist1 = 312,
            PassedSyndicate2 = 313,
            PassedLafin1 = 314,
            PassedCat2 = 315,
            PassedSyndicate1 = 316,
            PassedCasino4 = 317,
            PassedCat1 = 318,
            PassedBcrash1 = 319,
            PassedDesert1 = 320,
            PassedGarage1 = 321,
            PassedBcesar4 = 322,
            PassedLafin2 = 323,
            PassedGarage2 = 324,
            PassedDesert4 = 325,
            PassedDesert12 = 326,
            PassedCasino3 = 327,
            PassedCasino6 = 328,
            PassedCasino10 = 329,
            PassedDesert3 = 330,
            PassedDesert5 = 331,
            PassedDesert8 = 332,
            PassedDesert10 = 333,
            PassedMansion3 = 334,
            PassedRiot1 = 335,
            PassedScrash1 = 336,
            PassedStrap4 = 337,
            PassedTruth2 = 338,
            PassedVcrash2 = 339,
            StartedBadlands = 340,
            StartedCat2 = 341,
            StartedCrash1 = 342,
        }

        public enum InteriorArea
        {
            InteriorOutside = 0,
            Interior1 = 1,
            Interior2 = 2,
            Interior3 = 3,
            Interior4 = 4,
            Interior5 = 5,
            Interior6 = 6,
            Interior7 = 7,
            Interior8 = 8,
            Interior9 = 9,
            Interior10 = 10,
            Interior11 = 11,
            Interior12 = 12,
            Interior14 = 14,
            Interior15 = 15,
            Interior16 = 16,
            Interior17 = 17,
            Interior18 = 18,
        }

        public enum InteriorRoom
        {
            RoomAmmuNation1 = 1,
            RoomCafeShopCatalina = 2,
            RoomCaligulasCasinoRoofAccess = 3,
            RoomInsnameeTrackBettingChinatownSf = 4,
            RoomLvMeatFactory = 5,
            RoomLibertyCity = 6,
            RoomRestaurant1 = 7,
            RoomSafeHouse1 = 8,
            RoomSafeHouse16 = 9,
            RoomShamal = 10,
            RoomStadium1 = 11,
            RoomSubUrban = 12,
            RoomTheCaligulasCasino = 13,
            RoomWarehouse = 14,
            RoomBigSmokesCrackPalace = 15,
            RoomReecesBarbershop = 16,
            RoomSafeHouse17 = 17,
            RoomThePigPen = 18,
            RoomBigBearsApartment = 19,
            RoomBigSpreadRanch = 20,
            RoomBrothel = 21,
            RoomBrothel2 = 22,
            RoomDrivingSchool = 23,
            RoomGayGordosBarbershop = 24,
            RoomInsnameeTrackBetting = 25,
            RoomJizzysPleasureDomes = 26,
            RoomJohnsonHouse = 27,
            RoomLvTattooParlour = 28,
            RoomLvpdHq = 29,
            RoomLasVenturasPlanningDep = 30,
            RoomRecordLabelHallway = 31,
            RoomSexShop = 32,
            RoomTrainHard = 33,
            Room247Shop3 = 34,
            RoomAmmuNation2 = 35,
            RoomDiner2 = 36,
            RoomSafeHouse2 = 37,
            RoomSafeHouse6 = 38,
            RoomBurningDesireHouse = 39,
            RoomDiner1 = 40,
            RoomLosSantosGym = 41,
            RoomMaddDoggsMansion1 = 42,
            RoomMaddDoggsMansion2 = 43,
            RoomPoliceStation1 = 44,
            RoomSafeHouse10 = 45,
            RoomSafeHouse3 = 46,
            RoomTheCrackDen = 47,
            RoomVictim = 48,
            RoomWellStackedPizzaCo = 49,
            Room247Shop2 = 50,
            RoomAmmuNation3 = 51,
            RoomAmmuNation4 = 52,
            RoomLspdHq = 53,
            RoomMilliesBedroom = 54,
            RoomRcZerosShop = 55,
            RoomRestaurant2 = 56,
            RoomSafeHouse13 = 57,
            RoomSafeHouse15 = 58,
            RoomSafeHouse8 = 59,
            RoomSafeHouse9 = 60,
            RoomSanFierroGym = 61,
            RoomAmmuNation52Floors = 62,
            RoomLasVenturasGym = 63,
            RoomColonelFuhrbergersHouse = 64,
            RoomSafeHouse11 = 65,
            RoomSafeHouse7 = 66,
            RoomAndromada = 67,
            RoomCluckinBell = 68,
            RoomSafeHouse18 = 69,
            RoomSafeHouse4 = 70,
            RoomAbandonedAcTowerSafehouse = 71,
            RoomBurgerShot = 72,
            RoomRcZerosBattlefield = 73,
            RoomSfpdHq = 74,
            RoomSafeHouse14 = 75,
            RoomTheFourDragonsCasino = 76,
            RoomBar2TenGreenBottles = 77,
            RoomSafeHouse12 = 78,
            RoomTheFourDragonsCasinoOffice = 79,
            RoomBudgetInnMotelRoom = 80,
            RoomMacislasBarbershop = 81,
            RoomTheCasino = 82,
            RoomDidierSachs = 83,
            RoomFrancisIntAirportBaggageClaim = 84,
            RoomSanFierroChunkCutscenePlace = 85,
            RoomStadium3Kickstart = 86,
            RoomBinco = 87,
            RoomJeffersonMotel = 88,
            RoomSafeHouse5 = 89,
            RoomStadium2Bloodbowl = 90,
            RoomLsTattooParlour = 91,
            RoomBar1GaydarStation = 92,
            RoomHemlockTattoo = 93,
            RoomRustyBrownsRingDonuts = 94,
            RoomTheShermansDamGeneratorHall = 95,
            Room247Shop1 = 96,
            RoomAtriumLobbyEntrance = 97,
            RoomAtriumLobbyExit = 98,
            RoomLilProbeInnUfoBar = 99,
            RoomZip = 100,
        }

        public enum ItemKind
        {
            GoodsCarPart = 0,
            GoodsTorso = 1,
            GoodsLegs = 2,
            GoodsShoes = 3,
            GoodsChain = 4,
            GoodsWatch = 5,
            GoodsShades = 6,
            GoodsHat = 7,
            GoodsSpecial = 8,
            GoodsHaircut = 9,
            GoodsTattoo = 10,
            GoodsFood = 11,
            GoodsWeapon = 12,
        }

        public enum MapPart
        {
            Barriers1OfV1 = 2,
            Barriers2OfV1 = 3,
            CrackOfV2 = 42,
            TruthsfarmOfV1 = 46,
            CrackOfV1TruthsfarmOfV2 = 59,
            Barriers1OfV2 = 60,
            Barriers2OfV2 = 61,
            CarterOfV2 = 79,
            CarterOfV1 = 124,
        }

        public enum MapZone
        {
            MapZoneThemap = 0,
            MapZoneVegas = 1,
            MapZoneSf01 = 2,
            MapZoneSf02 = 3,
            MapZoneSf03 = 4,
            MapZoneLa01 = 5,
            MapZoneLa02 = 6,
        }

        public enum MirroredStat
        {
            Mirror181 = 0,
            Mirror327 = 1,
            Mirror328 = 2,
            Mirror329 = 3,
            Mirror318 = 4,
            Mirror320 = 5,
            Mirror330 = 6,
            Mirror331 = 7,
            Mirror332 = 8,
            Mirror333 = 9,
            Mirror311 = 10,
            Mirror323 = 11,
            Mirror308 = 12,
            Mirror310 = 13,
            Mirror335 = 14,
            Mirror336 = 15,
            Mirror337 = 16,
            Mirror302 = 17,
            Mirror338 = 18,
            Mirror339 = 19,
            Mirror340 = 20,
            Mirror341 = 21,
            Mirror342 = 22,
        }

        public enum MissionKey
        {
            MissionBces42 = 0,
            MissionBcesar4 = 1,
            MissionBcrash1 = 2,
            MissionBmx = 3,
            MissionCaseen2 = 4,
            MissionCasin10 = 5,
            MissionCasino1 = 6,
            MissionCasino3 = 7,
            MissionCasino4 = 8,
            MissionCasino5 = 9,
            MissionCasino6 = 10,
            MissionCasino7 = 11,
            MissionCasino9 = 12,
            MissionCat1 = 13,
            MissionCat2 = 14,
            MissionCat3 = 15,
            MissionCat4 = 16,
            MissionCesar1 = 17,
            MissionCesar2 = 18,
            MissionCrash1 = 19,
            MissionCrash2 = 20,
            MissionCrash3 = 21,
            MissionDeser10 = 22,
            MissionDesert1 = 23,
            MissionDesert2 = 24,
            MissionDesert3 = 25,
            MissionDesert4 = 26,
            MissionDesert5 = 27,
            MissionDesert6 = 28,
            MissionDesert8 = 29,
            MissionDesert9 = 30,
            MissionDoc2 = 31,
            MissionFar1 = 32,
            MissionFar2 = 33,
            MissionFar3 = 34,
            MissionFar4 = 35,
            MissionFar5 = 36,
            MissionGar1 = 37,
            MissionGar2 = 38,
            MissionGrove1 = 39,
            MissionGrove2 = 40,
            MissionHeist1 = 41,
            MissionHeist2 = 42,
            MissionHeist3 = 43,
            MissionHeist4 = 44,
            MissionHeist5 = 45,
            MissionHeist9 = 46,
            MissionIntro1 = 47,
            MissionIntro2 = 48,
            MissionLa1fin1 = 49,
            MissionLa1fin2 = 50,
            MissionMan1 = 51,
            MissionMan2 = 52,
            MissionMan3 = 53,
            MissionMan5 = 54,
            MissionNrg500 = 55,
            MissionRiot1 = 56,
            MissionRiot2 = 57,
            MissionRiot4 = 58,
            MissionRyder1 = 59,
            MissionRyder2 = 60,
            MissionRyder3 = 61,
            MissionScra1 = 62,
            MissionScra2 = 63,
            MissionSmoke1 = 64,
            MissionSmoke2 = 65,
            MissionSmoke3 = 66,
            MissionSmoke4 = 67,
            MissionStad01 = 68,
            MissionStad03 = 69,
            MissionSteal1 = 70,
            MissionSteal2 = 71,
            MissionSteal4 = 72,
            MissionSteal5 = 73,
            MissionStrap1 = 74,
            MissionStrap2 = 75,
            MissionStrap3 = 76,
            MissionStrap4 = 77,
            MissionSweet1b = 78,
            MissionSweet1 = 79,
            MissionSweet2 = 80,
            MissionSweet3 = 81,
            MissionSweet4 = 82,
            MissionSweet5 = 83,
            MissionSweet6 = 84,
            MissionSweet7 = 85,
            MissionSynd1 = 86,
            MissionSynd2 = 87,
            MissionSynd3 = 88,
            MissionSynd4 = 89,
            MissionSynd5 = 90,
            MissionSynd6 = 91,
            MissionSynd7 = 92,
            MissionTruth1 = 93,
            MissionTruth2 = 94,
            MissionVcrash1 = 95,
            MissionVcrash2 = 96,
            MissionWuzi1 = 97,
            MissionWuzi2 = 98,
            MissionWuzi4 = 99,
            MissionZero1 = 100,
            MissionZero2 = 101,
            MissionZero4 = 102,
        }

        public enum NavZone
        {
            ZoneSanAnd = 0,
            ZoneSunma = 1,
            ZoneSunnn = 2,
            ZoneBattp = 3,
            ZonePara = 4,
            ZoneCivi = 5,
            ZoneBayv = 6,
            ZoneCitys = 7,
            ZoneOceaf1 = 8,
            ZoneOceaf2 = 9,
            ZoneOceaf3 = 10,
            ZoneSilly3 = 11,
            ZoneSilly4 = 12,
            ZoneHash = 13,
            ZoneJuniho = 14,
            ZoneEspn1 = 15,
            ZoneEspn2 = 16,
            ZoneEspn3 = 17,
            ZoneFina = 18,
            ZoneCalt = 19,
            ZoneSfdwt1 = 20,
            ZoneSfdwt2 = 21,
            ZoneSfdwt3 = 22,
            ZoneSfdwt4 = 23,
            ZoneJunihi = 24,
            ZoneChina = 25,
            ZoneSfdwt5 = 26,
            ZoneThea1 = 27,
            ZoneThea2 = 28,
            ZoneThea3 = 29,
            ZoneGarc = 30,
            ZoneDoh1 = 31,
            ZoneDoh2 = 32,
            ZoneSfdwt6 = 33,
            ZoneSfair3 = 34,
            ZoneEasb1 = 35,
            ZoneEasb2 = 36,
            ZoneEspe1 = 37,
            ZoneEspe2 = 38,
            ZoneEspe3 = 39,
            ZoneAngpi = 40,
            ZoneShaca = 41,
            ZoneBacko = 42,
            ZoneLeafy = 43,
            ZoneFlintr = 44,
            ZoneHaul = 45,
            ZoneFarm = 46,
            ZoneElque = 47,
            ZoneAldea = 48,
            ZoneDam = 49,
            ZoneBarra = 50,
            ZoneCarso = 51,
            ZoneQuary = 52,
            ZoneOctan = 53,
            ZonePalms = 54,
            ZoneTom = 55,
            ZoneBruja = 56,
            ZoneMead = 57,
            ZonePayas = 58,
            ZoneArco = 59,
            ZoneSfair1 = 60,
            ZoneHanky = 61,
            ZonePalo = 62,
            ZoneNrock = 63,
            ZoneMont = 64,
            ZoneMont1 = 65,
            ZoneHbarns = 66,
            ZoneFern = 67,
            ZoneDilli = 68,
            ZoneTopfa = 69,
            ZoneBlueb1 = 70,
            ZoneBlueb = 71,
            ZonePanop = 72,
            ZoneFred = 73,
            ZoneMako = 74,
            ZoneBluac = 75,
            ZoneMart = 76,
            ZoneFallo = 77,
            ZoneCreek = 78,
            ZoneCreek1 = 79,
            ZoneWestp1 = 80,
            ZoneWestp2 = 81,
            ZoneWestp3 = 82,
            ZoneLa = 83,
            ZoneVe = 84,
            ZoneBone = 85,
            ZoneRobad = 86,
            ZoneGantb = 87,
            ZoneGantb1 = 88,
            ZoneSf = 89,
            ZoneRobad1 = 90,
            ZoneRed = 91,
            ZoneFlintc = 92,
            ZoneEbay = 93,
            ZoneEbay2 = 94,
            ZoneSfair4 = 95,
            ZoneSilly1 = 96,
            ZoneSilly2 = 97,
            ZoneSfair2 = 98,
            ZoneSfair5 = 99,
            ZoneWhet = 100,
            ZoneLair1 = 101,
            ZoneLair2a = 102,
            ZoneBluf1a = 103,
            ZoneElco2 = 104,
            ZoneLind1a = 105,
            ZoneLind1b = 106,
            ZoneLind2a = 107,
            ZoneLind2b = 108,
            ZoneLdoc4 = 109,
            ZoneLdoc1b = 110,
            ZoneMar3 = 111,
            ZoneVero4a = 112,
            ZoneVero4b = 113,
            ZoneBluf1b = 114,
            ZoneBluf2 = 115,
            ZoneElco1 = 116,
            ZoneVero1 = 117,
            ZoneMar1 = 118,
            ZoneMar2 = 119,
            ZoneVero3 = 120,
            ZoneVero2 = 121,
            ZoneConf1b = 122,
            ZoneConf1a = 123,
            ZoneThall1 = 124,
            ZoneCom1a = 125,
            ZoneCom1b = 126,
            ZoneCom2 = 127,
            ZonePer1 = 128,
            ZoneCom4 = 129,
            ZoneLmex1a = 130,
            ZoneLmex1b = 131,
            ZoneCom3 = 132,
            ZoneIwd3a = 133,
            ZoneIwd3b = 134,
            ZoneIwd4 = 135,
            ZoneIwd1 = 136,
            ZoneIwd2 = 137,
            ZoneGln2a = 138,
            ZoneGln1b = 139,
            ZoneJef3a = 140,
            ZoneJef3c = 141,
            ZoneJef2 = 142,
            ZoneJef1b = 143,
            ZoneJef1a = 144,
            ZoneChc1a = 145,
            ZoneChc1b = 146,
            ZoneChc2b = 147,
            ZoneChc2a = 148,
            ZoneIwd5 = 149,
            ZoneGan2 = 150,
            ZoneGan1 = 151,
            ZoneLind4c = 152,
            ZoneEbe3c = 153,
            ZoneEbe2a = 154,
            ZoneEbe2b = 155,
            ZoneEls4 = 156,
            ZoneEls3a = 157,
            ZoneJef3b = 158,
            ZoneEls3b = 159,
            ZoneEls3c = 160,
            ZoneEls1a = 161,
            ZoneEls1b = 162,
            ZoneEls2 = 163,
            ZoneLfl1a = 164,
            ZoneLfl1b = 165,
            ZoneEbe1 = 166,
            ZoneChc4a = 167,
            ZoneChc4b = 168,
            ZoneChc3 = 169,
            ZoneLdt5 = 170,
            ZoneLdt7 = 171,
            ZoneLdt4 = 172,
            ZoneLdt3 = 173,
            ZoneLdt6 = 174,
            ZoneMulint = 175,
            ZoneMul3 = 176,
            ZoneMul2a = 177,
            ZoneMul2b = 178,
            ZoneMkt3 = 179,
            ZoneVin3 = 180,
            ZoneMkt4 = 181,
            ZoneLdt1a = 182,
            ZoneLdt1b = 183,
            ZoneLdt1c = 184,
            ZoneSun3a = 185,
            ZoneSun3b = 186,
            ZoneSun3c = 187,
            ZoneMul7a = 188,
            ZoneMul7b = 189,
            ZoneMul6 = 190,
            ZoneVin2 = 191,
            ZoneSun1 = 192,
            ZoneSun4 = 193,
            ZoneSun2 = 194,
            ZoneMul4 = 195,
            ZoneMul1a = 196,
            ZoneMul1b = 197,
            ZoneMul5a = 198,
            ZoneMul5b = 199,
            ZoneMul5c = 200,
            ZoneMul1c = 201,
            ZoneSmb1 = 202,
            ZoneSmb2 = 203,
            ZoneRod5b = 204,
            ZoneRod5a = 205,
            ZoneRod1a = 206,
            ZoneRod1b = 207,
            ZoneRod1c = 208,
            ZoneRod3a = 209,
            ZoneRod3b = 210,
            ZoneRod4a = 211,
            ZoneRod4b = 212,
            ZoneRod4c = 213,
            ZoneVin1b = 214,
            ZoneRih5a = 215,
            ZoneRih5b = 216,
            ZoneRod2b = 217,
            ZoneRod2a = 218,
            ZoneRih6a = 219,
            ZoneRih6b = 220,
            ZoneRih3a = 221,
            ZoneRih3b = 222,
            ZoneRih4 = 223,
            ZoneRih2 = 224,
            ZoneRih1a = 225,
            ZoneRih1b = 226,
            ZoneStrip1 = 227,
            ZoneStrip2 = 228,
            ZoneDrag = 229,
            ZonePink = 230,
            ZoneHigh = 231,
            ZonePira = 232,
            ZoneVisa1 = 233,
            ZoneVisa2 = 234,
            ZoneJts1 = 235,
            ZoneJtw1 = 236,
            ZoneJts2 = 237,
            ZoneRse = 238,
            ZoneLot = 239,
            ZoneCam = 240,
            ZoneRoy = 241,
            ZoneCali1 = 242,
            ZoneCali2 = 243,
            ZonePill1 = 244,
            ZoneStar2 = 245,
            ZoneStrip3 = 246,
            ZoneStrip4 = 247,
            ZoneIsle = 248,
            ZoneOvs = 249,
            ZoneKacc = 250,
            ZoneCree = 251,
            ZoneSry = 252,
            ZoneLst = 253,
            ZoneJte2 = 254,
            ZoneLds = 255,
            ZoneJte1 = 256,
            ZoneJtn1 = 257,
            ZoneJte4 = 258,
            ZoneJte3 = 259,
            ZoneJtn2 = 260,
            ZoneJtn3 = 261,
            ZoneJtn4 = 262,
            ZoneJtn5 = 263,
            ZoneJtw2 = 264,
            ZoneJtn6 = 265,
            ZoneHgp = 266,
            ZoneRede1 = 267,
            ZoneRede2 = 268,
            ZoneRede3 = 269,
            ZoneJtn8 = 270,
            ZoneRedw2 = 271,
            ZoneRedw1 = 272,
            ZoneRedw3 = 273,
            ZoneRedw4 = 274,
            ZoneVair1 = 275,
            ZoneVair2 = 276,
            ZoneVair3 = 277,
            ZoneLva1 = 278,
            ZoneBint2 = 279,
            ZoneBint1 = 280,
            ZoneBint3 = 281,
            ZoneBint4 = 282,
            ZoneLva2 = 283,
            ZoneLva3 = 284,
            ZoneLva4 = 285,
            ZoneLva5 = 286,
            ZoneGgc1 = 287,
            ZoneGgc2 = 288,
            ZoneBfld1 = 289,
            ZoneBfld2 = 290,
            ZoneRoce1 = 291,
            ZoneRoce2 = 292,
            ZoneLdm = 293,
            ZoneRsw1 = 294,
            ZoneRsw2 = 295,
            ZoneRie = 296,
            ZoneBfc1 = 297,
            ZoneBfc2 = 298,
            ZoneJtn7 = 299,
            ZonePint = 300,
            ZoneWwe = 301,
            ZonePrp1 = 302,
            ZonePrp2 = 303,
            ZonePrp3 = 304,
            ZoneSpin = 305,
            ZonePrp4 = 306,
            ZonePill2 = 307,
            ZoneSaso = 308,
            ZoneFish = 309,
            ZoneGarv = 310,
            ZoneGarv1 = 311,
            ZoneGarv2 = 312,
            ZoneKinc = 313,
            ZoneKinc1 = 314,
            ZoneKinc2 = 315,
            ZoneLsinl = 316,
            ZoneSherr = 317,
            ZoneFlinw = 318,
            ZoneEtunn = 319,
            ZoneBytun = 320,
            ZoneBige = 321,
            ZoneProbe = 322,
            ZoneValle = 323,
            ZoneGln1 = 324,
            ZoneLdoc3a = 325,
            ZoneLinden = 326,
            ZoneUnity = 327,
            ZoneVin1a = 328,
            ZoneMarkst = 329,
            ZoneCranb = 330,
            ZoneYellow = 331,
            ZoneSanb1 = 332,
            ZoneSanb2 = 333,
            ZoneElca = 334,
            ZoneElca1 = 335,
            ZoneElca2 = 336,
            ZoneRest = 337,
            ZoneMonintA = 338,
            ZoneMonintB = 339,
            ZoneRobint = 340,
            ZoneFlinti = 341,
            ZoneSfbag2 = 342,
            ZoneSfbag3 = 343,
            ZoneSfbag1 = 344,
            ZoneMkt1 = 345,
            ZoneMkt2 = 346,
            ZoneSfglf4 = 347,
            ZoneCuntc2 = 348,
            ZoneHillp = 349,
            ZoneMtchi2 = 350,
            ZoneMtchi3 = 351,
            ZoneMtchi1 = 352,
            ZoneMtchi4 = 353,
            ZoneYbell1 = 354,
            ZoneYbell2 = 355,
            ZoneLvbag = 356,
            ZoneLdoc1a = 357,
            ZoneLair2b = 358,
            ZoneLdoc3b = 359,
            ZoneLbag1 = 360,
            ZoneLbag2 = 361,
            ZoneLbag3 = 362,
            ZoneConst1 = 363,
            ZoneBeaco = 364,
            ZoneSfglf1 = 365,
            ZoneSfglf2 = 366,
            ZoneSfglf3 = 367,
            ZoneCuntc1 = 368,
            ZoneCuntc3 = 369,
            ZonePls = 370,
            ZoneLdoc3c = 371,
            ZoneStar1 = 372,
            ZoneRing = 373,
            ZoneLdoc2 = 374,
            ZoneLind3 = 375,
            ZoneLind4a = 376,
            ZoneWwe1 = 377,
            ZoneLdt8 = 378,
        }

        public enum NewsKind
        {
            NewsOfCity = 1,
            NewsOfMission = 2,
            NoNews = 3,
        }

        public enum ObjectModel
        {
            ModelGunDildo1 = 321,
            ModelGunDildo2 = 322,
            ModelFlowera = 325,
            ModelGunCane = 326,
            ModelBrassknuckle = 331,
            ModelGolfclub = 333,
            ModelNitestick = 334,
            ModelKnifecur = 335,
            ModelBat = 336,
            ModelShovel = 337,
            ModelPoolcue = 338,
            ModelKatana = 339,
            ModelChnsaw = 341,
            ModelGrenade = 342,
            ModelTeargas = 343,
            ModelMolotov = 344,
            ModelColt45 = 346,
            ModelSilenced = 347,
            ModelDesertEagle = 348,
            ModelChromegun = 349,
            ModelSawnoff = 350,
            ModelShotgspa = 351,
            ModelMicroUzi = 352,
            ModelMp5lng = 353,
            ModelAk47 = 355,
            ModelM4 = 356,
            ModelCuntgun = 357,
            ModelSniper = 358,
            ModelRocketla = 359,
            ModelHeatseek = 360,
            ModelFlame = 361,
            ModelMinigun = 362,
            ModelSatchel = 363,
            ModelSpraycan = 365,
            ModelFireEx = 366,
            ModelCamera = 367,
            ModelNvgoggles = 368,
            ModelIrgoggles = 369,
            ModelJetpack = 370,
            ModelGunPara = 371,
            ModelTec9 = 372,
            ModelBskballLax = 946,
            ModelBskballhubLax01 = 947,
            ModelCjOyster = 953,
            ModelCjHorseShoe = 954,
            ModelCjExtSprunk = 955,
            ModelCjExtCandy = 956,
            ModelGateAutor = 985,
            ModelGateAutol = 986,
            ModelWsApgate = 988,
            ModelVendmach = 1209,
            ModelMoney = 1212,
            ModelInfo = 1239,
            ModelHealth = 1240,
            ModelBodyarmour = 1242,
            ModelBribe = 1247,
            ModelCamerapickup = 1253,
            ModelPropertyLocked = 1272,
            ModelPropertyFsale = 1273,
            ModelBigdollar = 1274,
            ModelPickupsave = 1277,
            ModelVendmachfd = 1302,
            ModelChillidogcart = 1340,
            ModelIcescartProp = 1341,
            ModelNoodlecartProp = 1342,
            ModelMagnocrane02 = 1379,
            ModelMagnocrane01 = 1380,
            ModelMagnocrane03 = 1382,
            ModelTwrcraneM04 = 1383,
            ModelTwrcraneM01 = 1384,
            ModelTwrcraneM02 = 1385,
            ModelLodnocrane01 = 1398,
            ModelLodnocrane02 = 1399,
            ModelLodnocrane03 = 1400,
            ModelLodcraneM01 = 1403,
            ModelLodcraneM04 = 1404,
            ModelGenDoorshop02 = 1496,
            ModelGenDoorext03 = 1498,
            ModelGenDoorext04 = 1501,
            ModelGenDoorext07 = 1505,
            ModelGenDoorshop3 = 1522,
            ModelPortakabin = 1684,
            ModelSnesish = 1718,
            ModelLowConsole = 1719,
            ModelCjSprunk1 = 1775,
            ModelCjCandyvendor = 1776,
            ModelWheelOFortune = 1895,
            ModelVendin3 = 1977,
            ModelRouletteTbl = 1978,
            ModelSwankConsole = 2028,
            ModelBlckJack = 2188,
            ModelKbBanditU = 2325,
            ModelGymTreadmill = 2627,
            ModelGymBench1 = 2629,
            ModelGymBike = 2630,
            ModelGymMat1 = 2631,
            ModelNeilSlot = 2640,
            ModelCjCoinOp = 2681,
            ModelOtbMachine = 2754,
            ModelCjCoinOp1 = 2778,
            ModelCjCoinOp2 = 2779,
            ModelCjSlotBank = 2785,
            ModelCjCoinOp3 = 2872,
            ModelA51Blastdoorr = 2927,
            ModelA51Blastdoorl = 2929,
            ModelShutterVegas = 2938,
            ModelFreightSfwDoor = 2944,
            ModelCrDoor03 = 2946,
            ModelCrDoor01 = 2947,
            ModelA51Labdoor = 2951,
            ModelKPooltablesm = 2964,
            ModelCr1Door = 3029,
            ModelCtGatexr = 3036,
            ModelImyShashWall = 3059,
            ModelAdFlatdoor = 3061,
            ModelNfBlackboard = 3077,
            ModelMdPoster = 3083,
            ModelTrdcsgrgdoorLvs = 3084,
            ModelAbCasdorlok = 3089,
            ModelCuntgirldoor = 3093,
            ModelA51Jetdoor = 3095,
            ModelCarrierDoorSfse = 3113,
            ModelCarrierLift2Sfse = 3114,
            ModelCarrierLift1Sfse = 3115,
            ModelA51Ventcoverb = 3117,
            ModelVgsxrefbballnet = 3496,
            ModelVgsxrefbballnet2 = 3497,
            ModelHubintroofSfse = 11388,
            ModelHubinteriorSfs = 11389,
            ModelHubgirdersSfse = 11390,
            ModelHubprops6Sfse = 11391,
            ModelHubprops1Sfs = 11393,
            ModelHubgrgbeamsSfse = 11394,
            ModelQuarryCrane = 16328,
            ModelQuarryCranearm = 16329,
            ModelQuarryCranebase = 16330,
        }

        public enum ObjectOrigin
        {
            ObjectUnknown = 0,
            ObjectOfGame = 1,
            ObjectOfMission = 2,
            ObjectTemporary = 3,
            ObjectOfCutscene = 4,
            ObjectDecoration = 5,
            ObjectOfMission2 = 6,
        }

        public enum Paint
        {
            PaintAny = -1,
            PaintBlack = 0,
            PaintWhite = 1,
            PaintPoliceCarBlue = 2,
            PaintCherryRed = 3,
            PaintMidnightBlue = 4,
            PaintTempleCurtainPurple = 5,
            PaintTaxiYellow = 6,
            PaintStrikingBlue = 7,
            PaintLightBlueGrey = 8,
            PaintHoods = 9,
            PaintSaxonyBluePoly = 10,
            PaintConcordBluePoly = 11,
            PaintJasperGreenPoly = 12,
            PaintPewterGrayPoly = 13,
            PaintFrostWhite = 14,
            PaintSilverStonePoly15 = 15,
            PaintRioRed = 16,
            PaintTorinoRedPearl = 17,
            PaintFormulaRed = 18,
            PaintHoneyBeigePoly = 19,
            PaintMarinerBlue = 20,
            PaintBlazeRed = 21,
            PaintClassicRed = 22,
            PaintWinningSilverPoly = 23,
            PaintSteelGrayPoly24 = 24,
            PaintShadowSilverPoly = 25,
            PaintSilverStonePoly26 = 26,
            PaintWarmGreyMica = 27,
            PaintHarborBluePoly = 28,
            PaintPorcelainSilverPoly = 29,
            PaintMellowBurgundy = 30,
            PaintGracefulRedMica = 31,
            PaintCurrantBluePoly = 32,
            PaintGrayPoly = 33,
            PaintArcticWhite = 34,
            PaintAnthraciteGrayPoly = 35,
            PaintBlackPoly = 36,
            PaintDarkGreenPoly = 37,
            PaintSeafoamPoly = 38,
            PaintDiamondBluePoly = 39,
            PaintBistonBrownPoly = 40,
            PaintDesertTaupePoly = 41,
            PaintGarnetRedPoly = 42,
            PaintDesertRed = 43,
            PaintGreen44 = 44,
            PaintCabernetRedPoly = 45,
            PaintLightIvory = 46,
            PaintPuebloBeige = 47,
            PaintSmokeSilverPoly = 48,
            PaintAstraSilverPoly = 49,
            PaintAscotGray = 50,
            PaintAgateGreen = 51,
            PaintPetrolBlueGreenPoly = 52,
            PaintSurfBlue = 53,
            PaintNauticalBluePoly = 54,
            PaintWoodrosePoly = 55,
            PaintCrystalBluePoly = 56,
            PaintBisqueFrostPoly = 57,
            PaintCurrantRedSolid = 58,
            PaintLtCrystalBluePoly = 59,
            PaintLtTitaniumPoly = 60,
            PaintRaceYellowSolid = 61,
            PaintBrtCurrantRedPoly = 62,
            PaintClearCrystalBlueFrostPoly = 63,
            PaintSilverPoly64 = 64,
            PaintPastelAlabaster = 65,
            PaintMidCurrantRedPoly = 66,
            PaintMedRegattaBluePoly = 67,
            PaintOxfordWhiteSolid = 68,
            PaintAlabasterSolid = 69,
            PaintElecCurrantRedPoly = 70,
            PaintSpinnakerBlueSolid = 71,
            PaintDkTitaniumPoly = 72,
            PaintPastelAlabasterSolid = 73,
            PaintMedCabernetSolid = 74,
            PaintTwilightBluePoly = 75,
            PaintTitaniumFrostPoly = 76,
            PaintSandalwoodFrostPoly = 77,
            PaintWildStrawberryPoly = 78,
            PaintUltraBluePoly = 79,
            PaintVermilionSolid = 80,
            PaintMedSandalwoodPoly = 81,
            PaintMedRedSolid = 82,
            PaintDeepJewelGreen = 83,
            PaintMedWoodrosePoly = 84,
            PaintVermillionSolid = 85,
            PaintGreen86 = 86,
            PaintBrightBluePoly87 = 87,
            PaintBrightRed88 = 88,
            PaintLtChampagnePoly = 89,
            PaintSilverPoly90 = 90,
            PaintSteelBluePoly = 91,
            PaintMediumGrayPoly = 92,
            PaintArcticPearl = 93,
            PaintNassauBluePoly = 94,
            PaintMedSapphireBluePoly = 95,
            PaintSilverPoly96 = 96,
            PaintLtSapphireBluePoly97 = 97,
            PaintMalachitePoly = 98,
            PaintFlax = 99,
            PaintMedMauiBluePoly = 100,
            PaintDkSapphireBluePoly = 101,
            PaintCopperBeige = 102,
            PaintBrightBluePoly103 = 103,
            PaintMedFlax = 104,
            PaintMedGrayPoly = 105,
            PaintBrightBluePoly106 = 106,
            PaintLtDriftwoodPoly = 107,
            PaintBlue = 108,
            PaintSteelGrayPoly109 = 109,
            PaintLtBeechwoodPoly = 110,
            PaintSlateGray = 111,
            PaintLtSapphireBluePoly112 = 112,
            PaintDkBeechwoodPoly = 113,
            PaintTorchRed = 114,
            PaintBrightRed115 = 115,
            PaintMedSapphireBlueFiremist = 116,
            PaintMedGarnetRedPoly = 117,
            PaintWhiteDiamondPearl = 118,
            PaintDkSablePoly = 119,
            PaintAntelopeBeige = 120,
            PaintBrilliantRedPoly121 = 121,
            PaintGunMetalPoly = 122,
            PaintMedBeechwoodPoly = 123,
            PaintBrilliantRedPoly124 = 124,
            PaintBrightBluePoly125 = 125,
            PaintPink = 126,
        }

        public enum PartSlot
        {
            PartSlotSpoilers = 0,
            PartSlotVents = 1,
            PartSlotRoof = 2,
            PartSlotSideSkirts = 3,
            PartSlotNitro = 4,
            PartSlotHood = 5,
            PartSlotExhausts = 6,
            PartSlotWheels = 7,
            PartSlotHydraulics = 8,
            PartSlotFrontBullbars = 9,
            PartSlotFrontBumper = 10,
            PartSlotRearBumper = 11,
        }

        public enum PedKind
        {
            PedPlayer1 = 0,
            PedPlayer2 = 1,
            PedPlayerNetwork = 2,
            PedPlayerUnused = 3,
            PedCivmale = 4,
            PedCivfemale = 5,
            PedCop = 6,
            PedGang1 = 7,
            PedGang2 = 8,
            PedGang3 = 9,
            PedGang4 = 10,
            PedGang5 = 11,
            PedGang6 = 12,
            PedGang7 = 13,
            PedGang8 = 14,
            PedGang9 = 15,
            PedGang10 = 16,
            PedDealer = 17,
            PedMedic = 18,
            PedFireman = 19,
            PedCriminal = 20,
            PedBum = 21,
            PedProstitute = 22,
            PedSpecial = 23,
            PedMission1 = 24,
            PedMission2 = 25,
            PedMission3 = 26,
            PedMission4 = 27,
            PedMission5 = 28,
            PedMission6 = 29,
            PedMission7 = 30,
            PedMission8 = 31,
        }

        public enum PickupKind
        {
            PickupNone = 0,
            PickupInShop = 1,
            PickupOnStreet = 2,
            PickupOnce = 3,
            PickupOnceTimeout = 4,
            PickupOnceTimeoutSlow = 5,
            PickupCollectable = 6,
            PickupShopOutOfStock = 7,
            PickupMoney = 8,
            PickupMineInactive = 9,
            PickupMineArmed = 10,
            PickupNavalMineInactive = 11,
            PickupNavalMineArmed = 12,
            PickupFloatingPackage = 13,
            PickupFloatingPackageAfloat = 14,
            PickupOnStreetSlow = 15,
            PickupAssetRevenue = 16,
            PickupPropertyLocked = 17,
            PickupPropertyForSale = 18,
            PickupMoneyStays = 19,
            PickupSnapshot = 20,
            PickupTwoPlayer = 21,
            PickupOnceForMission = 22,
        }

        public enum PlayState
        {
            StillPlaying = 0,
            PlayerWasted = 1,
            PlayerBusted = 2,
            MissionFailed = 3,
            MissionPassed = 4,
        }

        public enum PlayerCondition
        {
            PlayerPlaying = 0,
            PlayerDied = 1,
            PlayerArrested = 2,
            PlayerFailedMission = 3,
            PlayerLeftGame = 4,
        }

        public enum PopulationGroup
        {
            GroupBusiness = 0,
            GroupDesert = 1,
            GroupEntertainment = 2,
            GroupCountryside = 3,
            GroupResidentialRich = 4,
            GroupResidentialAverage = 5,
            GroupResidentialPoor = 6,
            GroupGangland = 7,
            GroupBeach = 8,
            GroupShopping = 9,
            GroupPark = 10,
            GroupIndustry = 11,
            GroupEntertainmentBusy = 12,
            GroupShoppingBusy = 13,
            GroupShoppingPosh = 14,
            GroupRichSecluded = 15,
            GroupAirport = 16,
            GroupGolfClub = 17,
            GroupOutOfTownFactory = 18,
            GroupAirportRunway = 19,
        }

        public enum PropertyOffer
        {
            NoPropertyText = 0,
            CanBeBought = 1,
            CannotBeBought = 2,
        }

        public enum ScriptVersion
        {
            ScriptV2 = 194125,
            ScriptV1 = 194146,
            ScriptAndroid = 262245,
            ScriptDefinitive = 264905,
        }

        public enum ShopItem
        {
            ItemBntBScL = 0,
            ItemBntBScM = 1,
            ItemBntBScPL = 2,
            ItemBntBScPM = 3,
            ItemBntlBOv = 4,
            ItemBntlBSq = 5,
            ItemExhBL = 6,
            ItemExhBM = 7,
            ItemExhBS = 8,
            ItemExhBT = 9,
            ItemExhBTs = 10,
            ItemLgtBRspt = 11,
            ItemLgtBSspt = 12,
            ItemNtoBL = 13,
            ItemNtoBS = 14,
            ItemNtoBTw = 15,
            ItemRfBScR = 16,
            ItemSplBBabM = 17,
            ItemSplBBarL = 18,
            ItemSplBBarM = 19,
            ItemSplBBbbM = 20,
            ItemSplBBbrL = 21,
            ItemSplBBbrM = 22,
            ItemSplBMabM = 23,
            ItemSplBMarM = 24,
            ItemWgLBSsk = 25,
            ItemWgRBSsk = 26,
            ItemExhAF = 27,
            ItemExhCF = 28,
            ItemFbmpAF = 29,
            ItemFbmpCF = 30,
            ItemRbmpAF = 31,
            ItemRbmpCF = 32,
            ItemRfAF = 33,
            ItemRfCF = 34,
            ItemSplAFR = 35,
            ItemSplCFR = 36,
            ItemWgLAF = 37,
            ItemWgLCF = 38,
            ItemExhAJ = 39,
            ItemExhCJ = 40,
            ItemFbmpAJ = 41,
            ItemFbmpCJ = 42,
            ItemRbmpAJ = 43,
            ItemRbmpCJ = 44,
            ItemRfAJ = 45,
            ItemRfCJ = 46,
            ItemSplAJB = 47,
            ItemSplCJB = 48,
            ItemWgLAJ = 49,
            ItemWgLCJ = 50,
            ItemExhAL = 51,
            ItemExhCL = 52,
            ItemFbmpAL = 53,
            ItemFbmpCL = 54,
            ItemRbmpAL = 55,
            ItemRbmpCL = 56,
            ItemRfAL = 57,
            ItemRfCL = 58,
            ItemSplALB = 59,
            ItemSplCLB = 60,
            ItemWgLAL = 61,
            ItemWgLCL = 62,
            ItemExhASt = 63,
            ItemExhCSt = 64,
            ItemFbmpASt = 65,
            ItemFbmpCSt = 66,
            ItemRbmpASt = 67,
            ItemRbmpCSt = 68,
            ItemRfASt = 69,
            ItemRfCSt = 70,
            ItemSplAStR = 71,
            ItemSplCStR = 72,
            ItemWgLASt = 73,
            ItemWgLCSt = 74,
            ItemExhAS = 75,
            ItemExhCS = 76,
            ItemFbmpAS = 77,
            ItemFbmpCS = 78,
            ItemRbmpAS = 79,
            ItemRbmpCS = 80,
            ItemRfAS = 81,
            ItemRfCS = 82,
            ItemSplASB = 83,
            ItemSplCSB = 84,
            ItemWgLAS = 85,
            ItemWgLCS = 86,
            ItemExhAU = 87,
            ItemExhCU = 88,
            ItemFbmpAU = 89,
            ItemFbmpCU = 90,
            ItemRbmpAU = 91,
            ItemRbmpCU = 92,
            ItemRfAU = 93,
            ItemRfCU = 94,
            ItemSplAUB = 95,
            ItemSplCUB = 96,
            ItemWgLAU = 97,
            ItemWgLCU = 98,
            ItemRfLrBl1 = 99,
            ItemRfLrBl2 = 100,
            ItemRbmpLrBl1 = 101,
            ItemRbmpLrBl2 = 102,
            ItemFbmpLrBl1 = 103,
            ItemFbmpLrBl2 = 104,
            ItemExhLrBl1 = 105,
            ItemExhLrBl2 = 106,
            ItemWgLLrBl1 = 107,
            ItemExhLrRem1 = 108,
            ItemExhLrRem2 = 109,
            ItemFbmpLrRem1 = 110,
            ItemFbmpLrRem2 = 111,
            ItemRbmpLrRem1 = 112,
            ItemRbmpLrRem2 = 113,
            ItemWgLLrRem1 = 114,
            ItemWgLLrRem2 = 115,
            ItemMiscCLrRem1 = 116,
            ItemMiscCLrRem2 = 117,
            ItemMiscCLrRem3 = 118,
            ItemRfLrSv1 = 119,
            ItemRfLrSv2 = 120,
            ItemFbmpLrSv1 = 121,
            ItemFbmpLrSv2 = 122,
            ItemRbmpLrSv1 = 123,
            ItemRbmpLrSv2 = 124,
            ItemExhLrSv1 = 125,
            ItemExhLrSv2 = 126,
            ItemWgLLrSv = 127,
            ItemExhLrBr1 = 128,
            ItemExhLrBr2 = 129,
            ItemFbmpLrBr1 = 130,
            ItemFbmpLrBr2 = 131,
            ItemRbmpLrBr1 = 132,
            ItemRbmpLrBr2 = 133,
            ItemWgLLrBr1 = 134,
            ItemExhLrSlv1 = 135,
            ItemExhLrSlv2 = 136,
            ItemFbmpLrSlv1 = 137,
            ItemFbbLrSlv1 = 138,
            ItemFbbLrSlv2 = 139,
            ItemBbbLrSlv1 = 140,
            ItemBbbLrSlv2 = 141,
            ItemWgLLrSlv1 = 142,
            ItemWgLLrSlv2 = 143,
            ItemExhLrT1 = 144,
            ItemExhLrT2 = 145,
            ItemFbmpLrT1 = 146,
            ItemFbmpLrT2 = 147,
            ItemRbmpLrT1 = 148,
            ItemRbmpLrT2 = 149,
            ItemWgLLrT1 = 150,
            ItemWheelSr1 = 151,
            ItemWheelSr2 = 152,
            ItemWheelLr1 = 153,
            ItemWheelLr2 = 154,
            ItemWheelGn1 = 155,
            ItemWheelGn2 = 156,
            ItemWheelSr3 = 157,
            ItemWheelSr4 = 158,
            ItemWheelSr5 = 159,
            ItemWheelSr6 = 160,
            ItemWheelLr3 = 161,
            ItemWheelLr4 = 162,
            ItemWheelLr5 = 163,
            ItemWheelOr1 = 164,
            ItemWheelGn3 = 165,
            ItemWheelGn4 = 166,
            ItemWheelGn5 = 167,
            ItemStereo = 168,
            ItemHydralics = 169,
            ItemPlayerTorso = 170,
            ItemFoot = 171,
            ItemVestblack = 172,
            ItemVest = 173,
            ItemTshirt2horiz = 174,
            ItemTshirtwhite = 175,
            ItemTshirtilovels = 176,
            ItemTshirtblunts = 177,
            ItemShirtbplaid = 178,
            ItemShirtbcheck = 179,
            ItemField = 180,
            ItemTshirterisyell = 181,
            ItemTshirterisorn = 182,
            ItemTrackytop2eris = 183,
            ItemBbjackrim = 184,
            ItemBballjackrstar = 185,
            ItemBaskballdrib = 186,
            ItemBaskballrim = 187,
            ItemSixtyniners = 188,
            ItemBandits = 189,
            ItemTshirtprored = 190,
            ItemTshirtproblk = 191,
            ItemTrackytop1pro = 192,
            ItemHockeytop = 193,
            ItemBbjersey = 194,
            ItemShellsuit = 195,
            ItemTshirtheatwht = 196,
            ItemTshirtbobomonk = 197,
            ItemTshirtbobored = 198,
            ItemTshirtbase5 = 199,
            ItemTshirtsuburb = 200,
            ItemHoodyamerc = 201,
            ItemHoodyabase5 = 202,
            ItemHoodyarockstar = 203,
            ItemWcoatblue = 204,
            ItemCoach = 205,
            ItemCoachsemi = 206,
            ItemSweatrstar = 207,
            ItemHoodyablue = 208,
            ItemHoodyablack = 209,
            ItemHoodyagreen = 210,
            ItemSleevtbrown = 211,
            ItemShirtablue = 212,
            ItemShirtayellow = 213,
            ItemShirtagrey = 214,
            ItemShirtbgang = 215,
            ItemTshirtzipcrm = 216,
            ItemTshirtzipgry = 217,
            ItemDenimfade = 218,
            ItemBowling = 219,
            ItemHoodjackbeige = 220,
            ItemBaskballloc = 221,
            ItemTshirtlocgrey = 222,
            ItemTshirtmaddgrey = 223,
            ItemTshirtmaddgrn = 224,
            ItemSuit1grey = 225,
            ItemSuit1blk = 226,
            ItemLeather = 227,
            ItemPainter = 228,
            ItemHawaiiwht = 229,
            ItemHawaiired = 230,
            ItemSportjack = 231,
            ItemSuit1red = 232,
            ItemSuit1blue = 233,
            ItemSuit1yellow = 234,
            ItemSuit2grn = 235,
            ItemTuxedo = 236,
            ItemSuit1gang = 237,
            ItemLetter = 238,
            ItemWorktrcamogrn = 239,
            ItemWorktrcamogry = 240,
            ItemWorktrgrey = 241,
            ItemWorktrkhaki = 242,
            ItemTracktr = 243,
            ItemTracktreris = 244,
            ItemJeansdenim = 245,
            ItemLegsblack = 246,
            ItemLegsheart = 247,
            ItemBiegetr = 248,
            ItemTracktrpro = 249,
            ItemTracktrwhstr = 250,
            ItemTracktrblue = 251,
            ItemTracktrgang = 252,
            ItemBbshortwht = 253,
            ItemBoxshort = 254,
            ItemBbshortred = 255,
            ItemShellsuittr = 256,
            ItemShortsgrey = 257,
            ItemShortskhaki = 258,
            ItemChongergrey = 259,
            ItemChongergang = 260,
            ItemChongerred = 261,
            ItemChongerblue = 262,
            ItemShortsgang = 263,
            ItemDenimsgang = 264,
            ItemDenimsred = 265,
            ItemChinosbiege = 266,
            ItemChinoskhaki = 267,
            ItemCutoffchinos = 268,
            ItemCutoffchinosblue = 269,
            ItemChinosblack = 270,
            ItemChinosblue = 271,
            ItemLeathertr = 272,
            ItemLeathertrchaps = 273,
            ItemSuit1trgrey = 274,
            ItemSuit1trblk = 275,
            ItemCutoffdenims = 276,
            ItemSuit1trred = 277,
            ItemSuit1trblue = 278,
            ItemSuit1tryellow = 279,
            ItemSuit1trgreen = 280,
            ItemSuit1trblk2 = 281,
            ItemSuit1trgang = 282,
            ItemPlayerLegs = 283,
            ItemCowboyboot2 = 284,
            ItemBask2semi = 285,
            ItemBask1eris = 286,
            ItemSneakerbincgang = 287,
            ItemSneakerbincblu = 288,
            ItemSneakerbincblk = 289,
            ItemSandal = 290,
            ItemSandalsock = 291,
            ItemFlipflop = 292,
            ItemHitop = 293,
            ItemConvproblk = 294,
            ItemConvproblu = 295,
            ItemConvprogrn = 296,
            ItemSneakerprored = 297,
            ItemSneakerproblu = 298,
            ItemSneakerprowht = 299,
            ItemBask1prowht = 300,
            ItemBask1problk = 301,
            ItemBoxingshoe = 302,
            ItemConvheatblk = 303,
            ItemConvheatred = 304,
            ItemConvheatorn = 305,
            ItemSneakerheatwht = 306,
            ItemSneakerheatgry = 307,
            ItemSneakerheatblk = 308,
            ItemBask2heatwht = 309,
            ItemBask2heatband = 310,
            ItemTimbergrey = 311,
            ItemTimberred = 312,
            ItemTimberfawn = 313,
            ItemTimberhike = 314,
            ItemCowboyboot = 315,
            ItemBiker = 316,
            ItemSnakeskin = 317,
            ItemShoedressblk = 318,
            ItemShoedressbrn = 319,
            ItemShoespatz = 320,
            ItemDogtag = 321,
            ItemNeckafrica = 322,
            ItemStopwatch = 323,
            ItemNecksaints = 324,
            ItemNeckhash = 325,
            ItemNecksilver = 326,
            ItemNeckgold = 327,
            ItemNeckropes = 328,
            ItemNeckropeg = 329,
            ItemNeckls = 330,
            ItemNeckdollar = 331,
            ItemNeckcross = 332,
            ItemWatchpink = 333,
            ItemWatchyellow = 334,
            ItemWatchpro = 335,
            ItemWatchpro2 = 336,
            ItemWatchsub1 = 337,
            ItemWatchsub2 = 338,
            ItemWatchzip1 = 339,
            ItemWatchzip2 = 340,
            ItemWatchgno = 341,
            ItemWatchgno2 = 342,
            ItemWatchcro = 343,
            ItemWatchcro2 = 344,
            ItemGroucho = 345,
            ItemZorro = 346,
            ItemEyepatch = 347,
            ItemGlasses01 = 348,
            ItemGlasses04 = 349,
            ItemBandred3 = 350,
            ItemBandblue3 = 351,
            ItemBandgang3 = 352,
            ItemBandblack3 = 353,
            ItemGlasses01dark = 354,
            ItemGlasses04dark = 355,
            ItemGlasses03 = 356,
            ItemGlasses03red = 357,
            ItemGlasses03blue = 358,
            ItemGlasses03dark = 359,
            ItemGlasses05dark = 360,
            ItemGlasses05 = 361,
            ItemBandred = 362,
            ItemBandblue = 363,
            ItemBandgang = 364,
            ItemBandblack = 365,
            ItemBandred2 = 366,
            ItemBandblue2 = 367,
            ItemBandblack2 = 368,
            ItemBandgang2 = 369,
            ItemCapknitgrn = 370,
            ItemCaptruck = 371,
            ItemCowboy = 372,
            ItemHattiger = 373,
            ItemHelmet = 374,
            ItemMoto = 375,
            ItemBoxingcap = 376,
            ItemHockey = 377,
            ItemCapgang = 378,
            ItemCapgangback = 379,
            ItemCapgangside = 380,
            ItemCapgangover = 381,
            ItemCapgangup = 382,
            ItemBikerhelmet = 383,
            ItemCapred = 384,
            ItemCapredback = 385,
            ItemCapredside = 386,
            ItemCapredover = 387,
            ItemCapredup = 388,
            ItemCapblue = 389,
            ItemCapblueback = 390,
            ItemCapblueside = 391,
            ItemCapblueover = 392,
            ItemCapblueup = 393,
            ItemSkullyblk = 394,
            ItemSkullygrn = 395,
            ItemHatmancblk = 396,
            ItemHatmancplaid = 397,
            ItemCapzip = 398,
            ItemCapzipback = 399,
            ItemCapzipside = 400,
            ItemCapzipover = 401,
            ItemCapzipup = 402,
            ItemBeretred = 403,
            ItemBeretblk = 404,
            ItemCapblk = 405,
            ItemCapblkback = 406,
            ItemCapblkside = 407,
            ItemCapblkover = 408,
            ItemCapblkup = 409,
            ItemTrilbydrk = 410,
            ItemTrilbylght = 411,
            ItemBowler = 412,
            ItemBowlerred = 413,
            ItemBowlerblue = 414,
            ItemBowleryellow = 415,
            ItemBoater = 416,
            ItemBowlergang = 417,
            ItemBoaterblk = 418,
            ItemGimpleg = 419,
            ItemValet = 420,
            ItemCountrytr = 421,
            ItemCroupier = 422,
            ItemPolicetr = 423,
            ItemBalaclava = 424,
            ItemPimptr = 425,
            ItemGarageleg = 426,
            ItemMedictr = 427,
            ItemPlayerFace = 428,
            ItemHairblond = 429,
            ItemHairred = 430,
            ItemHairblue = 431,
            ItemHairgreen = 432,
            ItemHairpink = 433,
            ItemBald = 434,
            ItemBaldbeard = 435,
            ItemBaldtash = 436,
            ItemBaldgoatee = 437,
            ItemHighfade = 438,
            ItemHighafro = 439,
            ItemWedge = 440,
            ItemSlope = 441,
            ItemJhericurl = 442,
            ItemCornrows = 443,
            ItemCornrowsb = 444,
            ItemTramline = 445,
            ItemGroovecut = 446,
            ItemMohawk = 447,
            ItemMohawkblond = 448,
            ItemMohawkpink = 449,
            ItemMohawkbeard = 450,
            ItemAfro = 451,
            ItemAfrotash = 452,
            ItemAfrobeard = 453,
            ItemAfroblond = 454,
            ItemFlattop = 455,
            ItemElvishair = 456,
            ItemBeard = 457,
            ItemTash = 458,
            ItemGoatee = 459,
            ItemAfrogoatee = 460,
            Item4weed = 461,
            Item4rip = 462,
            Item4spider = 463,
            Item5gun = 464,
            Item5cross = 465,
            Item5cross2 = 466,
            Item5cross3 = 467,
            Item6aztec = 468,
            Item6crown = 469,
            Item6clown = 470,
            Item6africa = 471,
            Item7cross = 472,
            Item7cross2 = 473,
            Item7cross3 = 474,
            Item7mary = 475,
            Item8sa = 476,
            Item8sa2 = 477,
            Item8sa3 = 478,
            Item8westside = 479,
            Item8santos = 480,
            Item8poker = 481,
            Item8gun = 482,
            Item9crown = 483,
            Item9gun = 484,
            Item9gun2 = 485,
            Item9homeboy = 486,
            Item9bullet = 487,
            Item9rasta = 488,
            Item10ls = 489,
            Item10ls2 = 490,
            Item10ls3 = 491,
            Item10ls4 = 492,
            Item10ls5 = 493,
            Item10og = 494,
            Item10weed = 495,
            Item11grove = 496,
            Item11grove2 = 497,
            Item11grove3 = 498,
            Item11dice = 499,
            Item11dice2 = 500,
            Item11jail = 501,
            Item11godsgift = 502,
            Item12angels = 503,
            Item12mayabird = 504,
            Item12dagger = 505,
            Item12bandit = 506,
            Item12cross7 = 507,
            Item12mayaface = 508,
            ItemBurgerlow = 509,
            ItemBurgermed = 510,
            ItemBurgerhigh = 511,
            ItemBurgerHealthy = 512,
            ItemClucklow = 513,
            ItemCluckmed = 514,
            ItemCluckhigh = 515,
            ItemCluckHealthy = 516,
            ItemPizzalow = 517,
            ItemPizzamed = 518,
            ItemPizzahigh = 519,
            ItemPizzaHealthy = 520,
            ItemRustylow = 521,
            ItemRustymed = 522,
            ItemRustyhigh = 523,
            ItemPistol = 524,
            ItemPistolSilenced = 525,
            ItemDesertEagle = 526,
            ItemGrenade = 527,
            ItemShotgun = 528,
            ItemSpas12 = 529,
            ItemSawnoff = 530,
            ItemMicroUzi = 531,
            ItemTec9 = 532,
            ItemMp5 = 533,
            ItemAk47 = 534,
            ItemM4 = 535,
            ItemCountryrifle = 536,
            ItemSniperrifle = 537,
            ItemRlauncher = 538,
            ItemRlauncherHs = 539,
            ItemFthrower = 540,
            ItemSatchelCharge = 541,
            ItemMinigun = 542,
            ItemArmour = 543,
        }

        public enum StatMessage
        {
            Message0 = 0,
            Message1 = 1,
            Message2 = 2,
            Message3 = 3,
            Message4 = 4,
            Message5 = 5,
            Message6 = 6,
            Message7 = 7,
            Message8 = 8,
            Message9 = 9,
            Message10 = 10,
            Message11 = 11,
            Message12 = 12,
            Message13 = 13,
            Message14 = 14,
            Message15 = 15,
            Message16 = 16,
            Message17 = 17,
            Message18 = 18,
            Message19 = 19,
            Message20 = 20,
            Message21 = 21,
            Message22 = 22,
            Message23 = 23,
            Message24 = 24,
            Message25 = 25,
            Message26 = 26,
            Message27 = 27,
            Message28 = 28,
            Message29 = 29,
            Message30 = 30,
            Message31 = 31,
            Message32 = 32,
            Message33 = 33,
            Message34 = 34,
            Message35 = 35,
            Message36 = 36,
            Message37 = 37,
            Message38 = 38,
            Message39 = 39,
            Message40 = 40,
            Message41 = 41,
            Message42 = 42,
            Message43 = 43,
            Message44 = 44,
            Message45 = 45,
            Message46 = 46,
            Message47 = 47,
            Message48 = 48,
            Message49 = 49,
            Message50 = 50,
            Message51 = 51,
            Message52 = 52,
            Message53 = 53,
            Message54 = 54,
            Message55 = 55,
            Message56 = 56,
            Message57 = 57,
            Message58 = 58,
            Message59 = 59,
            Message60 = 60,
            Message61 = 61,
            Message62 = 62,
            Message63 = 63,
            Message64 = 64,
            Message65 = 65,
            Message66 = 66,
            Message67 = 67,
            Message68 = 68,
            Message69 = 69,
            Message70 = 70,
            Message71 = 71,
            Message72 = 72,
            Message73 = 73,
            Message74 = 74,
            Message75 = 75,
            Message76 = 76,
            Message77 = 77,
            Message78 = 78,
            Message79 = 79,
            Message80 = 80,
            Message81 = 81,
            Message82 = 82,
            Message83 = 83,
            Message84 = 84,
            Message85 = 85,
            Message86 = 86,
            Message87 = 87,
            Message88 = 88,
            Message89 = 89,
            Message90 = 90,
            Message91 = 91,
            Message92 = 92,
            Message93 = 93,
            Message94 = 94,
            Message95 = 95,
            Message96 = 96,
            Message97 = 97,
            Message98 = 98,
            Message99 = 99,
            Message100 = 100,
            Message101 = 101,
            Message102 = 102,
            Message103 = 103,
            Message104 = 104,
            Message105 = 105,
            Message106 = 106,
            Message107 = 107,
            Message108 = 108,
            Message109 = 109,
            Message110 = 110,
            Message111 = 111,
            Message112 = 112,
            Message113 = 113,
            Message114 = 114,
            Message115 = 115,
            Message116 = 116,
            Message117 = 117,
            Message118 = 118,
            Message119 = 119,
            Message120 = 120,
            Message121 = 121,
        }

        public enum Station
        {
            CarEmergency = 0,
            CarPlaybackFm = 1,
            CarKRose = 2,
            CarKDst = 3,
            CarBounceFm = 4,
            CarSfUr = 5,
            CarRadioLosSantos = 6,
            CarRadioX = 7,
            CarCsr1039 = 8,
            CarKJahWest = 9,
            CarMasterSounds983 = 10,
            CarWctr = 11,
            CarUserTracks = 12,
            CarOff = 13,
        }

        public enum StationOrder
        {
            RadioEmergency = 0,
            RadioPlaybackFm = 1,
            RadioKRose = 2,
            RadioKDst = 3,
            RadioBounceFm = 4,
            RadioSfUr = 5,
            RadioRadioLosSantos = 6,
            RadioRadioX = 7,
            RadioCsr1039 = 8,
            RadioKJahWest = 9,
            RadioMasterSounds983 = 10,
            RadioWctr = 11,
            RadioUserTracks = 12,
            RadioOff = 13,
        }

        public enum StockGarage
        {
            GarageMulLan = 0,
            GarageImpLa = 1,
            GarageDufLas = 2,
            GarageLasbomb = 3,
            GarageModglas = 4,
            GarageCarlas1 = 5,
            GarageBurgLk = 6,
            GarageModlast = 7,
            GarageSprlae1 = 8,
            GarageCjsafe = 9,
            GarageBodlawn = 10,
            GarageSprlae2 = 11,
            GarageSplaw2 = 12,
            GarageBeacsv = 13,
            GarageCesafe1 = 14,
            GarageMds1sfs = 15,
            GarageTbon = 16,
            GarageSvgsfs1 = 17,
            GarageMdssfse = 18,
            GarageSprsfse = 19,
            GarageBrgsfse = 20,
            GarageLcksfse = 21,
            GarageHbgdsfs = 22,
            GarageFdorsfe = 23,
            GarageMichdr = 24,
            GarageSav1sfe = 25,
            GarageImpSf = 26,
            GarageSprsfw = 27,
            GarageSav1sfw = 28,
            GarageImpLv = 29,
            GarageVgshngr = 30,
            GarageVgelock = 31,
            GarageTimy1 = 32,
            GarageVecmod = 33,
            GarageVesvgrg = 34,
            GarageBlob2 = 35,
            GarageBlob1 = 36,
            GarageBlob6 = 37,
            GarageBlob69 = 38,
            GarageBlob7 = 39,
            GarageCnspray = 40,
            GarageCn2spry = 41,
            GarageCn2gar1 = 42,
            GarageCn2gar2 = 43,
            GarageGhostdr = 44,
            GarageDhangar = 45,
            GarageAmumis = 46,
            GarageCespray = 47,
            GarageBurbdoo = 48,
            GarageBurbdo2 = 49,
        }

        public enum SwappedThing
        {
            NothingSwapped = 0,
            BuildingSwapped = 2,
        }

        public enum SystemTimePart
        {
            Year = 0,
            Month = 1,
            Weekday = 2,
            Day = 3,
            Hour = 4,
            Minute = 5,
            Second = 6,
            Millisecond = 7,
        }

        public enum Town
        {
            CountrysideTown = 0,
            LosSantos = 1,
            SanFierro = 2,
            LasVenturas = 3,
        }

        public enum TrapKind
        {
            NoTrap = 0,
            TwoSlowCars = 1,
            OneFastCar = 2,
            OneCar = 3,
            OneCop = 4,
            TwoCops = 5,
            TwoBrakingCars = 6,
            TwoFastCars = 7,
            TwoCars = 8,
        }

        public enum Vehicle
        {
            VehicleLandstalker = 400,
            VehicleBravura = 401,
            VehicleBuffalo = 402,
            VehicleLinerunner = 403,
            VehiclePerennial = 404,
            VehicleSentinel = 405,
            VehicleDumper = 406,
            VehicleFireTruck = 407,
            VehicleTrashmaster = 408,
            VehicleStretch = 409,
            VehicleManana = 410,
            VehicleInfernus = 411,
            VehicleVoodoo = 412,
            VehiclePony = 413,
            VehicleMule = 414,
            VehicleCheetah = 415,
            VehicleAmbulance = 416,
            VehicleLeviathan = 417,
            VehicleMoonbeam = 418,
            VehicleEsperanto = 419,
            VehicleTaxi = 420,
            VehicleWashington = 421,
            VehicleBobcat = 422,
            VehicleMrWhoopee = 423,
            VehicleBfInjection = 424,
            VehicleHunter = 425,
            VehiclePremier = 426,
            VehicleEnforcer = 427,
            VehicleSecuricar = 428,
            VehicleBanshee = 429,
            VehiclePredator = 430,
            VehicleBus = 431,
            VehicleRhino = 432,
            VehicleBarracks = 433,
            VehicleHotknife = 434,
            VehicleTrailer2 = 435,
            VehiclePrevion = 436,
            VehicleCoach = 437,
            VehicleCabbie = 438,
            VehicleStallion = 439,
            VehicleRumpo = 440,
            VehicleRcBandit = 441,
            VehicleRomero = 442,
            VehiclePacker = 443,
            VehicleMonster = 444,
            VehicleAdmiral = 445,
            VehicleSqualo = 446,
            VehicleSeasparrow = 447,
            VehiclePizzaBoy = 448,
            VehicleTrolly = 449,
            VehicleTrailer3 = 450,
            VehicleTurismo = 451,
            VehicleSpeeder = 452,
            VehicleReefer = 453,
            VehicleTropic = 454,
            VehicleFlatbed = 455,
            VehicleYankee = 456,
            VehicleCaddy = 457,
            VehicleSolair = 458,
            VehicleBerkleysRcVan = 459,
            VehicleSkimmer = 460,
            VehiclePcj600 = 461,
            VehicleFaggio = 462,
            VehicleFreeway = 463,
            VehicleRcBaron = 464,
            VehicleRcRaider = 465,
            VehicleGlendale = 466,
            VehicleOceanic = 467,
            VehicleSanchez = 468,
            VehicleSparrow = 469,
            VehiclePatriot = 470,
            VehicleQuadbike = 471,
            VehicleCoastguard = 472,
            VehicleDinghy = 473,
            VehicleHermes = 474,
            VehicleSabre = 475,
            VehicleRustler = 476,
            VehicleZr350 = 477,
            VehicleWalton = 478,
            VehicleRegina = 479,
            VehicleComet = 480,
            VehicleBmx = 481,
            VehicleBurrito = 482,
            VehicleCamper = 483,
            VehicleMarquis = 484,
            VehicleBaggage = 485,
            VehicleDozer = 486,
            VehicleMaverick = 487,
            VehicleNewsChopper = 488,
            VehicleRancher = 489,
            VehicleFbiRancher = 490,
            VehicleVirgo = 491,
            VehicleGreenwood = 492,
            VehicleJetmax = 493,
            VehicleHotringRacer = 494,
            VehicleSandking = 495,
            VehicleBlistaCompact = 496,
            VehiclePoliceMaverick = 497,
            VehicleBoxville = 498,
            VehicleBenson = 499,
            VehicleMesa = 500,
            VehicleRcGoblin = 501,
            VehicleHotringRacer2 = 502,
            VehicleHotringRacer3 = 503,
            VehicleBloodringBanger = 504,
            VehicleRancherLure = 505,
            VehicleSuperGt = 506,
            VehicleElegant = 507,
            VehicleJourney = 508,
            VehicleBike = 509,
            VehicleMountainBike = 510,
            VehicleBeagle = 511,
            VehicleCropduster = 512,
            VehicleStuntplane = 513,
            VehicleTanker = 514,
            VehicleRoadtrain = 515,
            VehicleNebula = 516,
            VehicleMajestic = 517,
            VehicleBuccaneer = 518,
            VehicleShamal = 519,
            VehicleHydra = 520,
            VehicleFcr900 = 521,
            VehicleNrg500 = 522,
            VehicleHpv1000 = 523,
            VehicleCementTruck = 524,
            VehicleTowtruck = 525,
            VehicleFortune = 526,
            VehicleCadrona = 527,
            VehicleFbiTruck = 528,
            VehicleWillard = 529,
            VehicleForklift = 530,
            VehicleTractor = 531,
            VehicleCombineHarvester = 532,
            VehicleFeltzer = 533,
            VehicleRemington = 534,
            VehicleSlamvan = 535,
            VehicleBlade = 536,
            VehicleFreightTrain = 537,
            VehicleBrownstreakEngine = 538,
            VehicleVortex = 539,
            VehicleVincent = 540,
            VehicleBullet = 541,
            VehicleClover = 542,
            VehicleSadler = 543,
            VehicleFireTruckLadder = 544,
            VehicleHustler = 545,
            VehicleIntruder = 546,
            VehiclePrimo = 547,
            VehicleCargobob = 548,
            VehicleTampa = 549,
            VehicleSunrise = 550,
            VehicleMerit = 551,
            VehicleUtilityVan = 552,
            VehicleNevada = 553,
            VehicleYosemite = 554,
            VehicleWindsor = 555,
            VehicleMonster2 = 556,
            VehicleMonster3 = 557,
            VehicleUranus = 558,
            VehicleJester = 559,
            VehicleSultan = 560,
            VehicleStratum = 561,
            VehicleElegy = 562,
            VehicleRaindance = 563,
            VehicleRcTiger = 564,
            VehicleFlash = 565,
            VehicleTahoma = 566,
            VehicleSavanna = 567,
            VehicleBandito = 568,
            VehicleFreightTrainFlatbed = 569,
            VehicleBrownstreakCarriage = 570,
            VehicleKart = 571,
            VehicleMower = 572,
            VehicleDune = 573,
            VehicleSweeper = 574,
            VehicleBroadway = 575,
            VehicleTornado = 576,
            VehicleAt400 = 577,
            VehicleDft30 = 578,
            VehicleHuntley = 579,
            VehicleStafford = 580,
            VehicleBf400 = 581,
            VehicleNewsVan = 582,
            VehicleTug = 583,
            VehicleGasTrailer = 584,
            VehicleEmperor = 585,
            VehicleWayfarer = 586,
            VehicleEuros = 587,
            VehicleHotdog = 588,
            VehicleClub = 589,
            VehicleFreightTrainBoxcar = 590,
            VehicleTrailer4 = 591,
            VehicleAndromada = 592,
            VehicleDodo = 593,
            VehicleRcCam = 594,
            VehicleLaunch = 595,
            VehiclePoliceCarLs = 596,
            VehiclePoliceCarSf = 597,
            VehiclePoliceCarLv = 598,
            VehiclePoliceRanger = 599,
            VehiclePicador = 600,
            VehicleSWAT = 601,
            VehicleAlpha = 602,
            VehiclePhoenix = 603,
            VehicleGlendaleDamaged = 604,
            VehicleSadlerDamaged = 605,
            VehicleBaggageTrailerCovered = 606,
            VehicleBaggageTrailerUncovered = 607,
            VehicleTrailer1 = 608,
            VehicleBlackBoxville = 609,
            VehicleFarmTrailer = 610,
            VehicleStreetCleanTrailer = 611,
        }

        public enum VehicleClass
        {
            ClassCar = 0,
            ClassMtruck = 1,
            ClassQuad = 2,
            ClassHeli = 3,
            ClassPlane = 4,
            ClassBoat = 5,
            ClassTrain = 6,
            ClassBike = 7,
            ClassBmx = 8,
            ClassTrailer = 9,
        }

        public enum WarAttack
        {
            NoAttack = 0,
            PlayerWasTold = 1,
            PlayerCame = 2,
        }

        public enum WarState
        {
            NoWar = 0,
            Provoked = 1,
            FirstWave = 2,
            FirstPassed = 3,
            SecondWave = 4,
            SecondPassed = 5,
            ThirdWave = 6,
        }

        public enum WeaponKind
        {
            Unarmed = 0,
            BrassKnuckles = 1,
            GolfClub = 2,
            Nightstick = 3,
            Knife = 4,
            Bat = 5,
            Shovel = 6,
            PoolCue = 7,
            Katana = 8,
            Chainsaw = 9,
            Dildo = 10,
            Dildo2 = 11,
            Vibrator = 12,
            Vibrator2 = 13,
            Flowers = 14,
            Cane = 15,
            Grenade = 16,
            Teargas = 17,
            Molotov = 18,
            Rocket = 19,
            HeatSeekingRocket = 20,
            FreeFallBomb = 21,
            Pistol = 22,
            SilencedPistol = 23,
            DesertEagle = 24,
            Shotgun = 25,
            SawnOff = 26,
            CombatShotgun = 27,
            MicroUzi = 28,
            Mp5 = 29,
            Ak47 = 30,
            M4 = 31,
            Tec9 = 32,
            CountryRifle = 33,
            SniperRifle = 34,
            RocketLauncher = 35,
            HeatSeeker = 36,
            Flamethrower = 37,
            Minigun = 38,
            Satchel = 39,
            Detonator = 40,
            Spraycan = 41,
            Extinguisher = 42,
            Camera = 43,
            NightVision = 44,
            Infrared = 45,
            Parachute = 46,
        }

        public enum WeaponSlot
        {
            SlotUnarmed = 0,
            SlotMelee = 1,
            SlotHandgun = 2,
            SlotShotgun = 3,
            SlotSmg = 4,
            SlotRifle = 5,
            SlotSniper = 6,
            SlotHeavy = 7,
            SlotThrown = 8,
            SlotSpecial = 9,
            SlotGift = 10,
            SlotGoggles = 11,
            SlotDetonator = 12,
        }

        public enum WeaponState
        {
            WeaponReady = 0,
            Firing = 1,
            Reloading = 2,
            OutOfAmmo = 3,
            MeleeContact = 4,
        }

        public enum Weather
        {
            NoWeather = -1,
            ExtraSunnyLa = 0,
            SunnyLa = 1,
            ExtraSunnySmogLa = 2,
            SunnySmogLa = 3,
            CloudyLa = 4,
            SunnySf = 5,
            ExtraSunnySf = 6,
            CloudySf = 7,
            RainySf = 8,
            FoggySf = 9,
            SunnyVegas = 10,
            ExtraSunnyVegas = 11,
            CloudyVegas = 12,
            ExtraSunnyCountry = 13,
            SunnyCountry = 14,
            CloudyCountry = 15,
            RainyCountry = 16,
            ExtraSunnyDesert = 17,
            SunnyDesert = 18,
            SandstormDesert = 19,
            Underwater = 20,
            Extracolours1 = 21,
            Extracolours2 = 22,
        }

        public enum WheelClass
        {
            WheelClass0 = 0,
            WheelClass1 = 1,
            WheelClass2 = 2,
        }

        public enum ZoneKind
        {
            NavZone = 0,
            LocalZone = 1,
            InfoZone = 2,
            MapZone = 3,
        }
        public GtaSaSaveAndroid(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasPostEffects = false;
            f_isGuarded = false;
            f_isMissionSave = false;
            f_isObjectVariantB = false;
            f_lenMissionState = false;
            f_lenMissionTail = false;
            f_lenTrailing = false;
            f_numBlips = false;
            _read();
        }
        private void _read()
        {
            _tag00 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag00, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag00, m_io, "/seq/0");
            }
            _simpleVariables = new SimpleVariablesBlock(true, m_io, this, m_root);
            _tag01 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag01, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag01, m_io, "/seq/2");
            }
            _scripts = new ScriptsBlock(true, false, IsMissionSave, IsGuarded, m_io, this, m_root);
            _tag02 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag02, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag02, m_io, "/seq/4");
            }
            _pools = new MobilePoolsBlock(IsObjectVariantB, LenMissionState, LenMissionTail, IsGuarded, m_io, this, m_root);
            _tag03 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag03, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag03, m_io, "/seq/6");
            }
            _garages = new GaragesBlock(IsGuarded, m_io, this, m_root);
            _tag04 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag04, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag04, m_io, "/seq/8");
            }
            _gameLogic = new GameLogicBlock(IsGuarded, m_io, this, m_root);
            _tag05 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag05, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag05, m_io, "/seq/10");
            }
            _paths = new PathsBlock(IsGuarded, m_io, this, m_root);
            _tag06 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag06, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag06, m_io, "/seq/12");
            }
            _pickups = new PickupsBlock(IsGuarded, m_io, this, m_root);
            _phoneInfo = new EmptyBlock(m_io, this, m_root);
            _tag08 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag08, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag08, m_io, "/seq/15");
            }
            _restartPoints = new RestartPointsBlock(IsGuarded, m_io, this, m_root);
            _tag09 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag09, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag09, m_io, "/seq/17");
            }
            _radarBlips = new RadarBlock(NumBlips, IsGuarded, m_io, this, m_root);
            _tag10 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag10, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag10, m_io, "/seq/19");
            }
            _zones = new ZonesBlock(IsGuarded, m_io, this, m_root);
            _tag11 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag11, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag11, m_io, "/seq/21");
            }
            _gangs = new GangsBlock(IsGuarded, m_io, this, m_root);
            _tag12 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag12, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag12, m_io, "/seq/23");
            }
            _carGenerators = new CarGeneratorsBlock(IsGuarded, m_io, this, m_root);
            _pedGenerators = new EmptyBlock(m_io, this, m_root);
            _audioScriptObjects = new EmptyBlock(m_io, this, m_root);
            _tag15 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag15, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag15, m_io, "/seq/27");
            }
            _playerInfo = new PlayerInfoBlock(IsGuarded, m_io, this, m_root);
            _tag16 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag16, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag16, m_io, "/seq/29");
            }
            _statistics = new StatisticsBlock(false, IsGuarded, m_io, this, m_root);
            _tag17 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag17, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag17, m_io, "/seq/31");
            }
            _setPieces = new SetPiecesBlock(IsGuarded, m_io, this, m_root);
            _tag18 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag18, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag18, m_io, "/seq/33");
            }
            _streaming = new StreamingBlock(IsGuarded, m_io, this, m_root);
            _tag19 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag19, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag19, m_io, "/seq/35");
            }
            _pedRelationships = new PedRelationshipsBlock(IsGuarded, m_io, this, m_root);
            _tag20 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag20, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag20, m_io, "/seq/37");
            }
            _tags = new TagsBlock(IsGuarded, m_io, this, m_root);
            _tag21 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag21, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag21, m_io, "/seq/39");
            }
            _iplFlags = new IplFlagsBlock(IsGuarded, m_io, this, m_root);
            _tag22 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag22, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag22, m_io, "/seq/41");
            }
            _shopping = new ShoppingBlock(IsGuarded, m_io, this, m_root);
            _tag23 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag23, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag23, m_io, "/seq/43");
            }
            _gangWars = new GangWarsBlock(true, false, IsGuarded, m_io, this, m_root);
            _tag24 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag24, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag24, m_io, "/seq/45");
            }
            _stuntJumps = new StuntJumpsBlock(IsGuarded, m_io, this, m_root);
            _tag25 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag25, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag25, m_io, "/seq/47");
            }
            _entryExits = new EntryExitsBlock(IsGuarded, m_io, this, m_root);
            _tag26 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag26, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag26, m_io, "/seq/49");
            }
            _radio = new RadioBlock(IsGuarded, m_io, this, m_root);
            _tag27 = m_io.ReadBytes(5);
            if (!((KaitaiStream.ByteArrayCompare(_tag27, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
            {
                throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag27, m_io, "/seq/51");
            }
            _userMarkers = new UserMarkersBlock(IsGuarded, m_io, this, m_root);
            if (HasPostEffects) {
                _tag28 = m_io.ReadBytes(5);
                if (!((KaitaiStream.ByteArrayCompare(_tag28, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag28, m_io, "/seq/53");
                }
            }
            if (HasPostEffects) {
                _postEffects = new PostEffectsBlock(m_io, this, m_root);
            }
            _briefs = new List<Brief>();
            for (var i = 0; i < 20; i++)
            {
                _briefs.Add(new Brief(IsGuarded, m_io, this, m_root));
            }
            _padding = m_io.ReadBytes((M_Io.Size - M_Io.Pos) - (4 + LenTrailing));
            _checksum = m_io.ReadU4le();
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// Animations for a model.
        /// </summary>
        public partial class AnimGroup : KaitaiStruct
        {
            public AnimGroup(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/anim_group/seq/0");
                    }
                }
                _model = m_io.ReadS4le();
                _ifpName = m_io.ReadBytes(16);
            }
            private byte[] _guard;
            private int _model;
            private byte[] _ifpName;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Model of a person; -1 in a free place.
            /// </summary>
            public int Model { get { return _model; } }

            /// <summary>
            /// File of animations, such as `DEALER`, ended by a zero.
            /// </summary>
            public byte[] IfpName { get { return _ifpName; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An icon; a slot that is not in use holds old bytes.
        /// </summary>
        public partial class Blip : KaitaiStruct
        {
            public Blip(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.RadarBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_colourName = false;
                f_spriteName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/blip/seq/0");
                    }
                }
                _colour = m_io.ReadU4le();
                _entityHandle = m_io.ReadU4le();
                _position = new Vec3(m_io, this, m_root);
                _counter = m_io.ReadU2le();
                _gap016 = m_io.ReadBytes(2);
                _sphereRadius = m_io.ReadF4le();
                _iconSize = m_io.ReadU2le();
                _gap01e = m_io.ReadBytes(2);
                _enexPlus1 = m_io.ReadU4le();
                _sprite = m_io.ReadS1();
                _state = new BlipStateBits(m_io, this, m_root);
                _kind = new BlipKindBits(m_io, this, m_root);
                _gap025 = m_io.ReadBytes(1);
            }
            private bool f_colourName;
            private BlipColour _colourName;

            /// <summary>
            /// Meaning of `colour`.
            /// </summary>
            public BlipColour ColourName
            {
                get
                {
                    if (f_colourName)
                        return _colourName;
                    f_colourName = true;
                    _colourName = (BlipColour) (((GtaSaSaveAndroid.BlipColour) Colour));
                    return _colourName;
                }
            }
            private bool f_spriteName;
            private Icon _spriteName;

            /// <summary>
            /// Meaning of `sprite`.
            /// </summary>
            public Icon SpriteName
            {
                get
                {
                    if (f_spriteName)
                        return _spriteName;
                    f_spriteName = true;
                    _spriteName = (Icon) (((GtaSaSaveAndroid.Icon) Sprite));
                    return _spriteName;
                }
            }
            private byte[] _guard;
            private uint _colour;
            private uint _entityHandle;
            private Vec3 _position;
            private ushort _counter;
            private byte[] _gap016;
            private float _sphereRadius;
            private ushort _iconSize;
            private byte[] _gap01e;
            private uint _enexPlus1;
            private sbyte _sprite;
            private BlipStateBits _state;
            private BlipKindBits _kind;
            private byte[] _gap025;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.RadarBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
            /// destination; above that red, green, blue and alpha.
            /// </summary>
            public uint Colour { get { return _colour; } }

            /// <summary>
            /// Thing that it follows (opcodes 0186, 0187); 0 in a save.
            /// </summary>
            public uint EntityHandle { get { return _entityHandle; } }

            /// <summary>
            /// Place that the icon marks.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Number of times that the slot was used; 1 for never.
            /// </summary>
            public ushort Counter { get { return _counter; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap016 { get { return _gap016; } }

            /// <summary>
            /// Size of the sphere around the target; 1.
            /// </summary>
            public float SphereRadius { get { return _sphereRadius; } }

            /// <summary>
            /// Size of its square, 1 or 3.
            /// </summary>
            public ushort IconSize { get { return _iconSize; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap01e { get { return _gap01e; } }

            /// <summary>
            /// Door that it belongs to, + 1; 0 for none.
            /// </summary>
            public uint EnexPlus1 { get { return _enexPlus1; } }

            /// <summary>
            /// Picture of the icon.
            /// </summary>
            public sbyte Sprite { get { return _sprite; } }

            /// <summary>
            /// Looks of the icon.
            /// </summary>
            public BlipStateBits State { get { return _state; } }

            /// <summary>
            /// Kind of target, and where the icon is shown.
            /// </summary>
            public BlipKindBits Kind { get { return _kind; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap025 { get { return _gap025; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.RadarBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "sprite " + Sprite.ToString();
            }
        }

        /// <summary>
        /// Kind of an icon.
        /// </summary>
        public partial class BlipKindBits : KaitaiStruct
        {
            public static BlipKindBits FromFile(string fileName)
            {
                return new BlipKindBits(new KaitaiStream(fileName));
            }

            public BlipKindBits(KaitaiStream p__io, GtaSaSaveAndroid.Blip p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_blipTypeName = false;
                f_displayName = false;
                _read();
            }
            private void _read()
            {
                _display = m_io.ReadBitsIntLe(2);
                _blipType = m_io.ReadBitsIntLe(4);
                _appearance = m_io.ReadBitsIntLe(2);
            }
            private bool f_blipTypeName;
            private BlipTarget _blipTypeName;

            /// <summary>
            /// Meaning of `blip_type`.
            /// </summary>
            public BlipTarget BlipTypeName
            {
                get
                {
                    if (f_blipTypeName)
                        return _blipTypeName;
                    f_blipTypeName = true;
                    _blipTypeName = (BlipTarget) (((GtaSaSaveAndroid.BlipTarget) BlipType));
                    return _blipTypeName;
                }
            }
            private bool f_displayName;
            private BlipDisplay _displayName;

            /// <summary>
            /// Meaning of `display`.
            /// </summary>
            public BlipDisplay DisplayName
            {
                get
                {
                    if (f_displayName)
                        return _displayName;
                    f_displayName = true;
                    _displayName = (BlipDisplay) (((GtaSaSaveAndroid.BlipDisplay) Display));
                    return _displayName;
                }
            }
            private ulong _display;
            private ulong _blipType;
            private ulong _appearance;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.Blip m_parent;

            /// <summary>
            /// Form of the blip, a marker in the world or an icon on the map.
            /// </summary>
            public ulong Display { get { return _display; } }

            /// <summary>
            /// Kind of target. Only places and contacts are stored in use: icons
            /// of what moves are written as free.
            /// </summary>
            public ulong BlipType { get { return _blipType; } }

            /// <summary>
            /// 0 friend, 1 threat.
            /// </summary>
            public ulong Appearance { get { return _appearance; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.Blip M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// State of an icon.
        /// </summary>
        public partial class BlipStateBits : KaitaiStruct
        {
            public static BlipStateBits FromFile(string fileName)
            {
                return new BlipStateBits(new KaitaiStream(fileName));
            }

            public BlipStateBits(KaitaiStream p__io, GtaSaSaveAndroid.Blip p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _bright = m_io.ReadBitsIntLe(1) != 0;
                _inUse = m_io.ReadBitsIntLe(1) != 0;
                _shortRange = m_io.ReadBitsIntLe(1) != 0;
                _friendly = m_io.ReadBitsIntLe(1) != 0;
                _blipRemain = m_io.ReadBitsIntLe(1) != 0;
                _fade = m_io.ReadBitsIntLe(1) != 0;
                _coordAppearance = m_io.ReadBitsIntLe(2);
            }
            private bool _bright;
            private bool _inUse;
            private bool _shortRange;
            private bool _friendly;
            private bool _blipRemain;
            private bool _fade;
            private ulong _coordAppearance;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.Blip m_parent;

            /// <summary>
            /// Bright colour; always set.
            /// </summary>
            public bool Bright { get { return _bright; } }

            /// <summary>
            /// The slot holds a blip.
            /// </summary>
            public bool InUse { get { return _inUse; } }

            /// <summary>
            /// Shown only when near.
            /// </summary>
            public bool ShortRange { get { return _shortRange; } }

            /// <summary>
            /// Drawn as a friend: colour 7 (threat) then shows as blue instead of
            /// red.
            /// </summary>
            public bool Friendly { get { return _friendly; } }

            /// <summary>
            /// Stays after the thing it marks is gone.
            /// </summary>
            public bool BlipRemain { get { return _blipRemain; } }

            /// <summary>
            /// Probably a leftover; always clear.
            /// </summary>
            public bool Fade { get { return _fade; } }

            /// <summary>
            /// Form for places.
            /// </summary>
            public ulong CoordAppearance { get { return _coordAppearance; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.Blip M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A text of the briefing.
        /// </summary>
        public partial class Brief : KaitaiStruct
        {
            public Brief(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_hasGuardOfKey = false;
                f_hasNumbers = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardLenKey = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLenKey, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardLenKey, m_io, "/types/brief/seq/0");
                    }
                }
                _lenKey = m_io.ReadU4le();
                if (!(_lenKey <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _lenKey, m_io, "/types/brief/seq/1");
                }
                if (HasGuardOfKey) {
                    _guardKey = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardKey, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardKey, m_io, "/types/brief/seq/2");
                    }
                }
                _key = m_io.ReadBytes(LenKey);
                if (HasNumbers) {
                    _numbers = new List<int>();
                    for (var i = 0; i < 6; i++)
                    {
                        _numbers.Add(m_io.ReadS4le());
                    }
                }
                if (HasGuardOfKey) {
                    _guardedNumbers = new List<GuardedS4Twice>();
                    for (var i = 0; i < 6; i++)
                    {
                        _guardedNumbers.Add(new GuardedS4Twice(m_io, this, m_root));
                    }
                }
            }
            private bool f_hasGuardOfKey;
            private bool _hasGuardOfKey;

            /// <summary>
            /// Whether there is a text with guards.
            /// </summary>
            public bool HasGuardOfKey
            {
                get
                {
                    if (f_hasGuardOfKey)
                        return _hasGuardOfKey;
                    f_hasGuardOfKey = true;
                    _hasGuardOfKey = (bool) ( ((IsGuarded) && (LenKey > 0)) );
                    return _hasGuardOfKey;
                }
            }
            private bool f_hasNumbers;
            private bool _hasNumbers;

            /// <summary>
            /// Whether `numbers` is stored.
            /// </summary>
            public bool HasNumbers
            {
                get
                {
                    if (f_hasNumbers)
                        return _hasNumbers;
                    f_hasNumbers = true;
                    _hasNumbers = (bool) ( ((!(IsGuarded)) && (LenKey > 0)) );
                    return _hasNumbers;
                }
            }
            private byte[] _guardLenKey;
            private uint _lenKey;
            private byte[] _guardKey;
            private byte[] _key;
            private List<int> _numbers;
            private List<GuardedS4Twice> _guardedNumbers;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Two guards before `len_key`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLenKey { get { return _guardLenKey; } }

            /// <summary>
            /// Bytes of `key`; an empty place ends here.
            /// </summary>
            public uint LenKey { get { return _lenKey; } }

            /// <summary>
            /// Two guards before `key`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardKey { get { return _guardKey; } }

            /// <summary>
            /// Key of the text, without a zero.
            /// </summary>
            public byte[] Key { get { return _key; } }

            /// <summary>
            /// Numbers in the text; -1 for none.
            /// </summary>
            public List<int> Numbers { get { return _numbers; } }

            /// <summary>
            /// Form of `numbers` in mobile saves of format 2, with two guards before each number.
            /// </summary>
            public List<GuardedS4Twice> GuardedNumbers { get { return _guardedNumbers; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A building with another model.
        /// </summary>
        public partial class BuildingSwap : KaitaiStruct
        {
            public BuildingSwap(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_swapTypeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardSwapType = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardSwapType, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardSwapType, m_io, "/types/building_swap/seq/0");
                    }
                }
                _swapType = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardPoolIndexPlus1 = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPoolIndexPlus1, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPoolIndexPlus1, m_io, "/types/building_swap/seq/2");
                    }
                }
                _poolIndexPlus1 = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardNewModel = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNewModel, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNewModel, m_io, "/types/building_swap/seq/4");
                    }
                }
                _newModel = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardOldModel = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardOldModel, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardOldModel, m_io, "/types/building_swap/seq/6");
                    }
                }
                _oldModel = m_io.ReadS4le();
            }
            private bool f_swapTypeName;
            private SwappedThing _swapTypeName;

            /// <summary>
            /// Meaning of `swap_type`.
            /// </summary>
            public SwappedThing SwapTypeName
            {
                get
                {
                    if (f_swapTypeName)
                        return _swapTypeName;
                    f_swapTypeName = true;
                    _swapTypeName = (SwappedThing) (((GtaSaSaveAndroid.SwappedThing) SwapType));
                    return _swapTypeName;
                }
            }
            private byte[] _guardSwapType;
            private uint _swapType;
            private byte[] _guardPoolIndexPlus1;
            private uint _poolIndexPlus1;
            private byte[] _guardNewModel;
            private int _newModel;
            private byte[] _guardOldModel;
            private int _oldModel;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard before `swap_type`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardSwapType { get { return _guardSwapType; } }

            /// <summary>
            /// Kind of thing that has another model; 0 in a free place.
            /// </summary>
            public uint SwapType { get { return _swapType; } }

            /// <summary>
            /// Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPoolIndexPlus1 { get { return _guardPoolIndexPlus1; } }

            /// <summary>
            /// Building + 1; 0 in a free place.
            /// </summary>
            public uint PoolIndexPlus1 { get { return _poolIndexPlus1; } }

            /// <summary>
            /// Guard before `new_model`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNewModel { get { return _guardNewModel; } }

            /// <summary>
            /// Model that is shown; -1 in a free place.
            /// </summary>
            public int NewModel { get { return _newModel; } }

            /// <summary>
            /// Guard before `old_model`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardOldModel { get { return _guardOldModel; } }

            /// <summary>
            /// Model of the map; -1 in a free place.
            /// </summary>
            public int OldModel { get { return _oldModel; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Bits of cars that are kept.
        /// </summary>
        public partial class CarBits : KaitaiStruct
        {
            public static CarBits FromFile(string fileName)
            {
                return new CarBits(new KaitaiStream(fileName));
            }

            public CarBits(KaitaiStream p__io, GtaSaSaveAndroid.StoredCar p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _carBulletProof = m_io.ReadBitsIntLe(1) != 0;
                _carFireProof = m_io.ReadBitsIntLe(1) != 0;
                _carExplosionProof = m_io.ReadBitsIntLe(1) != 0;
                _carCollisionProof = m_io.ReadBitsIntLe(1) != 0;
                _carMeleeProof = m_io.ReadBitsIntLe(1) != 0;
                _bassBoost = m_io.ReadBitsIntLe(1) != 0;
                _hydraulics = m_io.ReadBitsIntLe(1) != 0;
                _nitrous = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _carBulletProof;
            private bool _carFireProof;
            private bool _carExplosionProof;
            private bool _carCollisionProof;
            private bool _carMeleeProof;
            private bool _bassBoost;
            private bool _hydraulics;
            private bool _nitrous;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.StoredCar m_parent;

            /// <summary>
            /// No harm by bullets.
            /// </summary>
            public bool CarBulletProof { get { return _carBulletProof; } }

            /// <summary>
            /// No harm by fire.
            /// </summary>
            public bool CarFireProof { get { return _carFireProof; } }

            /// <summary>
            /// No harm by explosions.
            /// </summary>
            public bool CarExplosionProof { get { return _carExplosionProof; } }

            /// <summary>
            /// No harm by collisions.
            /// </summary>
            public bool CarCollisionProof { get { return _carCollisionProof; } }

            /// <summary>
            /// No harm by blows.
            /// </summary>
            public bool CarMeleeProof { get { return _carMeleeProof; } }

            /// <summary>
            /// Stereo with bass boost is fitted.
            /// </summary>
            public bool BassBoost { get { return _bassBoost; } }

            /// <summary>
            /// Hydraulics are fitted.
            /// </summary>
            public bool Hydraulics { get { return _hydraulics; } }

            /// <summary>
            /// Nitrous is fitted.
            /// </summary>
            public bool Nitrous { get { return _nitrous; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.StoredCar M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place at which a car is parked.
        /// </summary>
        public partial class CarGenerator : KaitaiStruct
        {
            public CarGenerator(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.CarGeneratorsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_generateCountName = false;
                f_modelName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardIndex = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardIndex, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardIndex, m_io, "/types/car_generator/seq/0");
                    }
                }
                _index = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/car_generator/seq/2");
                    }
                }
                _model = m_io.ReadS2le();
                _colours = new List<sbyte>();
                for (var i = 0; i < 2; i++)
                {
                    _colours.Add(m_io.ReadS1());
                }
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
                _z = m_io.ReadS2le();
                _angle = m_io.ReadU1();
                _alarmChance = m_io.ReadU1();
                _lockChance = m_io.ReadU1();
                _flags = new GeneratorBits(m_io, this, m_root);
                _minDelay = m_io.ReadU2le();
                _maxDelay = m_io.ReadU2le();
                _gap013 = m_io.ReadBytes(2);
                _nextGenTime = m_io.ReadU4le();
                _vehicleHandle = m_io.ReadS2le();
                _generateCount = m_io.ReadU2le();
                _iplId = m_io.ReadU1();
                _isUsed = m_io.ReadU1();
                _gap01f = m_io.ReadBytes(2);
            }
            private bool f_generateCountName;
            private CarSupply _generateCountName;

            /// <summary>
            /// Meaning of `generate_count`.
            /// </summary>
            public CarSupply GenerateCountName
            {
                get
                {
                    if (f_generateCountName)
                        return _generateCountName;
                    f_generateCountName = true;
                    _generateCountName = (CarSupply) (((GtaSaSaveAndroid.CarSupply) GenerateCount));
                    return _generateCountName;
                }
            }
            private bool f_modelName;
            private Vehicle _modelName;

            /// <summary>
            /// Meaning of `model`.
            /// </summary>
            public Vehicle ModelName
            {
                get
                {
                    if (f_modelName)
                        return _modelName;
                    f_modelName = true;
                    _modelName = (Vehicle) (((GtaSaSaveAndroid.Vehicle) Model));
                    return _modelName;
                }
            }
            private byte[] _guardIndex;
            private ushort _index;
            private byte[] _guardBody;
            private short _model;
            private List<sbyte> _colours;
            private short _x;
            private short _y;
            private short _z;
            private byte _angle;
            private byte _alarmChance;
            private byte _lockChance;
            private GeneratorBits _flags;
            private ushort _minDelay;
            private ushort _maxDelay;
            private byte[] _gap013;
            private uint _nextGenTime;
            private short _vehicleHandle;
            private ushort _generateCount;
            private byte _iplId;
            private byte _isUsed;
            private byte[] _gap01f;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.CarGeneratorsBlock m_parent;

            /// <summary>
            /// Guard before `index`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardIndex { get { return _guardIndex; } }

            /// <summary>
            /// Place in the game's table, below 500, in order.
            /// </summary>
            public ushort Index { get { return _index; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Model; -1 for any, -n for any that is n now.
            /// </summary>
            public short Model { get { return _model; } }

            /// <summary>
            /// Colours of the car; -1 for any.
            /// </summary>
            public List<sbyte> Colours { get { return _colours; } }

            /// <summary>
            /// Towards the east.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public short Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public short Z { get { return _z; } }

            /// <summary>
            /// Heading of the parked car, in steps of 1/256 of a turn.
            /// </summary>
            public byte Angle { get { return _angle; } }

            /// <summary>
            /// Chance that the car has an alarm.
            /// </summary>
            public byte AlarmChance { get { return _alarmChance; } }

            /// <summary>
            /// Chance that the car is locked.
            /// </summary>
            public byte LockChance { get { return _lockChance; } }

            /// <summary>
            /// Conditions under which the car appears.
            /// </summary>
            public GeneratorBits Flags { get { return _flags; } }

            /// <summary>
            /// Shortest time until the next.
            /// </summary>
            public ushort MinDelay { get { return _minDelay; } }

            /// <summary>
            /// Longest time until the next; 10,000.
            /// </summary>
            public ushort MaxDelay { get { return _maxDelay; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap013 { get { return _gap013; } }

            /// <summary>
            /// Time at which the next car appears.
            /// </summary>
            public uint NextGenTime { get { return _nextGenTime; } }

            /// <summary>
            /// Car at the place, as an old handle; -1 for none.
            /// </summary>
            public short VehicleHandle { get { return _vehicleHandle; } }

            /// <summary>
            /// Cars that still come: 0 for none, 65,535 for without end, which the
            /// game makes of 101 and more in a script; 1 occurs.
            /// </summary>
            public ushort GenerateCount { get { return _generateCount; } }

            /// <summary>
            /// Part of the map that it belongs to; 0, others are not saved.
            /// </summary>
            public byte IplId { get { return _iplId; } }

            /// <summary>
            /// Whether the place is in use; 1, others are not saved.
            /// </summary>
            public byte IsUsed { get { return _isUsed; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap01f { get { return _gap01f; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.CarGeneratorsBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "model " + Model.ToString();
            }
        }

        /// <summary>
        /// Block 12.
        /// </summary>
        public partial class CarGeneratorsBlock : KaitaiStruct
        {
            public CarGeneratorsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumGenerators = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumGenerators, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumGenerators, m_io, "/types/car_generators_block/seq/0");
                    }
                }
                _numGenerators = m_io.ReadU4le();
                if (!(_numGenerators <= ((uint) ((M_Io.Size - M_Io.Pos) / 34))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 34)), _numGenerators, m_io, "/types/car_generators_block/seq/1");
                }
                if (IsGuarded) {
                    _guardProcessCounter = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardProcessCounter, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardProcessCounter, m_io, "/types/car_generators_block/seq/2");
                    }
                }
                _processCounter = m_io.ReadU1();
                if (IsGuarded) {
                    _guardGenerateEvenIfClose = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardGenerateEvenIfClose, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardGenerateEvenIfClose, m_io, "/types/car_generators_block/seq/4");
                    }
                }
                _generateEvenIfClose = m_io.ReadU1();
                _generators = new List<CarGenerator>();
                for (var i = 0; i < NumGenerators; i++)
                {
                    _generators.Add(new CarGenerator(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardPlateCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPlateCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPlateCount, m_io, "/types/car_generators_block/seq/7");
                    }
                }
                _plateCount = m_io.ReadU4le();
                _plates = new List<Plate>();
                for (var i = 0; i < 15; i++)
                {
                    _plates.Add(new Plate(IsGuarded, m_io, this, m_root));
                }
            }
            private byte[] _guardNumGenerators;
            private uint _numGenerators;
            private byte[] _guardProcessCounter;
            private byte _processCounter;
            private byte[] _guardGenerateEvenIfClose;
            private byte _generateEvenIfClose;
            private List<CarGenerator> _generators;
            private byte[] _guardPlateCount;
            private uint _plateCount;
            private List<Plate> _plates;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_generators`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumGenerators { get { return _guardNumGenerators; } }

            /// <summary>
            /// Parked cars that follow; 109 to 218.
            /// </summary>
            public uint NumGenerators { get { return _numGenerators; } }

            /// <summary>
            /// Guard before `process_counter`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardProcessCounter { get { return _guardProcessCounter; } }

            /// <summary>
            /// Quarter of the generators that is looked at next, 0 to 3.
            /// </summary>
            public byte ProcessCounter { get { return _processCounter; } }

            /// <summary>
            /// Guard before `generate_even_if_close`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardGenerateEvenIfClose { get { return _guardGenerateEvenIfClose; } }

            /// <summary>
            /// Cars that still may appear nearby, 0 to 20.
            /// </summary>
            public byte GenerateEvenIfClose { get { return _generateEvenIfClose; } }

            /// <summary>
            /// Parked cars.
            /// </summary>
            public List<CarGenerator> Generators { get { return _generators; } }

            /// <summary>
            /// Guard before `plate_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPlateCount { get { return _guardPlateCount; } }

            /// <summary>
            /// Licence plates in use; 15 are stored.
            /// </summary>
            public uint PlateCount { get { return _plateCount; } }

            /// <summary>
            /// Licence plates.
            /// </summary>
            public List<Plate> Plates { get { return _plates; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A changed price.
        /// </summary>
        public partial class ChangedPrice : KaitaiStruct
        {
            public ChangedPrice(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ShoppingBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/changed_price/seq/0");
                    }
                }
                _key = m_io.ReadU4le();
                _price = m_io.ReadU4le();
            }
            private byte[] _guard;
            private uint _key;
            private uint _price;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ShoppingBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Key of what costs another price.
            /// </summary>
            public uint Key { get { return _key; } }

            /// <summary>
            /// Dollars that the item costs now.
            /// </summary>
            public uint Price { get { return _price; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ShoppingBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A direction in three bytes.
        /// </summary>
        public partial class Direction : KaitaiStruct
        {
            public static Direction FromFile(string fileName)
            {
                return new Direction(new KaitaiStream(fileName));
            }

            public Direction(KaitaiStream p__io, GtaSaSaveAndroid.MobileObject p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadS1();
                _y = m_io.ReadS1();
                _z = m_io.ReadS1();
            }
            private sbyte _x;
            private sbyte _y;
            private sbyte _z;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobileObject m_parent;

            /// <summary>
            /// East, 127 for 1.
            /// </summary>
            public sbyte X { get { return _x; } }

            /// <summary>
            /// North, 127 for 1.
            /// </summary>
            public sbyte Y { get { return _y; } }

            /// <summary>
            /// Up, 127 for 1.
            /// </summary>
            public sbyte Z { get { return _z; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobileObject M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A direction in three bytes, 99 or 100 long.
        /// </summary>
        public partial class Direction100 : KaitaiStruct
        {
            public static Direction100 FromFile(string fileName)
            {
                return new Direction100(new KaitaiStream(fileName));
            }

            public Direction100(KaitaiStream p__io, GtaSaSaveAndroid.StoredCar p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadS1();
                _y = m_io.ReadS1();
                _z = m_io.ReadS1();
            }
            private sbyte _x;
            private sbyte _y;
            private sbyte _z;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.StoredCar m_parent;

            /// <summary>
            /// East.
            /// </summary>
            public sbyte X { get { return _x; } }

            /// <summary>
            /// North.
            /// </summary>
            public sbyte Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public sbyte Z { get { return _z; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.StoredCar M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A block without content.
        /// </summary>
        public partial class EmptyBlock : KaitaiStruct
        {
            public static EmptyBlock FromFile(string fileName)
            {
                return new EmptyBlock(new KaitaiStream(fileName));
            }

            public EmptyBlock(KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _tag = m_io.ReadBytes(5);
                if (!((KaitaiStream.ByteArrayCompare(_tag, new byte[] { 66, 76, 79, 67, 75 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 66, 76, 79, 67, 75 }, _tag, m_io, "/types/empty_block/seq/0");
                }
            }
            private byte[] _tag;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// The tag, which is the whole block.
            /// </summary>
            public byte[] Tag { get { return _tag; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Bits of things in the world.
        /// </summary>
        public partial class EntityBits : KaitaiStruct
        {
            public static EntityBits FromFile(string fileName)
            {
                return new EntityBits(new KaitaiStream(fileName));
            }

            public EntityBits(KaitaiStream p__io, GtaSaSaveAndroid.MobileObject p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _usesCollision = m_io.ReadBitsIntLe(1) != 0;
                _collisionProcessed = m_io.ReadBitsIntLe(1) != 0;
                _staticFlag = m_io.ReadBitsIntLe(1) != 0;
                _hasContacted = m_io.ReadBitsIntLe(1) != 0;
                _stuck = m_io.ReadBitsIntLe(1) != 0;
                _safePosition = m_io.ReadBitsIntLe(1) != 0;
                _postponed = m_io.ReadBitsIntLe(1) != 0;
                _visible = m_io.ReadBitsIntLe(1) != 0;
                _bigBuilding = m_io.ReadBitsIntLe(1) != 0;
                _renderDamaged = m_io.ReadBitsIntLe(1) != 0;
                _streamingDontDelete = m_io.ReadBitsIntLe(1) != 0;
                _removeFromWorld = m_io.ReadBitsIntLe(1) != 0;
                _hitWall = m_io.ReadBitsIntLe(1) != 0;
                _beingRendered = m_io.ReadBitsIntLe(1) != 0;
                _drawLast = m_io.ReadBitsIntLe(1) != 0;
                _distanceFade = m_io.ReadBitsIntLe(1) != 0;
                _noShadowsOn = m_io.ReadBitsIntLe(1) != 0;
                _offscreen = m_io.ReadBitsIntLe(1) != 0;
                _staticWaitingCollision = m_io.ReadBitsIntLe(1) != 0;
                _dontStream = m_io.ReadBitsIntLe(1) != 0;
                _underwaterFlag = m_io.ReadBitsIntLe(1) != 0;
                _prerenderEffects = m_io.ReadBitsIntLe(1) != 0;
                _tempBuilding = m_io.ReadBitsIntLe(1) != 0;
                _noHierarchyUpdate = m_io.ReadBitsIntLe(1) != 0;
                _roadsignText = m_io.ReadBitsIntLe(1) != 0;
                _superLowLod = m_io.ReadBitsIntLe(1) != 0;
                _procedural = m_io.ReadBitsIntLe(1) != 0;
                _backfaceCulled = m_io.ReadBitsIntLe(1) != 0;
                _lightObject = m_io.ReadBitsIntLe(1) != 0;
                _unimportantStream = m_io.ReadBitsIntLe(1) != 0;
                _tunnel = m_io.ReadBitsIntLe(1) != 0;
                _tunnelTransition = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _usesCollision;
            private bool _collisionProcessed;
            private bool _staticFlag;
            private bool _hasContacted;
            private bool _stuck;
            private bool _safePosition;
            private bool _postponed;
            private bool _visible;
            private bool _bigBuilding;
            private bool _renderDamaged;
            private bool _streamingDontDelete;
            private bool _removeFromWorld;
            private bool _hitWall;
            private bool _beingRendered;
            private bool _drawLast;
            private bool _distanceFade;
            private bool _noShadowsOn;
            private bool _offscreen;
            private bool _staticWaitingCollision;
            private bool _dontStream;
            private bool _underwaterFlag;
            private bool _prerenderEffects;
            private bool _tempBuilding;
            private bool _noHierarchyUpdate;
            private bool _roadsignText;
            private bool _superLowLod;
            private bool _procedural;
            private bool _backfaceCulled;
            private bool _lightObject;
            private bool _unimportantStream;
            private bool _tunnel;
            private bool _tunnelTransition;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobileObject m_parent;

            /// <summary>
            /// Takes part in collisions at all.
            /// </summary>
            public bool UsesCollision { get { return _usesCollision; } }

            /// <summary>
            /// The collisions of the object in this frame have been worked out.
            /// </summary>
            public bool CollisionProcessed { get { return _collisionProcessed; } }

            /// <summary>
            /// The object does not move: physics ignores it.
            /// </summary>
            public bool StaticFlag { get { return _staticFlag; } }

            /// <summary>
            /// A contact force has acted on it.
            /// </summary>
            public bool HasContacted { get { return _hasContacted; } }

            /// <summary>
            /// Stuck: it cannot move out of a collision.
            /// </summary>
            public bool Stuck { get { return _stuck; } }

            /// <summary>
            /// The object is placed where nothing touches it.
            /// </summary>
            public bool SafePosition { get { return _safePosition; } }

            /// <summary>
            /// The control step of the object was put off to later in the frame.
            /// </summary>
            public bool Postponed { get { return _postponed; } }

            /// <summary>
            /// Drawn; clear when a script hides it.
            /// </summary>
            public bool Visible { get { return _visible; } }

            /// <summary>
            /// Far-view building: drawn from far away and never culled as small.
            /// </summary>
            public bool BigBuilding { get { return _bigBuilding; } }

            /// <summary>
            /// Drawn with the damaged model where one exists.
            /// </summary>
            public bool RenderDamaged { get { return _renderDamaged; } }

            /// <summary>
            /// The streaming must not remove the object.
            /// </summary>
            public bool StreamingDontDelete { get { return _streamingDontDelete; } }

            /// <summary>
            /// To be removed the next time it is processed.
            /// </summary>
            public bool RemoveFromWorld { get { return _removeFromWorld; } }

            /// <summary>
            /// Has hit a building, which changes how its next collisions are solved.
            /// </summary>
            public bool HitWall { get { return _hitWall; } }

            /// <summary>
            /// Locked against deletion while it is drawn.
            /// </summary>
            public bool BeingRendered { get { return _beingRendered; } }

            /// <summary>
            /// Drawn after everything else (transparent things).
            /// </summary>
            public bool DrawLast { get { return _drawLast; } }

            /// <summary>
            /// Being faded because it is far away.
            /// </summary>
            public bool DistanceFade { get { return _distanceFade; } }

            /// <summary>
            /// No shadows are cast on the object.
            /// </summary>
            public bool NoShadowsOn { get { return _noShadowsOn; } }

            /// <summary>
            /// Known to be off the screen; only the set state can be trusted.
            /// </summary>
            public bool Offscreen { get { return _offscreen; } }

            /// <summary>
            /// Made by a script and held still until the ground below it is loaded.
            /// </summary>
            public bool StaticWaitingCollision { get { return _staticWaitingCollision; } }

            /// <summary>
            /// The streaming ignores the object.
            /// </summary>
            public bool DontStream { get { return _dontStream; } }

            /// <summary>
            /// Under water: drawn in another order.
            /// </summary>
            public bool UnderwaterFlag { get { return _underwaterFlag; } }

            /// <summary>
            /// Has effects that are prepared before drawing.
            /// </summary>
            public bool PrerenderEffects { get { return _prerenderEffects; } }

            /// <summary>
            /// Building that may be made and deleted more than once.
            /// </summary>
            public bool TempBuilding { get { return _tempBuilding; } }

            /// <summary>
            /// The bones of the object are not animated in this frame.
            /// </summary>
            public bool NoHierarchyUpdate { get { return _noHierarchyUpdate; } }

            /// <summary>
            /// Road sign with text to draw.
            /// </summary>
            public bool RoadsignText { get { return _roadsignText; } }

            /// <summary>
            /// The roughest far-view model of the object is shown.
            /// </summary>
            public bool SuperLowLod { get { return _superLowLod; } }

            /// <summary>
            /// Made by the generator of plants and litter.
            /// </summary>
            public bool Procedural { get { return _procedural; } }

            /// <summary>
            /// Back faces are not drawn.
            /// </summary>
            public bool BackfaceCulled { get { return _backfaceCulled; } }

            /// <summary>
            /// Lit by the directional lights.
            /// </summary>
            public bool LightObject { get { return _lightObject; } }

            /// <summary>
            /// First to go when the streaming is short of memory.
            /// </summary>
            public bool UnimportantStream { get { return _unimportantStream; } }

            /// <summary>
            /// Part of a tunnel.
            /// </summary>
            public bool Tunnel { get { return _tunnel; } }

            /// <summary>
            /// Drawn both from inside and from outside a tunnel.
            /// </summary>
            public bool TunnelTransition { get { return _tunnelTransition; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobileObject M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A door.
        /// </summary>
        public partial class EntryExit : KaitaiStruct
        {
            public EntryExit(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.EntryExitsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_hasBody = false;
                _read();
            }
            private void _read()
            {
                _entryIndex = m_io.ReadS2le();
                if (HasBody) {
                    _door = new EntryExitState(IsGuarded, m_io, this, m_root);
                }
            }
            private bool f_hasBody;
            private bool _hasBody;

            /// <summary>
            /// Whether it is a door rather than the end.
            /// </summary>
            public bool HasBody
            {
                get
                {
                    if (f_hasBody)
                        return _hasBody;
                    f_hasBody = true;
                    _hasBody = (bool) (EntryIndex != -1);
                    return _hasBody;
                }
            }
            private short _entryIndex;
            private EntryExitState _door;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.EntryExitsBlock m_parent;

            /// <summary>
            /// Number in the game's table, below 400 on the PC and 455 on Android; -1
            /// ends the list.
            /// </summary>
            public short EntryIndex { get { return _entryIndex; } }

            /// <summary>
            /// State of the door.
            /// </summary>
            public EntryExitState Door { get { return _door; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.EntryExitsBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "door " + EntryIndex.ToString();
            }
        }

        /// <summary>
        /// Bits of doors; the names of other sources are those of scripts.
        /// </summary>
        public partial class EntryExitBits : KaitaiStruct
        {
            public static EntryExitBits FromFile(string fileName)
            {
                return new EntryExitBits(new KaitaiStream(fileName));
            }

            public EntryExitBits(KaitaiStream p__io, GtaSaSaveAndroid.EntryExitState p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _interiorMarker = m_io.ReadBitsIntLe(1) != 0;
                _pairing = m_io.ReadBitsIntLe(1) != 0;
                _createLinkedPair = m_io.ReadBitsIntLe(1) != 0;
                _rewardInterior = m_io.ReadBitsIntLe(1) != 0;
                _usedRewardEntrance = m_io.ReadBitsIntLe(1) != 0;
                _carsAndAircraft = m_io.ReadBitsIntLe(1) != 0;
                _bikesOnly = m_io.ReadBitsIntLe(1) != 0;
                _disableOnFoot = m_io.ReadBitsIntLe(1) != 0;
                _acceptNpcGroup = m_io.ReadBitsIntLe(1) != 0;
                _foodDate = m_io.ReadBitsIntLe(1) != 0;
                _burglaryDoor = m_io.ReadBitsIntLe(1) != 0;
                _disableExit = m_io.ReadBitsIntLe(1) != 0;
                _burglaryAccess = m_io.ReadBitsIntLe(1) != 0;
                _enteredWithoutExit = m_io.ReadBitsIntLe(1) != 0;
                _enableAccess = m_io.ReadBitsIntLe(1) != 0;
                _deleteEnex = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _interiorMarker;
            private bool _pairing;
            private bool _createLinkedPair;
            private bool _rewardInterior;
            private bool _usedRewardEntrance;
            private bool _carsAndAircraft;
            private bool _bikesOnly;
            private bool _disableOnFoot;
            private bool _acceptNpcGroup;
            private bool _foodDate;
            private bool _burglaryDoor;
            private bool _disableExit;
            private bool _burglaryAccess;
            private bool _enteredWithoutExit;
            private bool _enableAccess;
            private bool _deleteEnex;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.EntryExitState m_parent;

            /// <summary>
            /// Is set only on markers of interiors; nothing else is known.
            /// </summary>
            public bool InteriorMarker { get { return _interiorMarker; } }

            /// <summary>
            /// The player is moved without walking through the door.
            /// </summary>
            public bool Pairing { get { return _pairing; } }

            /// <summary>
            /// Joined with a mate without this bit when a new game starts.
            /// </summary>
            public bool CreateLinkedPair { get { return _createLinkedPair; } }

            /// <summary>
            /// An interior as a reward. Who enters by a door without it loads the
            /// shop of that name and sets it on the mate; leaving by a door that has
            /// it unloads the shop.
            /// </summary>
            public bool RewardInterior { get { return _rewardInterior; } }

            /// <summary>
            /// Entrance whose reward interior was used; the wiki says that
            /// `reward_interior` of the mate sets it.
            /// </summary>
            public bool UsedRewardEntrance { get { return _usedRewardEntrance; } }

            /// <summary>
            /// Cars and aircraft pass.
            /// </summary>
            public bool CarsAndAircraft { get { return _carsAndAircraft; } }

            /// <summary>
            /// Bikes may pass as well; not only bikes, as the name suggests.
            /// </summary>
            public bool BikesOnly { get { return _bikesOnly; } }

            /// <summary>
            /// Not on foot; never set.
            /// </summary>
            public bool DisableOnFoot { get { return _disableOnFoot; } }

            /// <summary>
            /// Members of the group come along, passengers get out.
            /// </summary>
            public bool AcceptNpcGroup { get { return _acceptNpcGroup; } }

            /// <summary>
            /// Without fading in, or a date with food: the sources differ.
            /// </summary>
            public bool FoodDate { get { return _foodDate; } }

            /// <summary>
            /// Is set on the doors of Bayside and on those of burglaries, which are
            /// made for their time; scripts name it after opening hours.
            /// </summary>
            public bool BurglaryDoor { get { return _burglaryDoor; } }

            /// <summary>
            /// No way back; never set.
            /// </summary>
            public bool DisableExit { get { return _disableExit; } }

            /// <summary>
            /// Open to burglars, switched by the job.
            /// </summary>
            public bool BurglaryAccess { get { return _burglaryAccess; } }

            /// <summary>
            /// Was entered and not left; on one side of the pair only.
            /// </summary>
            public bool EnteredWithoutExit { get { return _enteredWithoutExit; } }

            /// <summary>
            /// May be used; set unless a script clears it.
            /// </summary>
            public bool EnableAccess { get { return _enableAccess; } }

            /// <summary>
            /// Goes when it is used; never set.
            /// </summary>
            public bool DeleteEnex { get { return _deleteEnex; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.EntryExitState M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// State of a door.
        /// </summary>
        public partial class EntryExitState : KaitaiStruct
        {
            public EntryExitState(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.EntryExit p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardFlags = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFlags, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFlags, m_io, "/types/entry_exit_state/seq/0");
                    }
                }
                _flags = new EntryExitBits(m_io, this, m_root);
                if (IsGuarded) {
                    _guardLinkedIndex = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLinkedIndex, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLinkedIndex, m_io, "/types/entry_exit_state/seq/2");
                    }
                }
                _linkedIndex = m_io.ReadS2le();
                if (IsGuarded) {
                    _guardNext = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNext, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNext, m_io, "/types/entry_exit_state/seq/4");
                    }
                }
            }
            private byte[] _guardFlags;
            private EntryExitBits _flags;
            private byte[] _guardLinkedIndex;
            private short _linkedIndex;
            private byte[] _guardNext;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.EntryExit m_parent;

            /// <summary>
            /// Guard before `flags`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFlags { get { return _guardFlags; } }

            /// <summary>
            /// Behaviour of the door.
            /// </summary>
            public EntryExitBits Flags { get { return _flags; } }

            /// <summary>
            /// Guard before `linked_index`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLinkedIndex { get { return _guardLinkedIndex; } }

            /// <summary>
            /// Door at the other side; -1, or one that does not exist, for none.
            /// Links need not be mutual.
            /// </summary>
            public short LinkedIndex { get { return _linkedIndex; } }

            /// <summary>
            /// Guard of the entry that follows.
            /// </summary>
            public byte[] GuardNext { get { return _guardNext; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.EntryExit M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 25.
        /// </summary>
        public partial class EntryExitsBlock : KaitaiStruct
        {
            public EntryExitsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumStack = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumStack, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumStack, m_io, "/types/entry_exits_block/seq/0");
                    }
                }
                _numStack = m_io.ReadU4le();
                if (!(_numStack <= ((uint) ((M_Io.Size - M_Io.Pos) / 2))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 2)), _numStack, m_io, "/types/entry_exits_block/seq/1");
                }
                if (IsPlain) {
                    _stack = new List<ushort>();
                    for (var i = 0; i < NumStack; i++)
                    {
                        _stack.Add(m_io.ReadU2le());
                    }
                }
                if (IsGuarded) {
                    _guardedStack = new List<GuardedU2>();
                    for (var i = 0; i < NumStack + 0; i++)
                    {
                        _guardedStack.Add(new GuardedU2(m_io, this, m_root));
                    }
                }
                if (IsGuarded) {
                    _guardEntries = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardEntries, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardEntries, m_io, "/types/entry_exits_block/seq/4");
                    }
                }
                _entries = new List<EntryExit>();
                {
                    var i = 0;
                    EntryExit M_;
                    do {
                        M_ = new EntryExit(IsGuarded, m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(M_.EntryIndex == -1));
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private byte[] _guardNumStack;
            private uint _numStack;
            private List<ushort> _stack;
            private List<GuardedU2> _guardedStack;
            private byte[] _guardEntries;
            private List<EntryExit> _entries;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_stack`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumStack { get { return _guardNumStack; } }

            /// <summary>
            /// Doors that the player went through; 0 outside, 1 inside.
            /// </summary>
            public uint NumStack { get { return _numStack; } }

            /// <summary>
            /// Numbers of the doors that the player went through, the innermost last.
            /// </summary>
            public List<ushort> Stack { get { return _stack; } }

            /// <summary>
            /// Form of `stack` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU2> GuardedStack { get { return _guardedStack; } }

            /// <summary>
            /// Guard of the first of `entries`.
            /// </summary>
            public byte[] GuardEntries { get { return _guardEntries; } }

            /// <summary>
            /// Doors, in order; the last has the number -1 and nothing else. They
            /// overwrite what the game made of its map files; a door without a record
            /// keeps that.
            /// </summary>
            public List<EntryExit> Entries { get { return _entries; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place for one part of the map.
        /// </summary>
        public partial class ExtraRestart : KaitaiStruct
        {
            public ExtraRestart(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.RestartPointsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardPosition = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPosition, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPosition, m_io, "/types/extra_restart/seq/0");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                if (IsGuarded) {
                    _guardRadius = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardRadius, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardRadius, m_io, "/types/extra_restart/seq/2");
                    }
                }
                _radius = m_io.ReadF4le();
                if (IsGuarded) {
                    _guardHeading = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHeading, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardHeading, m_io, "/types/extra_restart/seq/4");
                    }
                }
                _heading = m_io.ReadF4le();
            }
            private byte[] _guardPosition;
            private Vec3 _position;
            private byte[] _guardRadius;
            private float _radius;
            private byte[] _guardHeading;
            private float _heading;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.RestartPointsBlock m_parent;

            /// <summary>
            /// Guard before `position`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPosition { get { return _guardPosition; } }

            /// <summary>
            /// Place at which the player wakes up.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Guard before `radius`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardRadius { get { return _guardRadius; } }

            /// <summary>
            /// Distance from the place within which the player must be; 0 or 1500.
            /// </summary>
            public float Radius { get { return _radius; } }

            /// <summary>
            /// Guard before `heading`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHeading { get { return _guardHeading; } }

            /// <summary>
            /// Direction in which the player looks after waking up.
            /// </summary>
            public float Heading { get { return _heading; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.RestartPointsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 4.
        /// </summary>
        public partial class GameLogicBlock : KaitaiStruct
        {
            public GameLogicBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_gameStateName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumRestarts = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumRestarts, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumRestarts, m_io, "/types/game_logic_block/seq/0");
                    }
                }
                _numRestarts = m_io.ReadU4le();
                if (!(_numRestarts <= ((uint) ((M_Io.Size - M_Io.Pos) / 16))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 16)), _numRestarts, m_io, "/types/game_logic_block/seq/1");
                }
                if (IsGuarded) {
                    _guardPenaltyForDeath = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPenaltyForDeath, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPenaltyForDeath, m_io, "/types/game_logic_block/seq/2");
                    }
                }
                _penaltyForDeath = m_io.ReadU1();
                if (IsGuarded) {
                    _guardPenaltyForArrest = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPenaltyForArrest, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPenaltyForArrest, m_io, "/types/game_logic_block/seq/4");
                    }
                }
                _penaltyForArrest = m_io.ReadU1();
                if (IsGuarded) {
                    _guardGameState = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardGameState, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardGameState, m_io, "/types/game_logic_block/seq/6");
                    }
                }
                _gameState = m_io.ReadU1();
                if (IsGuarded) {
                    _guardTimeOfLastEvent = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardTimeOfLastEvent, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardTimeOfLastEvent, m_io, "/types/game_logic_block/seq/8");
                    }
                }
                _timeOfLastEvent = m_io.ReadU4le();
                _restarts = new List<Restart>();
                for (var i = 0; i < NumRestarts; i++)
                {
                    _restarts.Add(new Restart(IsGuarded, m_io, this, m_root));
                }
            }
            private bool f_gameStateName;
            private PlayState _gameStateName;

            /// <summary>
            /// Meaning of `game_state`.
            /// </summary>
            public PlayState GameStateName
            {
                get
                {
                    if (f_gameStateName)
                        return _gameStateName;
                    f_gameStateName = true;
                    _gameStateName = (PlayState) (((GtaSaSaveAndroid.PlayState) GameState));
                    return _gameStateName;
                }
            }
            private byte[] _guardNumRestarts;
            private uint _numRestarts;
            private byte[] _guardPenaltyForDeath;
            private byte _penaltyForDeath;
            private byte[] _guardPenaltyForArrest;
            private byte _penaltyForArrest;
            private byte[] _guardGameState;
            private byte _gameState;
            private byte[] _guardTimeOfLastEvent;
            private uint _timeOfLastEvent;
            private List<Restart> _restarts;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_restarts`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumRestarts { get { return _guardNumRestarts; } }

            /// <summary>
            /// Places that follow; 0.
            /// </summary>
            public uint NumRestarts { get { return _numRestarts; } }

            /// <summary>
            /// Guard before `penalty_for_death`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPenaltyForDeath { get { return _guardPenaltyForDeath; } }

            /// <summary>
            /// Whether death costs the weapons (opcode 08DD)
            /// </summary>
            public byte PenaltyForDeath { get { return _penaltyForDeath; } }

            /// <summary>
            /// Guard before `penalty_for_arrest`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPenaltyForArrest { get { return _guardPenaltyForArrest; } }

            /// <summary>
            /// Whether arrest costs the weapons (opcode 08DE)
            /// </summary>
            public byte PenaltyForArrest { get { return _penaltyForArrest; } }

            /// <summary>
            /// Guard before `game_state`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardGameState { get { return _guardGameState; } }

            /// <summary>
            /// Whether the player plays, died or was arrested; 0 in every file.
            /// </summary>
            public byte GameState { get { return _gameState; } }

            /// <summary>
            /// Guard before `time_of_last_event`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardTimeOfLastEvent { get { return _guardTimeOfLastEvent; } }

            /// <summary>
            /// Time at which the state last changed.
            /// </summary>
            public uint TimeOfLastEvent { get { return _timeOfLastEvent; } }

            /// <summary>
            /// Places to wake up at after death; none in the measured files.
            /// </summary>
            public List<Restart> Restarts { get { return _restarts; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Weapons of a gang (opcode 0237).
        /// </summary>
        public partial class Gang : KaitaiStruct
        {
            public Gang(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.GangsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_weaponAName = false;
                f_weaponBName = false;
                f_weaponCName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/gang/seq/0");
                    }
                }
                _pedModelOverride = m_io.ReadS1();
                _gap001 = m_io.ReadBytes(3);
                _weaponA = m_io.ReadU4le();
                _weaponB = m_io.ReadU4le();
                _weaponC = m_io.ReadU4le();
            }
            private bool f_weaponAName;
            private WeaponKind _weaponAName;

            /// <summary>
            /// Meaning of `weapon_a`.
            /// </summary>
            public WeaponKind WeaponAName
            {
                get
                {
                    if (f_weaponAName)
                        return _weaponAName;
                    f_weaponAName = true;
                    _weaponAName = (WeaponKind) (((GtaSaSaveAndroid.WeaponKind) WeaponA));
                    return _weaponAName;
                }
            }
            private bool f_weaponBName;
            private WeaponKind _weaponBName;

            /// <summary>
            /// Meaning of `weapon_b`.
            /// </summary>
            public WeaponKind WeaponBName
            {
                get
                {
                    if (f_weaponBName)
                        return _weaponBName;
                    f_weaponBName = true;
                    _weaponBName = (WeaponKind) (((GtaSaSaveAndroid.WeaponKind) WeaponB));
                    return _weaponBName;
                }
            }
            private bool f_weaponCName;
            private WeaponKind _weaponCName;

            /// <summary>
            /// Meaning of `weapon_c`.
            /// </summary>
            public WeaponKind WeaponCName
            {
                get
                {
                    if (f_weaponCName)
                        return _weaponCName;
                    f_weaponCName = true;
                    _weaponCName = (WeaponKind) (((GtaSaSaveAndroid.WeaponKind) WeaponC));
                    return _weaponCName;
                }
            }
            private byte[] _guard;
            private sbyte _pedModelOverride;
            private byte[] _gap001;
            private uint _weaponA;
            private uint _weaponB;
            private uint _weaponC;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.GangsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Model of its members; -1 for the usual ones.
            /// </summary>
            public sbyte PedModelOverride { get { return _pedModelOverride; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap001 { get { return _gap001; } }

            /// <summary>
            /// First weapon; 0 for none.
            /// </summary>
            public uint WeaponA { get { return _weaponA; } }

            /// <summary>
            /// Second weapon; 0 for none.
            /// </summary>
            public uint WeaponB { get { return _weaponB; } }

            /// <summary>
            /// Third weapon; 0 for none.
            /// </summary>
            public uint WeaponC { get { return _weaponC; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.GangsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 23.
        /// </summary>
        public partial class GangWarsBlock : KaitaiStruct
        {
            public GangWarsBlock(bool p_isMobile, bool p_hasSpecificZones, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isMobile = p_isMobile;
                _hasSpecificZones = p_hasSpecificZones;
                _isGuarded = p_isGuarded;
                f_attackStateName = false;
                f_gang1Name = false;
                f_gang2Name = false;
                f_isMobileGame = false;
                f_stateName = false;
                f_withSpecificZones = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardWarSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardWarSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardWarSize, m_io, "/types/gang_wars_block/seq/0");
                    }
                }
                _warSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/gang_wars_block/seq/2");
                    }
                }
                _active = m_io.ReadU1();
                _gap005 = m_io.ReadBytes(3);
                _state = m_io.ReadU4le();
                _timeStarted = m_io.ReadU4le();
                _zoneInfoIndex = m_io.ReadS4le();
                _navZoneIndex = m_io.ReadS4le();
                _playerStartPos = new Vec3(m_io, this, m_root);
                _gang1 = m_io.ReadS4le();
                _gang2 = m_io.ReadS4le();
                _ferocity = m_io.ReadS4le();
                _lastTimeInArea = m_io.ReadU4le();
                _attackState = m_io.ReadU4le();
                _timeTillNextAttack = m_io.ReadF4le();
                _pointOfAttack = new Vec3(m_io, this, m_root);
                _fightTimer = m_io.ReadS4le();
                _radarBlip = m_io.ReadS4le();
                _playerIsClose = m_io.ReadU1();
                _gap051 = m_io.ReadBytes(3);
                _territoryShare = m_io.ReadF4le();
                _difficulty = m_io.ReadF4le();
                if (IsMobileGame) {
                    _canStartOnMission = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _trainingMission = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _gap05e = m_io.ReadBytes(2);
                }
                if (IsMobileGame) {
                    _zoneInfoForTraining = m_io.ReadS4le();
                }
                if (WithSpecificZones) {
                    _specificZoneCount = m_io.ReadU4le();
                }
                if (WithSpecificZones) {
                    _specificZones = new List<int>();
                    for (var i = 0; i < 6; i++)
                    {
                        _specificZones.Add(m_io.ReadS4le());
                    }
                }
            }
            private bool f_attackStateName;
            private WarAttack _attackStateName;

            /// <summary>
            /// Meaning of `attack_state`.
            /// </summary>
            public WarAttack AttackStateName
            {
                get
                {
                    if (f_attackStateName)
                        return _attackStateName;
                    f_attackStateName = true;
                    _attackStateName = (WarAttack) (((GtaSaSaveAndroid.WarAttack) AttackState));
                    return _attackStateName;
                }
            }
            private bool f_gang1Name;
            private GangId _gang1Name;

            /// <summary>
            /// Meaning of `gang_1`.
            /// </summary>
            public GangId Gang1Name
            {
                get
                {
                    if (f_gang1Name)
                        return _gang1Name;
                    f_gang1Name = true;
                    _gang1Name = (GangId) (((GtaSaSaveAndroid.GangId) Gang1));
                    return _gang1Name;
                }
            }
            private bool f_gang2Name;
            private GangId _gang2Name;

            /// <summary>
            /// Meaning of `gang_2`.
            /// </summary>
            public GangId Gang2Name
            {
                get
                {
                    if (f_gang2Name)
                        return _gang2Name;
                    f_gang2Name = true;
                    _gang2Name = (GangId) (((GtaSaSaveAndroid.GangId) Gang2));
                    return _gang2Name;
                }
            }
            private bool f_isMobileGame;
            private bool _isMobileGame;

            /// <summary>
            /// Whether fields of phones follow.
            /// </summary>
            public bool IsMobileGame
            {
                get
                {
                    if (f_isMobileGame)
                        return _isMobileGame;
                    f_isMobileGame = true;
                    _isMobileGame = (bool) (IsMobile);
                    return _isMobileGame;
                }
            }
            private bool f_stateName;
            private WarState _stateName;

            /// <summary>
            /// Meaning of `state`.
            /// </summary>
            public WarState StateName
            {
                get
                {
                    if (f_stateName)
                        return _stateName;
                    f_stateName = true;
                    _stateName = (WarState) (((GtaSaSaveAndroid.WarState) State));
                    return _stateName;
                }
            }
            private bool f_withSpecificZones;
            private bool _withSpecificZones;

            /// <summary>
            /// Whether fields of the Definitive Edition follow.
            /// </summary>
            public bool WithSpecificZones
            {
                get
                {
                    if (f_withSpecificZones)
                        return _withSpecificZones;
                    f_withSpecificZones = true;
                    _withSpecificZones = (bool) (HasSpecificZones);
                    return _withSpecificZones;
                }
            }
            private byte[] _guardWarSize;
            private uint _warSize;
            private byte[] _guardBody;
            private byte _active;
            private byte[] _gap005;
            private uint _state;
            private uint _timeStarted;
            private int _zoneInfoIndex;
            private int _navZoneIndex;
            private Vec3 _playerStartPos;
            private int _gang1;
            private int _gang2;
            private int _ferocity;
            private uint _lastTimeInArea;
            private uint _attackState;
            private float _timeTillNextAttack;
            private Vec3 _pointOfAttack;
            private int _fightTimer;
            private int _radarBlip;
            private byte _playerIsClose;
            private byte[] _gap051;
            private float _territoryShare;
            private float _difficulty;
            private byte? _canStartOnMission;
            private byte? _trainingMission;
            private byte[] _gap05e;
            private int? _zoneInfoForTraining;
            private uint? _specificZoneCount;
            private List<int> _specificZones;
            private bool _isMobile;
            private bool _hasSpecificZones;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `war_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardWarSize { get { return _guardWarSize; } }

            /// <summary>
            /// Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
            /// </summary>
            public uint WarSize { get { return _warSize; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Whether wars happen (opcode 0879)
            /// </summary>
            public byte Active { get { return _active; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap005 { get { return _gap005; } }

            /// <summary>
            /// Stage of a war that the player began; 0, because saving ends it.
            /// </summary>
            public uint State { get { return _state; } }

            /// <summary>
            /// Time at which the war began.
            /// </summary>
            public uint TimeStarted { get { return _timeStarted; } }

            /// <summary>
            /// Info of the zone; -1 for none.
            /// </summary>
            public int ZoneInfoIndex { get { return _zoneInfoIndex; } }

            /// <summary>
            /// Zone that is fought for; -1 for none.
            /// </summary>
            public int NavZoneIndex { get { return _navZoneIndex; } }

            /// <summary>
            /// Place of the player when the war began.
            /// </summary>
            public Vec3 PlayerStartPos { get { return _playerStartPos; } }

            /// <summary>
            /// First gang of the war.
            /// </summary>
            public int Gang1 { get { return _gang1; } }

            /// <summary>
            /// Second gang of the war.
            /// </summary>
            public int Gang2 { get { return _gang2; } }

            /// <summary>
            /// Strength of the attackers, 0 to 2.
            /// </summary>
            public int Ferocity { get { return _ferocity; } }

            /// <summary>
            /// Time at which the player was last in the zone.
            /// </summary>
            public uint LastTimeInArea { get { return _lastTimeInArea; } }

            /// <summary>
            /// Stage of an attack on the player's territory; 0 in every file.
            /// </summary>
            public uint AttackState { get { return _attackState; } }

            /// <summary>
            /// Time until the next attack.
            /// </summary>
            public float TimeTillNextAttack { get { return _timeTillNextAttack; } }

            /// <summary>
            /// Place of the attack.
            /// </summary>
            public Vec3 PointOfAttack { get { return _pointOfAttack; } }

            /// <summary>
            /// Countdown of the fight.
            /// </summary>
            public int FightTimer { get { return _fightTimer; } }

            /// <summary>
            /// Icon of the war on the radar; 0.
            /// </summary>
            public int RadarBlip { get { return _radarBlip; } }

            /// <summary>
            /// Whether the player is near.
            /// </summary>
            public byte PlayerIsClose { get { return _playerIsClose; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap051 { get { return _gap051; } }

            /// <summary>
            /// Zones of the Grove among those of Grove, Ballas and Vagos (opcode
            /// 08E2)
            /// </summary>
            public float TerritoryShare { get { return _territoryShare; } }

            /// <summary>
            /// The share when the last war began.
            /// </summary>
            public float Difficulty { get { return _difficulty; } }

            /// <summary>
            /// Whether a war can begin during a mission.
            /// </summary>
            public byte? CanStartOnMission { get { return _canStartOnMission; } }

            /// <summary>
            /// Whether the mission that teaches it runs.
            /// </summary>
            public byte? TrainingMission { get { return _trainingMission; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap05e { get { return _gap05e; } }

            /// <summary>
            /// Info of that mission's zone.
            /// </summary>
            public int? ZoneInfoForTraining { get { return _zoneInfoForTraining; } }

            /// <summary>
            /// Probably how many zones wars are limited to.
            /// </summary>
            public uint? SpecificZoneCount { get { return _specificZoneCount; } }

            /// <summary>
            /// Probably the zones to which wars are limited.
            /// </summary>
            public List<int> SpecificZones { get { return _specificZones; } }

            /// <summary>
            /// Whether the fields of phones and the Definitive Edition follow.
            /// </summary>
            public bool IsMobile { get { return _isMobile; } }

            /// <summary>
            /// Whether those of the Definitive Edition follow.
            /// </summary>
            public bool HasSpecificZones { get { return _hasSpecificZones; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 11.
        /// </summary>
        public partial class GangsBlock : KaitaiStruct
        {
            public GangsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                _gangs = new List<Gang>();
                for (var i = 0; i < 10; i++)
                {
                    _gangs.Add(new Gang(IsGuarded, m_io, this, m_root));
                }
            }
            private List<Gang> _gangs;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Weapons and model of the ten gangs, in the order of `gang_id`.
            /// </summary>
            public List<Gang> Gangs { get { return _gangs; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A garage.
        /// </summary>
        public partial class Garage : KaitaiStruct
        {
            public Garage(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.GaragesBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_doorStateName = false;
                f_garageTypeName = false;
                f_originalTypeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/garage/seq/0");
                    }
                }
                _garageType = m_io.ReadU1();
                _doorState = m_io.ReadU1();
                _flags = new GarageBits(m_io, this, m_root);
                _gap002 = m_io.ReadBytes(1);
                _position = new Vec3(m_io, this, m_root);
                _directionA = new Vec2(m_io, this, m_root);
                _directionB = new Vec2(m_io, this, m_root);
                _topZ = m_io.ReadF4le();
                _width = m_io.ReadF4le();
                _depth = m_io.ReadF4le();
                _left = m_io.ReadF4le();
                _right = m_io.ReadF4le();
                _front = m_io.ReadF4le();
                _back = m_io.ReadF4le();
                _doorPosition = m_io.ReadF4le();
                _timeToOpen = m_io.ReadU4le();
                _garageName = m_io.ReadBytes(8);
                _originalType = m_io.ReadU1();
                _gap04c = m_io.ReadBytes(3);
            }
            private bool f_doorStateName;
            private Door _doorStateName;

            /// <summary>
            /// Meaning of `door_state`.
            /// </summary>
            public Door DoorStateName
            {
                get
                {
                    if (f_doorStateName)
                        return _doorStateName;
                    f_doorStateName = true;
                    _doorStateName = (Door) (((GtaSaSaveAndroid.Door) DoorState));
                    return _doorStateName;
                }
            }
            private bool f_garageTypeName;
            private GarageKind _garageTypeName;

            /// <summary>
            /// Meaning of `garage_type`.
            /// </summary>
            public GarageKind GarageTypeName
            {
                get
                {
                    if (f_garageTypeName)
                        return _garageTypeName;
                    f_garageTypeName = true;
                    _garageTypeName = (GarageKind) (((GtaSaSaveAndroid.GarageKind) GarageType));
                    return _garageTypeName;
                }
            }
            private bool f_originalTypeName;
            private GarageKind _originalTypeName;

            /// <summary>
            /// Meaning of `original_type`.
            /// </summary>
            public GarageKind OriginalTypeName
            {
                get
                {
                    if (f_originalTypeName)
                        return _originalTypeName;
                    f_originalTypeName = true;
                    _originalTypeName = (GarageKind) (((GtaSaSaveAndroid.GarageKind) OriginalType));
                    return _originalTypeName;
                }
            }
            private byte[] _guard;
            private byte _garageType;
            private byte _doorState;
            private GarageBits _flags;
            private byte[] _gap002;
            private Vec3 _position;
            private Vec2 _directionA;
            private Vec2 _directionB;
            private float _topZ;
            private float _width;
            private float _depth;
            private float _left;
            private float _right;
            private float _front;
            private float _back;
            private float _doorPosition;
            private uint _timeToOpen;
            private byte[] _garageName;
            private byte _originalType;
            private byte[] _gap04c;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.GaragesBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Use of the garage now.
            /// </summary>
            public byte GarageType { get { return _garageType; } }

            /// <summary>
            /// State of the door.
            /// </summary>
            public byte DoorState { get { return _doorState; } }

            /// <summary>
            /// How the door opens, and whether it is in use.
            /// </summary>
            public GarageBits Flags { get { return _flags; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap002 { get { return _gap002; } }

            /// <summary>
            /// First corner, at the floor.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Direction of the first side.
            /// </summary>
            public Vec2 DirectionA { get { return _directionA; } }

            /// <summary>
            /// Direction of the second side.
            /// </summary>
            public Vec2 DirectionB { get { return _directionB; } }

            /// <summary>
            /// Height of the ceiling.
            /// </summary>
            public float TopZ { get { return _topZ; } }

            /// <summary>
            /// Length of the side along the door.
            /// </summary>
            public float Width { get { return _width; } }

            /// <summary>
            /// Length of the side perpendicular to the door.
            /// </summary>
            public float Depth { get { return _depth; } }

            /// <summary>
            /// Lowest x.
            /// </summary>
            public float Left { get { return _left; } }

            /// <summary>
            /// Highest x.
            /// </summary>
            public float Right { get { return _right; } }

            /// <summary>
            /// Lowest y.
            /// </summary>
            public float Front { get { return _front; } }

            /// <summary>
            /// Highest y.
            /// </summary>
            public float Back { get { return _back; } }

            /// <summary>
            /// 0 when the door is closed, otherwise 1.
            /// </summary>
            public float DoorPosition { get { return _doorPosition; } }

            /// <summary>
            /// Time at which the door opens.
            /// </summary>
            public uint TimeToOpen { get { return _timeToOpen; } }

            /// <summary>
            /// Name to scripts, ended by a zero.
            /// </summary>
            public byte[] GarageName { get { return _garageName; } }

            /// <summary>
            /// Use of the garage at the start.
            /// </summary>
            public byte OriginalType { get { return _originalType; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap04c { get { return _gap04c; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.GaragesBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Bits of garages.
        /// </summary>
        public partial class GarageBits : KaitaiStruct
        {
            public static GarageBits FromFile(string fileName)
            {
                return new GarageBits(new KaitaiStream(fileName));
            }

            public GarageBits(KaitaiStream p__io, GtaSaSaveAndroid.Garage p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _usedModShop = m_io.ReadBitsIntLe(1) != 0;
                _inactive = m_io.ReadBitsIntLe(1) != 0;
                _resprayUsed = m_io.ReadBitsIntLe(1) != 0;
                _opensUp = m_io.ReadBitsIntLe(1) != 0;
                _goesIn = m_io.ReadBitsIntLe(1) != 0;
                _cameraFollows = m_io.ReadBitsIntLe(1) != 0;
                _doorClosed = m_io.ReadBitsIntLe(1) != 0;
                _alwaysFree = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _usedModShop;
            private bool _inactive;
            private bool _resprayUsed;
            private bool _opensUp;
            private bool _goesIn;
            private bool _cameraFollows;
            private bool _doorClosed;
            private bool _alwaysFree;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.Garage m_parent;

            /// <summary>
            /// A tuning shop that has been used, as the wiki reads it; the engine's
            /// name is not known.
            /// </summary>
            public bool UsedModShop { get { return _usedModShop; } }

            /// <summary>
            /// Switched off by a script (02B9); the door does not react.
            /// </summary>
            public bool Inactive { get { return _inactive; } }

            /// <summary>
            /// A respray has been done here (the first one is free).
            /// </summary>
            public bool ResprayUsed { get { return _resprayUsed; } }

            /// <summary>
            /// Door swings up.
            /// </summary>
            public bool OpensUp { get { return _opensUp; } }

            /// <summary>
            /// Door swings up and then slides in under the ceiling.
            /// </summary>
            public bool GoesIn { get { return _goesIn; } }

            /// <summary>
            /// The camera follows the player in instead of staying outside.
            /// </summary>
            public bool CameraFollows { get { return _cameraFollows; } }

            /// <summary>
            /// Repeats the state of the door: set exactly when `door_state` is not 1.
            /// </summary>
            public bool DoorClosed { get { return _doorClosed; } }

            /// <summary>
            /// Paint always costs nothing; only in `michdr`.
            /// </summary>
            public bool AlwaysFree { get { return _alwaysFree; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.Garage M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 3. Garages, shops that work on cars, and the cars that the player
        /// keeps.
        /// </summary>
        public partial class GaragesBlock : KaitaiStruct
        {
            public GaragesBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumGarages = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumGarages, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumGarages, m_io, "/types/garages_block/seq/0");
                    }
                }
                _numGarages = m_io.ReadU4le();
                if (!(_numGarages <= ((uint) ((M_Io.Size - M_Io.Pos) / 80))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 80)), _numGarages, m_io, "/types/garages_block/seq/1");
                }
                if (IsGuarded) {
                    _guardFreeBombs = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFreeBombs, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFreeBombs, m_io, "/types/garages_block/seq/2");
                    }
                }
                _freeBombs = m_io.ReadU1();
                if (IsGuarded) {
                    _guardFreeResprays = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFreeResprays, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFreeResprays, m_io, "/types/garages_block/seq/4");
                    }
                }
                _freeResprays = m_io.ReadU1();
                if (IsGuarded) {
                    _guardNoResprays = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNoResprays, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNoResprays, m_io, "/types/garages_block/seq/6");
                    }
                }
                _noResprays = m_io.ReadU1();
                if (IsGuarded) {
                    _guardCarsCollected = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardCarsCollected, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardCarsCollected, m_io, "/types/garages_block/seq/8");
                    }
                }
                _carsCollected = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardBankVansCollected = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBankVansCollected, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBankVansCollected, m_io, "/types/garages_block/seq/10");
                    }
                }
                _bankVansCollected = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardPoliceCarsCollected = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPoliceCarsCollected, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPoliceCarsCollected, m_io, "/types/garages_block/seq/12");
                    }
                }
                _policeCarsCollected = m_io.ReadS4le();
                if (IsPlain) {
                    _carTypesCollected = new List<int>();
                    for (var i = 0; i < 4; i++)
                    {
                        _carTypesCollected.Add(m_io.ReadS4le());
                    }
                }
                if (IsGuarded) {
                    _guardedCarTypesCollected = new List<GuardedS4>();
                    for (var i = 0; i < 4; i++)
                    {
                        _guardedCarTypesCollected.Add(new GuardedS4(m_io, this, m_root));
                    }
                }
                if (IsGuarded) {
                    _guardLastHelpTime = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLastHelpTime, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLastHelpTime, m_io, "/types/garages_block/seq/16");
                    }
                }
                _lastHelpTime = m_io.ReadS4le();
                _cars = new List<StoredCar>();
                for (var i = 0; i < 80; i++)
                {
                    _cars.Add(new StoredCar(IsGuarded, m_io, this, m_root));
                }
                _garages = new List<Garage>();
                for (var i = 0; i < NumGarages; i++)
                {
                    _garages.Add(new Garage(IsGuarded, m_io, this, m_root));
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private byte[] _guardNumGarages;
            private uint _numGarages;
            private byte[] _guardFreeBombs;
            private byte _freeBombs;
            private byte[] _guardFreeResprays;
            private byte _freeResprays;
            private byte[] _guardNoResprays;
            private byte _noResprays;
            private byte[] _guardCarsCollected;
            private int _carsCollected;
            private byte[] _guardBankVansCollected;
            private int _bankVansCollected;
            private byte[] _guardPoliceCarsCollected;
            private int _policeCarsCollected;
            private List<int> _carTypesCollected;
            private List<GuardedS4> _guardedCarTypesCollected;
            private byte[] _guardLastHelpTime;
            private int _lastHelpTime;
            private List<StoredCar> _cars;
            private List<Garage> _garages;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_garages`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumGarages { get { return _guardNumGarages; } }

            /// <summary>
            /// Garages that follow the cars; 50.
            /// </summary>
            public uint NumGarages { get { return _numGarages; } }

            /// <summary>
            /// Guard before `free_bombs`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFreeBombs { get { return _guardFreeBombs; } }

            /// <summary>
            /// Whether bombs cost nothing; 0.
            /// </summary>
            public byte FreeBombs { get { return _freeBombs; } }

            /// <summary>
            /// Guard before `free_resprays`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFreeResprays { get { return _guardFreeResprays; } }

            /// <summary>
            /// Whether paint costs nothing (opcode 0335)
            /// </summary>
            public byte FreeResprays { get { return _freeResprays; } }

            /// <summary>
            /// Guard before `no_resprays`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNoResprays { get { return _guardNoResprays; } }

            /// <summary>
            /// Whether paint shops are closed (opcode 0A14)
            /// </summary>
            public byte NoResprays { get { return _noResprays; } }

            /// <summary>
            /// Guard before `cars_collected`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardCarsCollected { get { return _guardCarsCollected; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public int CarsCollected { get { return _carsCollected; } }

            /// <summary>
            /// Guard before `bank_vans_collected`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardBankVansCollected { get { return _guardBankVansCollected; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public int BankVansCollected { get { return _bankVansCollected; } }

            /// <summary>
            /// Guard before `police_cars_collected`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPoliceCarsCollected { get { return _guardPoliceCarsCollected; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public int PoliceCarsCollected { get { return _policeCarsCollected; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public List<int> CarTypesCollected { get { return _carTypesCollected; } }

            /// <summary>
            /// Form of `car_types_collected` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedS4> GuardedCarTypesCollected { get { return _guardedCarTypesCollected; } }

            /// <summary>
            /// Guard before `last_help_time`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLastHelpTime { get { return _guardLastHelpTime; } }

            /// <summary>
            /// Time at which the last help about garages was shown.
            /// </summary>
            public int LastHelpTime { get { return _lastHelpTime; } }

            /// <summary>
            /// Cars in the garages that keep them, as slot * 20 + row: the first
            /// slots of all 20 rows, then the second ones.
            /// </summary>
            public List<StoredCar> Cars { get { return _cars; } }

            /// <summary>
            /// State of the 50 garages of the map: place, door, use.
            /// </summary>
            public List<Garage> Garages { get { return _garages; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// How a parked car appears.
        /// </summary>
        public partial class GeneratorBits : KaitaiStruct
        {
            public static GeneratorBits FromFile(string fileName)
            {
                return new GeneratorBits(new KaitaiStream(fileName));
            }

            public GeneratorBits(KaitaiStream p__io, GtaSaSaveAndroid.CarGenerator p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _waitUntilFar = m_io.ReadBitsIntLe(1) != 0;
                _highPriority = m_io.ReadBitsIntLe(1) != 0;
                _activeGenerator = m_io.ReadBitsIntLe(1) != 0;
                _ownedByPlayer = m_io.ReadBitsIntLe(1) != 0;
                _ignorePopulationLimit = m_io.ReadBitsIntLe(1) != 0;
                _unusedGeneratorBits = m_io.ReadBitsIntLe(3);
            }
            private bool _waitUntilFar;
            private bool _highPriority;
            private bool _activeGenerator;
            private bool _ownedByPlayer;
            private bool _ignorePopulationLimit;
            private ulong _unusedGeneratorBits;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.CarGenerator m_parent;

            /// <summary>
            /// No new car until the player has gone far away.
            /// </summary>
            public bool WaitUntilFar { get { return _waitUntilFar; } }

            /// <summary>
            /// Appears in any case; scripts call it &quot;force spawn&quot;.
            /// </summary>
            public bool HighPriority { get { return _highPriority; } }

            /// <summary>
            /// Never set.
            /// </summary>
            public bool ActiveGenerator { get { return _activeGenerator; } }

            /// <summary>
            /// The player has already owned a car of this generator.
            /// </summary>
            public bool OwnedByPlayer { get { return _ownedByPlayer; } }

            /// <summary>
            /// Always set.
            /// </summary>
            public bool IgnorePopulationLimit { get { return _ignorePopulationLimit; } }

            /// <summary>
            /// Nothing known; 0.
            /// </summary>
            public ulong UnusedGeneratorBits { get { return _unusedGeneratorBits; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.CarGenerator M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A truth value with a guard of its own.
        /// </summary>
        public partial class GuardedFlag : KaitaiStruct
        {
            public static GuardedFlag FromFile(string fileName)
            {
                return new GuardedFlag(new KaitaiStream(fileName));
            }

            public GuardedFlag(KaitaiStream p__io, GtaSaSaveAndroid.StatisticsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_flag/seq/0");
                }
                _value = m_io.ReadU1();
            }
            private byte[] _guard;
            private byte _value;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.StatisticsBlock m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Flag that the guard precedes.
            /// </summary>
            public byte Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.StatisticsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Whether a part of the map is loaded, with a guard of its own.
        /// </summary>
        public partial class GuardedMapPart : KaitaiStruct
        {
            public static GuardedMapPart FromFile(string fileName)
            {
                return new GuardedMapPart(new KaitaiStream(fileName));
            }

            public GuardedMapPart(KaitaiStream p__io, GtaSaSaveAndroid.IplFlagsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_map_part/seq/0");
                }
                _value = m_io.ReadU1();
            }
            private byte[] _guard;
            private byte _value;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.IplFlagsBlock m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Whether the part of the map is loaded.
            /// </summary>
            public byte Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.IplFlagsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with a guard of its own.
        /// </summary>
        public partial class GuardedS1 : KaitaiStruct
        {
            public static GuardedS1 FromFile(string fileName)
            {
                return new GuardedS1(new KaitaiStream(fileName));
            }

            public GuardedS1(KaitaiStream p__io, GtaSaSaveAndroid.GuardedStation p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_s1/seq/0");
                }
                _value = m_io.ReadS1();
            }
            private byte[] _guard;
            private sbyte _value;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.GuardedStation m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guard precedes.
            /// </summary>
            public sbyte Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.GuardedStation M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with a guard of its own.
        /// </summary>
        public partial class GuardedS4 : KaitaiStruct
        {
            public static GuardedS4 FromFile(string fileName)
            {
                return new GuardedS4(new KaitaiStream(fileName));
            }

            public GuardedS4(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_s4/seq/0");
                }
                _value = m_io.ReadS4le();
            }
            private byte[] _guard;
            private int _value;
            private GtaSaSaveAndroid m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guard precedes.
            /// </summary>
            public int Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with two guards of its own.
        /// </summary>
        public partial class GuardedS4Twice : KaitaiStruct
        {
            public static GuardedS4Twice FromFile(string fileName)
            {
                return new GuardedS4Twice(new KaitaiStream(fileName));
            }

            public GuardedS4Twice(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(4);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192, 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guard, m_io, "/types/guarded_s4_twice/seq/0");
                }
                _value = m_io.ReadS4le();
            }
            private byte[] _guard;
            private int _value;
            private GtaSaSaveAndroid m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Two guards of the number.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guards precede.
            /// </summary>
            public int Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What a station has played, each number with a guard.
        /// </summary>
        public partial class GuardedStation : KaitaiStruct
        {
            public static GuardedStation FromFile(string fileName)
            {
                return new GuardedStation(new KaitaiStream(fileName));
            }

            public GuardedStation(KaitaiStream p__io, GtaSaSaveAndroid.RadioBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _recentTracks = new List<GuardedS1>();
                for (var i = 0; i < 20; i++)
                {
                    _recentTracks.Add(new GuardedS1(m_io, this, m_root));
                }
                _recentIdents = new List<GuardedS4>();
                for (var i = 0; i < 8; i++)
                {
                    _recentIdents.Add(new GuardedS4(m_io, this, m_root));
                }
                _recentAdverts = new List<GuardedS4>();
                for (var i = 0; i < 40; i++)
                {
                    _recentAdverts.Add(new GuardedS4(m_io, this, m_root));
                }
                _recentDj = new List<GuardedS4>();
                for (var i = 0; i < 15; i++)
                {
                    _recentDj.Add(new GuardedS4(m_io, this, m_root));
                }
            }
            private List<GuardedS1> _recentTracks;
            private List<GuardedS4> _recentIdents;
            private List<GuardedS4> _recentAdverts;
            private List<GuardedS4> _recentDj;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.RadioBlock m_parent;

            /// <summary>
            /// Songs; -1 for none.
            /// </summary>
            public List<GuardedS1> RecentTracks { get { return _recentTracks; } }

            /// <summary>
            /// Jingles; -1 for none.
            /// </summary>
            public List<GuardedS4> RecentIdents { get { return _recentIdents; } }

            /// <summary>
            /// Advertisements; -1 for none.
            /// </summary>
            public List<GuardedS4> RecentAdverts { get { return _recentAdverts; } }

            /// <summary>
            /// Talk; -1 for none.
            /// </summary>
            public List<GuardedS4> RecentDj { get { return _recentDj; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.RadioBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with a guard of its own.
        /// </summary>
        public partial class GuardedU1 : KaitaiStruct
        {
            public static GuardedU1 FromFile(string fileName)
            {
                return new GuardedU1(new KaitaiStream(fileName));
            }

            public GuardedU1(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_u1/seq/0");
                }
                _value = m_io.ReadU1();
            }
            private byte[] _guard;
            private byte _value;
            private GtaSaSaveAndroid m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guard precedes.
            /// </summary>
            public byte Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with a guard of its own.
        /// </summary>
        public partial class GuardedU2 : KaitaiStruct
        {
            public static GuardedU2 FromFile(string fileName)
            {
                return new GuardedU2(new KaitaiStream(fileName));
            }

            public GuardedU2(KaitaiStream p__io, GtaSaSaveAndroid.EntryExitsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_u2/seq/0");
                }
                _value = m_io.ReadU2le();
            }
            private byte[] _guard;
            private ushort _value;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.EntryExitsBlock m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guard precedes.
            /// </summary>
            public ushort Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.EntryExitsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A number with a guard of its own.
        /// </summary>
        public partial class GuardedU4 : KaitaiStruct
        {
            public static GuardedU4 FromFile(string fileName)
            {
                return new GuardedU4(new KaitaiStream(fileName));
            }

            public GuardedU4(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _guard = m_io.ReadBytes(2);
                if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                {
                    throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/guarded_u4/seq/0");
                }
                _value = m_io.ReadU4le();
            }
            private byte[] _guard;
            private uint _value;
            private GtaSaSaveAndroid m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Guard before `value`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number that the guard precedes.
            /// </summary>
            public uint Value { get { return _value; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Bits of handling, a part of the model's data; to be copied with the car.
        /// </summary>
        public partial class HandlingBits : KaitaiStruct
        {
            public static HandlingBits FromFile(string fileName)
            {
                return new HandlingBits(new KaitaiStream(fileName));
            }

            public HandlingBits(KaitaiStream p__io, GtaSaSaveAndroid.StoredCar p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _boost1g = m_io.ReadBitsIntLe(1) != 0;
                _boost2g = m_io.ReadBitsIntLe(1) != 0;
                _npcAntiRoll = m_io.ReadBitsIntLe(1) != 0;
                _npcNeutral = m_io.ReadBitsIntLe(1) != 0;
                _noHandbrake = m_io.ReadBitsIntLe(1) != 0;
                _steerRear = m_io.ReadBitsIntLe(1) != 0;
                _handbrakeSteer = m_io.ReadBitsIntLe(1) != 0;
                _altSteer = m_io.ReadBitsIntLe(1) != 0;
                _frontNarrow2 = m_io.ReadBitsIntLe(1) != 0;
                _frontNarrow = m_io.ReadBitsIntLe(1) != 0;
                _frontWide = m_io.ReadBitsIntLe(1) != 0;
                _frontWide2 = m_io.ReadBitsIntLe(1) != 0;
                _rearNarrow2 = m_io.ReadBitsIntLe(1) != 0;
                _rearNarrow = m_io.ReadBitsIntLe(1) != 0;
                _rearWide = m_io.ReadBitsIntLe(1) != 0;
                _rearWide2 = m_io.ReadBitsIntLe(1) != 0;
                _hydraulicGeometry = m_io.ReadBitsIntLe(1) != 0;
                _hydraulicsInst = m_io.ReadBitsIntLe(1) != 0;
                _noHydraulics = m_io.ReadBitsIntLe(1) != 0;
                _nosInst = m_io.ReadBitsIntLe(1) != 0;
                _offroad = m_io.ReadBitsIntLe(1) != 0;
                _offroad2 = m_io.ReadBitsIntLe(1) != 0;
                _halogen = m_io.ReadBitsIntLe(1) != 0;
                _rearWheelFirst = m_io.ReadBitsIntLe(1) != 0;
                _useMaxSpeed = m_io.ReadBitsIntLe(1) != 0;
                _lowRider = m_io.ReadBitsIntLe(1) != 0;
                _streetRacer = m_io.ReadBitsIntLe(1) != 0;
                _unknownBit27 = m_io.ReadBitsIntLe(1) != 0;
                _swingingChassis = m_io.ReadBitsIntLe(1) != 0;
                _unknownBit29 = m_io.ReadBitsIntLe(3);
            }
            private bool _boost1g;
            private bool _boost2g;
            private bool _npcAntiRoll;
            private bool _npcNeutral;
            private bool _noHandbrake;
            private bool _steerRear;
            private bool _handbrakeSteer;
            private bool _altSteer;
            private bool _frontNarrow2;
            private bool _frontNarrow;
            private bool _frontWide;
            private bool _frontWide2;
            private bool _rearNarrow2;
            private bool _rearNarrow;
            private bool _rearWide;
            private bool _rearWide2;
            private bool _hydraulicGeometry;
            private bool _hydraulicsInst;
            private bool _noHydraulics;
            private bool _nosInst;
            private bool _offroad;
            private bool _offroad2;
            private bool _halogen;
            private bool _rearWheelFirst;
            private bool _useMaxSpeed;
            private bool _lowRider;
            private bool _streetRacer;
            private bool _unknownBit27;
            private bool _swingingChassis;
            private ulong _unknownBit29;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.StoredCar m_parent;

            /// <summary>
            /// More power when pulling away and uphill.
            /// </summary>
            public bool Boost1g { get { return _boost1g; } }

            /// <summary>
            /// More power at higher speed.
            /// </summary>
            public bool Boost2g { get { return _boost2g; } }

            /// <summary>
            /// No body roll when the computer drives.
            /// </summary>
            public bool NpcAntiRoll { get { return _npcAntiRoll; } }

            /// <summary>
            /// Less likely to spin when the computer drives.
            /// </summary>
            public bool NpcNeutral { get { return _npcNeutral; } }

            /// <summary>
            /// The handbrake has no effect.
            /// </summary>
            public bool NoHandbrake { get { return _noHandbrake; } }

            /// <summary>
            /// The rear wheels steer instead of the front ones (forklift).
            /// </summary>
            public bool SteerRear { get { return _steerRear; } }

            /// <summary>
            /// With the handbrake the rear wheels steer too (monster trucks).
            /// </summary>
            public bool HandbrakeSteer { get { return _handbrakeSteer; } }

            /// <summary>
            /// Another kind of steering; nothing more is known of it.
            /// </summary>
            public bool AltSteer { get { return _altSteer; } }

            /// <summary>
            /// Very narrow front wheels.
            /// </summary>
            public bool FrontNarrow2 { get { return _frontNarrow2; } }

            /// <summary>
            /// Narrow front wheels.
            /// </summary>
            public bool FrontNarrow { get { return _frontNarrow; } }

            /// <summary>
            /// Wide front wheels.
            /// </summary>
            public bool FrontWide { get { return _frontWide; } }

            /// <summary>
            /// Very wide front wheels.
            /// </summary>
            public bool FrontWide2 { get { return _frontWide2; } }

            /// <summary>
            /// Very narrow rear wheels.
            /// </summary>
            public bool RearNarrow2 { get { return _rearNarrow2; } }

            /// <summary>
            /// Narrow rear wheels.
            /// </summary>
            public bool RearNarrow { get { return _rearNarrow; } }

            /// <summary>
            /// Wide rear wheels.
            /// </summary>
            public bool RearWide { get { return _rearWide; } }

            /// <summary>
            /// Very wide rear wheels.
            /// </summary>
            public bool RearWide2 { get { return _rearWide2; } }

            /// <summary>
            /// Suspension geometry made for hydraulics.
            /// </summary>
            public bool HydraulicGeometry { get { return _hydraulicGeometry; } }

            /// <summary>
            /// Hydraulics are installed.
            /// </summary>
            public bool HydraulicsInst { get { return _hydraulicsInst; } }

            /// <summary>
            /// Hydraulics cannot be installed.
            /// </summary>
            public bool NoHydraulics { get { return _noHydraulics; } }

            /// <summary>
            /// Nitrous is installed.
            /// </summary>
            public bool NosInst { get { return _nosInst; } }

            /// <summary>
            /// Better grip on loose ground (dirt).
            /// </summary>
            public bool Offroad { get { return _offroad; } }

            /// <summary>
            /// Better grip on soft ground (sand).
            /// </summary>
            public bool Offroad2 { get { return _offroad2; } }

            /// <summary>
            /// Brighter, bluer headlights.
            /// </summary>
            public bool Halogen { get { return _halogen; } }

            /// <summary>
            /// The rear wheels are computed before the front ones.
            /// </summary>
            public bool RearWheelFirst { get { return _rearWheelFirst; } }

            /// <summary>
            /// Cannot go faster than the top speed of its handling line.
            /// </summary>
            public bool UseMaxSpeed { get { return _useMaxSpeed; } }

            /// <summary>
            /// Loco Low Co accepts the car.
            /// </summary>
            public bool LowRider { get { return _lowRider; } }

            /// <summary>
            /// Wheel Arch Angels accepts it, and no other shop.
            /// </summary>
            public bool StreetRacer { get { return _streetRacer; } }

            /// <summary>
            /// Meaning not known.
            /// </summary>
            public bool UnknownBit27 { get { return _unknownBit27; } }

            /// <summary>
            /// The body swings from side to side on its suspension.
            /// </summary>
            public bool SwingingChassis { get { return _swingingChassis; } }

            /// <summary>
            /// Meaning not known.
            /// </summary>
            public ulong UnknownBit29 { get { return _unknownBit29; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.StoredCar M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Something that is not shown.
        /// </summary>
        public partial class InvisibleObject : KaitaiStruct
        {
            public InvisibleObject(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_objectKindName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardObjectKind = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardObjectKind, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardObjectKind, m_io, "/types/invisible_object/seq/0");
                    }
                }
                _objectKind = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardPoolIndexPlus1 = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPoolIndexPlus1, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPoolIndexPlus1, m_io, "/types/invisible_object/seq/2");
                    }
                }
                _poolIndexPlus1 = m_io.ReadU4le();
            }
            private bool f_objectKindName;
            private HiddenThing _objectKindName;

            /// <summary>
            /// Meaning of `object_kind`.
            /// </summary>
            public HiddenThing ObjectKindName
            {
                get
                {
                    if (f_objectKindName)
                        return _objectKindName;
                    f_objectKindName = true;
                    _objectKindName = (HiddenThing) (((GtaSaSaveAndroid.HiddenThing) ObjectKind));
                    return _objectKindName;
                }
            }
            private byte[] _guardObjectKind;
            private uint _objectKind;
            private byte[] _guardPoolIndexPlus1;
            private uint _poolIndexPlus1;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard before `object_kind`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardObjectKind { get { return _guardObjectKind; } }

            /// <summary>
            /// Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
            /// </summary>
            public uint ObjectKind { get { return _objectKind; } }

            /// <summary>
            /// Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPoolIndexPlus1 { get { return _guardPoolIndexPlus1; } }

            /// <summary>
            /// Row of the hidden thing in the pool of its kind, plus 1.
            /// </summary>
            public uint PoolIndexPlus1 { get { return _poolIndexPlus1; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 21. Parts of the map; what a number means depends on the data of the
        /// game.
        /// </summary>
        public partial class IplFlagsBlock : KaitaiStruct
        {
            public IplFlagsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardSlotCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardSlotCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardSlotCount, m_io, "/types/ipl_flags_block/seq/0");
                    }
                }
                _slotCount = m_io.ReadU4le();
                if (!(_slotCount == 256))
                {
                    throw new ValidationNotEqualError(256, _slotCount, m_io, "/types/ipl_flags_block/seq/1");
                }
                if (IsPlain) {
                    _flags = new List<byte>();
                    for (var i = 0; i < 255; i++)
                    {
                        _flags.Add(m_io.ReadU1());
                    }
                }
                if (IsGuarded) {
                    _guardedFlags = new List<GuardedMapPart>();
                    for (var i = 0; i < 255; i++)
                    {
                        _guardedFlags.Add(new GuardedMapPart(m_io, this, m_root));
                    }
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private byte[] _guardSlotCount;
            private uint _slotCount;
            private List<byte> _flags;
            private List<GuardedMapPart> _guardedFlags;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `slot_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardSlotCount { get { return _guardSlotCount; } }

            /// <summary>
            /// Number of parts, 256; the first is not stored.
            /// </summary>
            public uint SlotCount { get { return _slotCount; } }

            /// <summary>
            /// Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
            /// 0777), which streamed parts ignore. Parts are numbered in the order of
            /// gta3.img.
            /// </summary>
            public List<byte> Flags { get { return _flags; } }

            /// <summary>
            /// Form of `flags` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedMapPart> GuardedFlags { get { return _guardedFlags; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A mission that runs.
        /// </summary>
        public partial class LoadedMission : KaitaiStruct
        {
            public LoadedMission(bool p_hasIndex, KaitaiStream p__io, GtaSaSaveAndroid.ScriptThread p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _hasIndex = p_hasIndex;
                f_isNumbered = false;
                _read();
            }
            private void _read()
            {
                if (IsNumbered) {
                    _missionIndex = m_io.ReadU4le();
                }
                _code = m_io.ReadBytes(69000);
                _missionLocals = new List<uint>();
                for (var i = 0; i < 1024; i++)
                {
                    _missionLocals.Add(m_io.ReadU4le());
                }
            }
            private bool f_isNumbered;
            private bool _isNumbered;

            /// <summary>
            /// Whether the number is there.
            /// </summary>
            public bool IsNumbered
            {
                get
                {
                    if (f_isNumbered)
                        return _isNumbered;
                    f_isNumbered = true;
                    _isNumbered = (bool) (HasIndex);
                    return _isNumbered;
                }
            }
            private uint? _missionIndex;
            private byte[] _code;
            private List<uint> _missionLocals;
            private bool _hasIndex;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptThread m_parent;

            /// <summary>
            /// Number of the mission whose script is loaded.
            /// </summary>
            public uint? MissionIndex { get { return _missionIndex; } }

            /// <summary>
            /// Script of the mission.
            /// </summary>
            public byte[] Code { get { return _code; } }

            /// <summary>
            /// Variables of the mission.
            /// </summary>
            public List<uint> MissionLocals { get { return _missionLocals; } }

            /// <summary>
            /// Whether the number of the mission comes first.
            /// </summary>
            public bool HasIndex { get { return _hasIndex; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptThread M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An object with its distant model.
        /// </summary>
        public partial class LodPair : KaitaiStruct
        {
            public LodPair(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/lod_pair/seq/0");
                    }
                }
                _object = m_io.ReadS4le();
                _lodObject = m_io.ReadS4le();
            }
            private byte[] _guard;
            private int _object;
            private int _lodObject;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Handle of the object; -1 in a free place.
            /// </summary>
            public int Object { get { return _object; } }

            /// <summary>
            /// Handle of the distant one; -1 in a free place.
            /// </summary>
            public int LodObject { get { return _lodObject; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// An object that a script made, 64 bytes in both forms.
        /// </summary>
        public partial class MobileObject : KaitaiStruct
        {
            public MobileObject(bool p_isVariantB, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.MobilePoolsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isVariantB = p_isVariantB;
                _isGuarded = p_isGuarded;
                f_collisionDamageEffectName = false;
                f_isFormA = false;
                f_isFormB = false;
                f_modelName = false;
                f_objectTypeName = false;
                f_specialCollisionResponseName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardHandle = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHandle, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardHandle, m_io, "/types/mobile_object/seq/0");
                    }
                }
                _handle = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardModel = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardModel, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardModel, m_io, "/types/mobile_object/seq/2");
                    }
                }
                _model = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardObjectSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardObjectSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardObjectSize, m_io, "/types/mobile_object/seq/4");
                    }
                }
                _objectSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/mobile_object/seq/6");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                _right = new Direction(m_io, this, m_root);
                _forward = new Direction(m_io, this, m_root);
                _gap01e = m_io.ReadBytes(6);
                _bonusValue = m_io.ReadU1();
                _gap025 = m_io.ReadBytes(1);
                _costValue = m_io.ReadU2le();
                _removalTime = m_io.ReadS4le();
                _entityFlags = new EntityBits(m_io, this, m_root);
                if (IsFormB) {
                    _unknown48 = m_io.ReadU4le();
                }
                _unused = m_io.ReadS1();
                if (IsFormA) {
                    _gap031 = m_io.ReadBytes(3);
                }
                if (IsFormB) {
                    _gap035 = m_io.ReadBytes(1);
                }
                _objectFlags = new ObjectBits(m_io, this, m_root);
                _objectType = m_io.ReadU1();
                _collisionDamageEffect = m_io.ReadU1();
                _specialCollisionResponse = m_io.ReadU1();
                _physicalFlags = new PhysicalBits(m_io, this, m_root);
                _unknownEnd = m_io.ReadS2le();
                if (IsFormA) {
                    _gap03e = m_io.ReadBytes(2);
                }
            }
            private bool f_collisionDamageEffectName;
            private DamageEffect _collisionDamageEffectName;

            /// <summary>
            /// Meaning of `collision_damage_effect`.
            /// </summary>
            public DamageEffect CollisionDamageEffectName
            {
                get
                {
                    if (f_collisionDamageEffectName)
                        return _collisionDamageEffectName;
                    f_collisionDamageEffectName = true;
                    _collisionDamageEffectName = (DamageEffect) (((GtaSaSaveAndroid.DamageEffect) CollisionDamageEffect));
                    return _collisionDamageEffectName;
                }
            }
            private bool f_isFormA;
            private bool _isFormA;

            /// <summary>
            /// Whether it has the first form.
            /// </summary>
            public bool IsFormA
            {
                get
                {
                    if (f_isFormA)
                        return _isFormA;
                    f_isFormA = true;
                    _isFormA = (bool) (!(IsVariantB));
                    return _isFormA;
                }
            }
            private bool f_isFormB;
            private bool _isFormB;

            /// <summary>
            /// Whether it has the second form.
            /// </summary>
            public bool IsFormB
            {
                get
                {
                    if (f_isFormB)
                        return _isFormB;
                    f_isFormB = true;
                    _isFormB = (bool) (IsVariantB);
                    return _isFormB;
                }
            }
            private bool f_modelName;
            private ObjectModel _modelName;

            /// <summary>
            /// Meaning of `model`.
            /// </summary>
            public ObjectModel ModelName
            {
                get
                {
                    if (f_modelName)
                        return _modelName;
                    f_modelName = true;
                    _modelName = (ObjectModel) (((GtaSaSaveAndroid.ObjectModel) Model));
                    return _modelName;
                }
            }
            private bool f_objectTypeName;
            private ObjectOrigin _objectTypeName;

            /// <summary>
            /// Meaning of `object_type`.
            /// </summary>
            public ObjectOrigin ObjectTypeName
            {
                get
                {
                    if (f_objectTypeName)
                        return _objectTypeName;
                    f_objectTypeName = true;
                    _objectTypeName = (ObjectOrigin) (((GtaSaSaveAndroid.ObjectOrigin) ObjectType));
                    return _objectTypeName;
                }
            }
            private bool f_specialCollisionResponseName;
            private CollisionResponse _specialCollisionResponseName;

            /// <summary>
            /// Meaning of `special_collision_response`.
            /// </summary>
            public CollisionResponse SpecialCollisionResponseName
            {
                get
                {
                    if (f_specialCollisionResponseName)
                        return _specialCollisionResponseName;
                    f_specialCollisionResponseName = true;
                    _specialCollisionResponseName = (CollisionResponse) (((GtaSaSaveAndroid.CollisionResponse) SpecialCollisionResponse));
                    return _specialCollisionResponseName;
                }
            }
            private byte[] _guardHandle;
            private uint _handle;
            private byte[] _guardModel;
            private int _model;
            private byte[] _guardObjectSize;
            private uint _objectSize;
            private byte[] _guardBody;
            private Vec3 _position;
            private Direction _right;
            private Direction _forward;
            private byte[] _gap01e;
            private byte _bonusValue;
            private byte[] _gap025;
            private ushort _costValue;
            private int _removalTime;
            private EntityBits _entityFlags;
            private uint? _unknown48;
            private sbyte _unused;
            private byte[] _gap031;
            private byte[] _gap035;
            private ObjectBits _objectFlags;
            private byte _objectType;
            private byte _collisionDamageEffect;
            private byte _specialCollisionResponse;
            private PhysicalBits _physicalFlags;
            private short _unknownEnd;
            private byte[] _gap03e;
            private bool _isVariantB;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobilePoolsBlock m_parent;

            /// <summary>
            /// Two guards before `handle`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHandle { get { return _guardHandle; } }

            /// <summary>
            /// Place among objects * 256 + counter.
            /// </summary>
            public uint Handle { get { return _handle; } }

            /// <summary>
            /// Two guards before `model`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardModel { get { return _guardModel; } }

            /// <summary>
            /// Model number of the object.
            /// </summary>
            public int Model { get { return _model; } }

            /// <summary>
            /// Guard before `object_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardObjectSize { get { return _guardObjectSize; } }

            /// <summary>
            /// Bytes that follow: 52.
            /// </summary>
            public uint ObjectSize { get { return _objectSize; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Place of the object in the world.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Direction of the right side of the object.
            /// </summary>
            public Direction Right { get { return _right; } }

            /// <summary>
            /// Direction of the front of the object; the product of `right` and this
            /// one is its top.
            /// </summary>
            public Direction Forward { get { return _forward; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap01e { get { return _gap01e; } }

            /// <summary>
            /// Nothing known; 0.
            /// </summary>
            public byte BonusValue { get { return _bonusValue; } }

            /// <summary>
            /// Nothing.
            /// </summary>
            public byte[] Gap025 { get { return _gap025; } }

            /// <summary>
            /// Nothing known; 0.
            /// </summary>
            public ushort CostValue { get { return _costValue; } }

            /// <summary>
            /// Time at which the object is removed.
            /// </summary>
            public int RemovalTime { get { return _removalTime; } }

            /// <summary>
            /// State that the engine keeps of the object.
            /// </summary>
            public EntityBits EntityFlags { get { return _entityFlags; } }

            /// <summary>
            /// Number between `entity_flags` and `unused`; meaning not known.
            /// </summary>
            public uint? Unknown48 { get { return _unknown48; } }

            /// <summary>
            /// Nothing.
            /// </summary>
            public sbyte Unused { get { return _unused; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap031 { get { return _gap031; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap035 { get { return _gap035; } }

            /// <summary>
            /// State that the game keeps of the object; the upper byte is not
            /// reliable in the second form.
            /// </summary>
            public ObjectBits ObjectFlags { get { return _objectFlags; } }

            /// <summary>
            /// 2 for objects of missions.
            /// </summary>
            public byte ObjectType { get { return _objectType; } }

            /// <summary>
            /// Effect of a blow on the object: 0 or 200.
            /// </summary>
            public byte CollisionDamageEffect { get { return _collisionDamageEffect; } }

            /// <summary>
            /// Reaction of the object to a touch: 0, or 200, which has no name.
            /// </summary>
            public byte SpecialCollisionResponse { get { return _specialCollisionResponse; } }

            /// <summary>
            /// Kinds of harm that the object is proof against.
            /// </summary>
            public PhysicalBits PhysicalFlags { get { return _physicalFlags; } }

            /// <summary>
            /// Last number of the object; -1.
            /// </summary>
            public short UnknownEnd { get { return _unknownEnd; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap03e { get { return _gap03e; } }

            /// <summary>
            /// Which of two forms the object has.
            /// </summary>
            public bool IsVariantB { get { return _isVariantB; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobilePoolsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A person; the player where `ped_type` is 0 or 1.
        /// </summary>
        public partial class MobilePlayer : KaitaiStruct
        {
            public MobilePlayer(bool p_isDefinitive, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.MobilePoolsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isDefinitive = p_isDefinitive;
                _isGuarded = p_isGuarded;
                f_activeWeaponSlotName = false;
                f_areaName = false;
                f_fightingStyleName = false;
                f_hasModelName = false;
                f_isAndroid = false;
                f_isDefinitiveEdition = false;
                f_isPlayer = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardHandle = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHandle, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardHandle, m_io, "/types/mobile_player/seq/0");
                    }
                }
                _handle = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardModel = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardModel, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardModel, m_io, "/types/mobile_player/seq/2");
                    }
                }
                _model = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardPedType = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPedType, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPedType, m_io, "/types/mobile_player/seq/4");
                    }
                }
                _pedType = m_io.ReadS4le();
                if (HasModelName) {
                    _modelName = m_io.ReadBytes(9);
                }
                if (IsGuarded) {
                    _guardPedSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPedSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPedSize, m_io, "/types/mobile_player/seq/7");
                    }
                }
                _pedSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/mobile_player/seq/9");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                _heading = m_io.ReadF4le();
                _health = m_io.ReadF4le();
                _armor = m_io.ReadF4le();
                _weapons = new List<Weapon>();
                for (var i = 0; i < 13; i++)
                {
                    _weapons.Add(new Weapon(m_io, this, m_root));
                }
                _createdBy = m_io.ReadU1();
                _activeWeaponSlot = m_io.ReadU1();
                _area = m_io.ReadU1();
                _gap197 = m_io.ReadBytes(1);
                _exitIndex = m_io.ReadS4le();
                _fightingStyle = m_io.ReadU1();
                _allowedAttackMoves = m_io.ReadU1();
                _gap19e = m_io.ReadBytes(2);
                if (IsAndroid) {
                    _pedFlags = new List<uint>();
                    for (var i = 0; i < 4; i++)
                    {
                        _pedFlags.Add(m_io.ReadU4le());
                    }
                }
                if (IsAndroid) {
                    _gap1b0 = m_io.ReadBytes(4);
                }
                if (IsDefinitiveEdition) {
                    _unknownPed = m_io.ReadBytes(76);
                }
                if (IsPlayer) {
                    _playerPart = new MobilePlayerPart(IsGuarded, m_io, this, m_root);
                }
            }
            private bool f_activeWeaponSlotName;
            private WeaponSlot _activeWeaponSlotName;

            /// <summary>
            /// Meaning of `active_weapon_slot`.
            /// </summary>
            public WeaponSlot ActiveWeaponSlotName
            {
                get
                {
                    if (f_activeWeaponSlotName)
                        return _activeWeaponSlotName;
                    f_activeWeaponSlotName = true;
                    _activeWeaponSlotName = (WeaponSlot) (((GtaSaSaveAndroid.WeaponSlot) ActiveWeaponSlot));
                    return _activeWeaponSlotName;
                }
            }
            private bool f_areaName;
            private InteriorArea _areaName;

            /// <summary>
            /// Meaning of `area`.
            /// </summary>
            public InteriorArea AreaName
            {
                get
                {
                    if (f_areaName)
                        return _areaName;
                    f_areaName = true;
                    _areaName = (InteriorArea) (((GtaSaSaveAndroid.InteriorArea) Area));
                    return _areaName;
                }
            }
            private bool f_fightingStyleName;
            private Fighting _fightingStyleName;

            /// <summary>
            /// Meaning of `fighting_style`.
            /// </summary>
            public Fighting FightingStyleName
            {
                get
                {
                    if (f_fightingStyleName)
                        return _fightingStyleName;
                    f_fightingStyleName = true;
                    _fightingStyleName = (Fighting) (((GtaSaSaveAndroid.Fighting) FightingStyle));
                    return _fightingStyleName;
                }
            }
            private bool f_hasModelName;
            private bool _hasModelName;

            /// <summary>
            /// Whether the model has a name.
            /// </summary>
            public bool HasModelName
            {
                get
                {
                    if (f_hasModelName)
                        return _hasModelName;
                    f_hasModelName = true;
                    _hasModelName = (bool) ( ((Model >= 290) && (Model <= 299)) );
                    return _hasModelName;
                }
            }
            private bool f_isAndroid;
            private bool _isAndroid;

            /// <summary>
            /// Whether the person has the size of Android.
            /// </summary>
            public bool IsAndroid
            {
                get
                {
                    if (f_isAndroid)
                        return _isAndroid;
                    f_isAndroid = true;
                    _isAndroid = (bool) (!(IsDefinitive));
                    return _isAndroid;
                }
            }
            private bool f_isDefinitiveEdition;
            private bool _isDefinitiveEdition;

            /// <summary>
            /// Whether the person has the size of the Definitive Edition.
            /// </summary>
            public bool IsDefinitiveEdition
            {
                get
                {
                    if (f_isDefinitiveEdition)
                        return _isDefinitiveEdition;
                    f_isDefinitiveEdition = true;
                    _isDefinitiveEdition = (bool) (IsDefinitive);
                    return _isDefinitiveEdition;
                }
            }
            private bool f_isPlayer;
            private bool _isPlayer;

            /// <summary>
            /// Whether it is the player.
            /// </summary>
            public bool IsPlayer
            {
                get
                {
                    if (f_isPlayer)
                        return _isPlayer;
                    f_isPlayer = true;
                    _isPlayer = (bool) ( ((PedType == 0) || (PedType == 1)) );
                    return _isPlayer;
                }
            }
            private byte[] _guardHandle;
            private uint _handle;
            private byte[] _guardModel;
            private int _model;
            private byte[] _guardPedType;
            private int _pedType;
            private byte[] _modelName;
            private byte[] _guardPedSize;
            private uint _pedSize;
            private byte[] _guardBody;
            private Vec3 _position;
            private float _heading;
            private float _health;
            private float _armor;
            private List<Weapon> _weapons;
            private byte _createdBy;
            private byte _activeWeaponSlot;
            private byte _area;
            private byte[] _gap197;
            private int _exitIndex;
            private byte _fightingStyle;
            private byte _allowedAttackMoves;
            private byte[] _gap19e;
            private List<uint> _pedFlags;
            private byte[] _gap1b0;
            private byte[] _unknownPed;
            private MobilePlayerPart _playerPart;
            private bool _isDefinitive;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobilePoolsBlock m_parent;

            /// <summary>
            /// Guard before `handle`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHandle { get { return _guardHandle; } }

            /// <summary>
            /// Place among people * 256 + counter.
            /// </summary>
            public uint Handle { get { return _handle; } }

            /// <summary>
            /// Guard before `model`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardModel { get { return _guardModel; } }

            /// <summary>
            /// Number of the model that the player has, 0.
            /// </summary>
            public int Model { get { return _model; } }

            /// <summary>
            /// Guard before `ped_type`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPedType { get { return _guardPedType; } }

            /// <summary>
            /// Kind of person; 0 for the player.
            /// </summary>
            public int PedType { get { return _pedType; } }

            /// <summary>
            /// Name of the model, where it is one that scripts choose.
            /// </summary>
            public byte[] ModelName { get { return _modelName; } }

            /// <summary>
            /// Guard before `ped_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPedSize { get { return _guardPedSize; } }

            /// <summary>
            /// Bytes of the person: 420 on Android, 476 in the Definitive Edition.
            /// </summary>
            public uint PedSize { get { return _pedSize; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Place of the player in the world.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Direction in which the player looks.
            /// </summary>
            public float Heading { get { return _heading; } }

            /// <summary>
            /// Points of health that the player has.
            /// </summary>
            public float Health { get { return _health; } }

            /// <summary>
            /// Armour.
            /// </summary>
            public float Armor { get { return _armor; } }

            /// <summary>
            /// Weapons that the player carries, one of each kind.
            /// </summary>
            public List<Weapon> Weapons { get { return _weapons; } }

            /// <summary>
            /// 1 the game, 2 a mission, 3 a replay.
            /// </summary>
            public byte CreatedBy { get { return _createdBy; } }

            /// <summary>
            /// Kind of weapon in the hand.
            /// </summary>
            public byte ActiveWeaponSlot { get { return _activeWeaponSlot; } }

            /// <summary>
            /// Area code, the low byte of `simple_variables.interior`.
            /// </summary>
            public byte Area { get { return _area; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap197 { get { return _gap197; } }

            /// <summary>
            /// Door by which he leaves: the top of `entry_exits.stack`, or -1
            /// outside; 345, the exit of the changing room, after he has changed his
            /// clothes.
            /// </summary>
            public int ExitIndex { get { return _exitIndex; } }

            /// <summary>
            /// Style in which the player fights: 15 from the start, others from gyms
            /// or scripts.
            /// </summary>
            public byte FightingStyle { get { return _fightingStyle; } }

            /// <summary>
            /// Moves that he may use, a bit for each: 15, the four low bits, from the
            /// start.
            /// </summary>
            public byte AllowedAttackMoves { get { return _allowedAttackMoves; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap19e { get { return _gap19e; } }

            /// <summary>
            /// Probably flags of the person.
            /// </summary>
            public List<uint> PedFlags { get { return _pedFlags; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap1b0 { get { return _gap1b0; } }

            /// <summary>
            /// Bytes of unknown use before the part of the player.
            /// </summary>
            public byte[] UnknownPed { get { return _unknownPed; } }

            /// <summary>
            /// Data that only the player has, no other person.
            /// </summary>
            public MobilePlayerPart PlayerPart { get { return _playerPart; } }

            /// <summary>
            /// Whether the Definitive Edition wrote the save.
            /// </summary>
            public bool IsDefinitive { get { return _isDefinitive; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobilePoolsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What only the player has.
        /// </summary>
        public partial class MobilePlayerPart : KaitaiStruct
        {
            public MobilePlayerPart(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.MobilePlayer p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_chosenWeaponSlotName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardPlayerSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPlayerSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPlayerSize, m_io, "/types/mobile_player_part/seq/0");
                    }
                }
                _playerSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/mobile_player_part/seq/2");
                    }
                }
                _chaosLevel = m_io.ReadU4le();
                _wantedLevel = m_io.ReadU1();
                _gap009 = m_io.ReadBytes(3);
                _modelKeys = new List<uint>();
                for (var i = 0; i < 10; i++)
                {
                    _modelKeys.Add(m_io.ReadU4le());
                }
                _textureKeys = new List<uint>();
                for (var i = 0; i < 18; i++)
                {
                    _textureKeys.Add(m_io.ReadU4le());
                }
                _fat = m_io.ReadF4le();
                _muscle = m_io.ReadF4le();
                _chosenWeaponSlot = m_io.ReadU1();
                _gap085 = m_io.ReadBytes(3);
                _unknownEnd = m_io.ReadF4le();
            }
            private bool f_chosenWeaponSlotName;
            private WeaponSlot _chosenWeaponSlotName;

            /// <summary>
            /// Meaning of `chosen_weapon_slot`.
            /// </summary>
            public WeaponSlot ChosenWeaponSlotName
            {
                get
                {
                    if (f_chosenWeaponSlotName)
                        return _chosenWeaponSlotName;
                    f_chosenWeaponSlotName = true;
                    _chosenWeaponSlotName = (WeaponSlot) (((GtaSaSaveAndroid.WeaponSlot) ChosenWeaponSlot));
                    return _chosenWeaponSlotName;
                }
            }
            private byte[] _guardPlayerSize;
            private uint _playerSize;
            private byte[] _guardBody;
            private uint _chaosLevel;
            private byte _wantedLevel;
            private byte[] _gap009;
            private List<uint> _modelKeys;
            private List<uint> _textureKeys;
            private float _fat;
            private float _muscle;
            private byte _chosenWeaponSlot;
            private byte[] _gap085;
            private float _unknownEnd;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobilePlayer m_parent;

            /// <summary>
            /// Guard before `player_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPlayerSize { get { return _guardPlayerSize; } }

            /// <summary>
            /// Bytes that follow: 136.
            /// </summary>
            public uint PlayerSize { get { return _playerSize; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Chaos that the player has made; 0, because saving clears it.
            /// </summary>
            public uint ChaosLevel { get { return _chaosLevel; } }

            /// <summary>
            /// Stars; 0, because saving clears them.
            /// </summary>
            public byte WantedLevel { get { return _wantedLevel; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap009 { get { return _gap009; } }

            /// <summary>
            /// Clothes by the CRC-32 (without the final inversion) of the model's
            /// name in capitals; 0 for none.
            /// </summary>
            public List<uint> ModelKeys { get { return _modelKeys; } }

            /// <summary>
            /// Clothes by the CRC-32 (without the final inversion) of the texture's
            /// name in capitals; 0 for none.
            /// </summary>
            public List<uint> TextureKeys { get { return _textureKeys; } }

            /// <summary>
            /// Copy of statistic 21.
            /// </summary>
            public float Fat { get { return _fat; } }

            /// <summary>
            /// Copy of statistic 23.
            /// </summary>
            public float Muscle { get { return _muscle; } }

            /// <summary>
            /// Weapon slot that the player has chosen; equals `active_weapon_slot`.
            /// </summary>
            public byte ChosenWeaponSlot { get { return _chosenWeaponSlot; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap085 { get { return _gap085; } }

            /// <summary>
            /// Last number of the player; 1.
            /// </summary>
            public float UnknownEnd { get { return _unknownEnd; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobilePlayer M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 2. The player with all he carries, vehicles, and objects.
        /// </summary>
        public partial class MobilePoolsBlock : KaitaiStruct
        {
            public MobilePoolsBlock(bool p_isObjectVariantB, uint p_lenMissionState, uint p_lenMissionTail, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isObjectVariantB = p_isObjectVariantB;
                _lenMissionState = p_lenMissionState;
                _lenMissionTail = p_lenMissionTail;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumPlayers = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumPlayers, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumPlayers, m_io, "/types/mobile_pools_block/seq/0");
                    }
                }
                _numPlayers = m_io.ReadU4le();
                if (!(_numPlayers <= ((uint) ((M_Io.Size - M_Io.Pos) / 432))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 432)), _numPlayers, m_io, "/types/mobile_pools_block/seq/1");
                }
                _players = new List<MobilePlayer>();
                for (var i = 0; i < NumPlayers; i++)
                {
                    _players.Add(new MobilePlayer(false, IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardNumVehicles = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumVehicles, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumVehicles, m_io, "/types/mobile_pools_block/seq/3");
                    }
                }
                _numVehicles = m_io.ReadU4le();
                if (!(_numVehicles <= (IsGuarded ? ((uint) (0)) : ((uint) ((M_Io.Size - M_Io.Pos) / 176)))))
                {
                    throw new ValidationGreaterThanError((IsGuarded ? ((uint) (0)) : ((uint) ((M_Io.Size - M_Io.Pos) / 176))), _numVehicles, m_io, "/types/mobile_pools_block/seq/4");
                }
                _vehicles = new List<MobileVehicle>();
                for (var i = 0; i < NumVehicles; i++)
                {
                    _vehicles.Add(new MobileVehicle(m_io, this, m_root));
                }
                if (IsPlain) {
                    _cameraTarget = new List<int>();
                    for (var i = 0; i < 4; i++)
                    {
                        _cameraTarget.Add(m_io.ReadS4le());
                    }
                }
                if (IsGuarded) {
                    _guardedCameraTarget = new List<GuardedS4Twice>();
                    for (var i = 0; i < 4; i++)
                    {
                        _guardedCameraTarget.Add(new GuardedS4Twice(m_io, this, m_root));
                    }
                }
                _missionState = m_io.ReadBytes(LenMissionState);
                if (IsGuarded) {
                    _guardNumObjects = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumObjects, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardNumObjects, m_io, "/types/mobile_pools_block/seq/9");
                    }
                }
                _numObjects = m_io.ReadU4le();
                if (!(_numObjects <= ((uint) ((M_Io.Size - M_Io.Pos) / 62))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 62)), _numObjects, m_io, "/types/mobile_pools_block/seq/10");
                }
                _objects = new List<MobileObject>();
                for (var i = 0; i < NumObjects; i++)
                {
                    _objects.Add(new MobileObject(IsObjectVariantB, IsGuarded, m_io, this, m_root));
                }
                _missionTail = m_io.ReadBytes(LenMissionTail);
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private byte[] _guardNumPlayers;
            private uint _numPlayers;
            private List<MobilePlayer> _players;
            private byte[] _guardNumVehicles;
            private uint _numVehicles;
            private List<MobileVehicle> _vehicles;
            private List<int> _cameraTarget;
            private List<GuardedS4Twice> _guardedCameraTarget;
            private byte[] _missionState;
            private byte[] _guardNumObjects;
            private uint _numObjects;
            private List<MobileObject> _objects;
            private byte[] _missionTail;
            private bool _isObjectVariantB;
            private uint _lenMissionState;
            private uint _lenMissionTail;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_players`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumPlayers { get { return _guardNumPlayers; } }

            /// <summary>
            /// People that follow: 1, and more in a save made during a mission or in a
            /// multiplayer game.
            /// </summary>
            public uint NumPlayers { get { return _numPlayers; } }

            /// <summary>
            /// The player, then people of the mission.
            /// </summary>
            public List<MobilePlayer> Players { get { return _players; } }

            /// <summary>
            /// Guard before `num_vehicles`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumVehicles { get { return _guardNumVehicles; } }

            /// <summary>
            /// Vehicles that follow; 0 in most files, and up to 13.
            /// </summary>
            public uint NumVehicles { get { return _numVehicles; } }

            /// <summary>
            /// Vehicles that are stored; not only during missions.
            /// </summary>
            public List<MobileVehicle> Vehicles { get { return _vehicles; } }

            /// <summary>
            /// Probably what the camera follows: -1, kind of thing (3 person, 2
            /// vehicle), its handle, -1.
            /// </summary>
            public List<int> CameraTarget { get { return _cameraTarget; } }

            /// <summary>
            /// Form of `camera_target` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedS4Twice> GuardedCameraTarget { get { return _guardedCameraTarget; } }

            /// <summary>
            /// State of the mission; not decoded.
            /// </summary>
            public byte[] MissionState { get { return _missionState; } }

            /// <summary>
            /// Two guards before `num_objects`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumObjects { get { return _guardNumObjects; } }

            /// <summary>
            /// Objects that follow.
            /// </summary>
            public uint NumObjects { get { return _numObjects; } }

            /// <summary>
            /// Objects that scripts made.
            /// </summary>
            public List<MobileObject> Objects { get { return _objects; } }

            /// <summary>
            /// More state of the mission; not decoded.
            /// </summary>
            public byte[] MissionTail { get { return _missionTail; } }

            /// <summary>
            /// Which of two forms objects have.
            /// </summary>
            public bool IsObjectVariantB { get { return _isObjectVariantB; } }

            /// <summary>
            /// Bytes of the first part of a mission's state.
            /// </summary>
            public uint LenMissionState { get { return _lenMissionState; } }

            /// <summary>
            /// Bytes of the second part.
            /// </summary>
            public uint LenMissionTail { get { return _lenMissionTail; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
        /// vehicles of 4 files were measured.
        /// </summary>
        public partial class MobileVehicle : KaitaiStruct
        {
            public static MobileVehicle FromFile(string fileName)
            {
                return new MobileVehicle(new KaitaiStream(fileName));
            }

            public MobileVehicle(KaitaiStream p__io, GtaSaSaveAndroid.MobilePoolsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasDamage = false;
                f_isBike = false;
                f_isBoat = false;
                f_isTrain = false;
                f_modelName = false;
                _read();
            }
            private void _read()
            {
                _handle = m_io.ReadU4le();
                _model = m_io.ReadS4le();
                _vehicleSize = m_io.ReadU4le();
                _right = new Vec3(m_io, this, m_root);
                _matrixFlags = m_io.ReadU4le();
                _forward = new Vec3(m_io, this, m_root);
                _gap028 = m_io.ReadBytes(4);
                _up = new Vec3(m_io, this, m_root);
                _gap038 = m_io.ReadBytes(4);
                _position = new Vec3(m_io, this, m_root);
                _gap048 = m_io.ReadBytes(12);
                _createdBy = m_io.ReadU1();
                _colours = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _colours.Add(m_io.ReadU1());
                }
                _gap059 = m_io.ReadBytes(1);
                _alarm = m_io.ReadU2le();
                _maxPassengers = m_io.ReadU1();
                _gap05d = m_io.ReadBytes(3);
                _steerAngle = m_io.ReadF4le();
                _gasPedal = m_io.ReadF4le();
                _brakePedal = m_io.ReadF4le();
                _vehicleFlags = m_io.ReadU4le();
                _vehicleFlags2 = m_io.ReadU4le();
                _health = m_io.ReadF4le();
                _unknown120 = m_io.ReadU4le();
                _entityFlags = m_io.ReadU4le();
                _mass = m_io.ReadF4le();
                _turnMass = m_io.ReadF4le();
                _buoyancy = m_io.ReadF4le();
                if (HasDamage) {
                    _damage = new VehicleDamage(m_io, this, m_root);
                }
                _driver = m_io.ReadS4le();
                _passengers = new List<int>();
                for (var i = 0; i < 8; i++)
                {
                    _passengers.Add(m_io.ReadS4le());
                }
            }
            private bool f_hasDamage;
            private bool _hasDamage;

            /// <summary>
            /// Whether `damage` is stored.
            /// </summary>
            public bool HasDamage
            {
                get
                {
                    if (f_hasDamage)
                        return _hasDamage;
                    f_hasDamage = true;
                    _hasDamage = (bool) (!( ((IsBike) || (IsBoat) || (IsTrain)) ));
                    return _hasDamage;
                }
            }
            private bool f_isBike;
            private bool _isBike;

            /// <summary>
            /// Whether the original game has the model as a motorcycle or bicycle.
            /// </summary>
            public bool IsBike
            {
                get
                {
                    if (f_isBike)
                        return _isBike;
                    f_isBike = true;
                    _isBike = (bool) ( ((Model == 448) || ( ((Model >= 461) && (Model <= 463)) ) || (Model == 468) || (Model == 481) || (Model == 509) || (Model == 510) || ( ((Model >= 521) && (Model <= 523)) ) || (Model == 581) || (Model == 586)) );
                    return _isBike;
                }
            }
            private bool f_isBoat;
            private bool _isBoat;

            /// <summary>
            /// Whether the original game has the model as a boat.
            /// </summary>
            public bool IsBoat
            {
                get
                {
                    if (f_isBoat)
                        return _isBoat;
                    f_isBoat = true;
                    _isBoat = (bool) ( ((Model == 430) || (Model == 446) || ( ((Model >= 452) && (Model <= 454)) ) || (Model == 472) || (Model == 473) || (Model == 484) || (Model == 493) || (Model == 595)) );
                    return _isBoat;
                }
            }
            private bool f_isTrain;
            private bool _isTrain;

            /// <summary>
            /// Whether the original game has the model as a train or tram.
            /// </summary>
            public bool IsTrain
            {
                get
                {
                    if (f_isTrain)
                        return _isTrain;
                    f_isTrain = true;
                    _isTrain = (bool) ( ((Model == 449) || (Model == 537) || (Model == 538) || (Model == 569) || (Model == 570) || (Model == 590)) );
                    return _isTrain;
                }
            }
            private bool f_modelName;
            private Vehicle _modelName;

            /// <summary>
            /// Meaning of `model`.
            /// </summary>
            public Vehicle ModelName
            {
                get
                {
                    if (f_modelName)
                        return _modelName;
                    f_modelName = true;
                    _modelName = (Vehicle) (((GtaSaSaveAndroid.Vehicle) Model));
                    return _modelName;
                }
            }
            private uint _handle;
            private int _model;
            private uint _vehicleSize;
            private Vec3 _right;
            private uint _matrixFlags;
            private Vec3 _forward;
            private byte[] _gap028;
            private Vec3 _up;
            private byte[] _gap038;
            private Vec3 _position;
            private byte[] _gap048;
            private byte _createdBy;
            private List<byte> _colours;
            private byte[] _gap059;
            private ushort _alarm;
            private byte _maxPassengers;
            private byte[] _gap05d;
            private float _steerAngle;
            private float _gasPedal;
            private float _brakePedal;
            private uint _vehicleFlags;
            private uint _vehicleFlags2;
            private float _health;
            private uint _unknown120;
            private uint _entityFlags;
            private float _mass;
            private float _turnMass;
            private float _buoyancy;
            private VehicleDamage _damage;
            private int _driver;
            private List<int> _passengers;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobilePoolsBlock m_parent;

            /// <summary>
            /// Place among vehicles * 256 + counter.
            /// </summary>
            public uint Handle { get { return _handle; } }

            /// <summary>
            /// Model, 400 to 611; its class decides whether `damage` is stored.
            /// </summary>
            public int Model { get { return _model; } }

            /// <summary>
            /// Bytes of the first part: 128.
            /// </summary>
            public uint VehicleSize { get { return _vehicleSize; } }

            /// <summary>
            /// Direction of the right side of the vehicle.
            /// </summary>
            public Vec3 Right { get { return _right; } }

            /// <summary>
            /// Flags of the matrix that `right` to `position` are.
            /// </summary>
            public uint MatrixFlags { get { return _matrixFlags; } }

            /// <summary>
            /// Direction of the front of the vehicle.
            /// </summary>
            public Vec3 Forward { get { return _forward; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap028 { get { return _gap028; } }

            /// <summary>
            /// Direction of the top of the vehicle.
            /// </summary>
            public Vec3 Up { get { return _up; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap038 { get { return _gap038; } }

            /// <summary>
            /// Place of the vehicle in the world.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap048 { get { return _gap048; } }

            /// <summary>
            /// Origin of the vehicle; 1 to 3 were seen.
            /// </summary>
            public byte CreatedBy { get { return _createdBy; } }

            /// <summary>
            /// Colours by their number in the palette.
            /// </summary>
            public List<byte> Colours { get { return _colours; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap059 { get { return _gap059; } }

            /// <summary>
            /// State of the alarm; 0.
            /// </summary>
            public ushort Alarm { get { return _alarm; } }

            /// <summary>
            /// Seats beside the driver's; 1 with two doors, 3 with four.
            /// </summary>
            public byte MaxPassengers { get { return _maxPassengers; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap05d { get { return _gap05d; } }

            /// <summary>
            /// Angle of the front wheels.
            /// </summary>
            public float SteerAngle { get { return _steerAngle; } }

            /// <summary>
            /// How far the gas pedal is pressed, 0 to 1.
            /// </summary>
            public float GasPedal { get { return _gasPedal; } }

            /// <summary>
            /// How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
            /// </summary>
            public float BrakePedal { get { return _brakePedal; } }

            /// <summary>
            /// State that the game keeps of the vehicle; the first 32 flags of
            /// vehicles.
            /// </summary>
            public uint VehicleFlags { get { return _vehicleFlags; } }

            /// <summary>
            /// The flags of vehicles that follow; the top byte is old memory.
            /// </summary>
            public uint VehicleFlags2 { get { return _vehicleFlags2; } }

            /// <summary>
            /// Health; 1000 for a whole vehicle.
            /// </summary>
            public float Health { get { return _health; } }

            /// <summary>
            /// Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
            /// 25 of form A.
            /// </summary>
            public uint Unknown120 { get { return _unknown120; } }

            /// <summary>
            /// State that the engine keeps of the vehicle, with the bits that
            /// `entity_flags` of objects has.
            /// </summary>
            public uint EntityFlags { get { return _entityFlags; } }

            /// <summary>
            /// Mass, as in `handling.cfg`.
            /// </summary>
            public float Mass { get { return _mass; } }

            /// <summary>
            /// Resistance to turning, as in `handling.cfg`.
            /// </summary>
            public float TurnMass { get { return _turnMass; } }

            /// <summary>
            /// Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
            /// </summary>
            public float Buoyancy { get { return _buoyancy; } }

            /// <summary>
            /// Broken parts; stored only for cars and for vehicles that the game builds like them.
            /// </summary>
            public VehicleDamage Damage { get { return _damage; } }

            /// <summary>
            /// Person who drives, by his handle; -1 for none.
            /// </summary>
            public int Driver { get { return _driver; } }

            /// <summary>
            /// People in the other seats in the same way.
            /// </summary>
            public List<int> Passengers { get { return _passengers; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobilePoolsBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "vehicle " + Model.ToString();
            }
        }

        /// <summary>
        /// Bits of objects. The game saves and loads all 32.
        /// </summary>
        public partial class ObjectBits : KaitaiStruct
        {
            public static ObjectBits FromFile(string fileName)
            {
                return new ObjectBits(new KaitaiStream(fileName));
            }

            public ObjectBits(KaitaiStream p__io, GtaSaSaveAndroid.MobileObject p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _pickup = m_io.ReadBitsIntLe(1) != 0;
                _collisionRelated = m_io.ReadBitsIntLe(1) != 0;
                _propertyForSale = m_io.ReadBitsIntLe(1) != 0;
                _shopOutOfStock = m_io.ReadBitsIntLe(1) != 0;
                _brokenGlass = m_io.ReadBitsIntLe(1) != 0;
                _glassGone = m_io.ReadBitsIntLe(1) != 0;
                _exploded = m_io.ReadBitsIntLe(1) != 0;
                _changesVehicleColour = m_io.ReadBitsIntLe(1) != 0;
                _lampPost = m_io.ReadBitsIntLe(1) != 0;
                _targetable = m_io.ReadBitsIntLe(1) != 0;
                _broken = m_io.ReadBitsIntLe(1) != 0;
                _trainCrossing = m_io.ReadBitsIntLe(1) != 0;
                _photographed = m_io.ReadBitsIntLe(1) != 0;
                _liftable = m_io.ReadBitsIntLe(1) != 0;
                _doorMoving = m_io.ReadBitsIntLe(1) != 0;
                _doorOpen = m_io.ReadBitsIntLe(1) != 0;
                _noModel = m_io.ReadBitsIntLe(1) != 0;
                _scaled = m_io.ReadBitsIntLe(1) != 0;
                _magnet = m_io.ReadBitsIntLe(1) != 0;
                _damaged = m_io.ReadBitsIntLe(1) != 0;
                _brainState = m_io.ReadBitsIntLe(2);
                _fadingIn = m_io.ReadBitsIntLe(1) != 0;
                _colBrightness = m_io.ReadBitsIntLe(1) != 0;
                _disabledAttractors = m_io.ReadBitsIntLe(1) != 0;
                _doNotRender = m_io.ReadBitsIntLe(1) != 0;
                _fadingIn2 = m_io.ReadBitsIntLe(1) != 0;
                _unknown27 = m_io.ReadBitsIntLe(5);
            }
            private bool _pickup;
            private bool _collisionRelated;
            private bool _propertyForSale;
            private bool _shopOutOfStock;
            private bool _brokenGlass;
            private bool _glassGone;
            private bool _exploded;
            private bool _changesVehicleColour;
            private bool _lampPost;
            private bool _targetable;
            private bool _broken;
            private bool _trainCrossing;
            private bool _photographed;
            private bool _liftable;
            private bool _doorMoving;
            private bool _doorOpen;
            private bool _noModel;
            private bool _scaled;
            private bool _magnet;
            private bool _damaged;
            private ulong _brainState;
            private bool _fadingIn;
            private bool _colBrightness;
            private bool _disabledAttractors;
            private bool _doNotRender;
            private bool _fadingIn2;
            private ulong _unknown27;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobileObject m_parent;

            /// <summary>
            /// The object shows a pickup in the world.
            /// </summary>
            public bool Pickup { get { return _pickup; } }

            /// <summary>
            /// Used by the collision code; no better name is known.
            /// </summary>
            public bool CollisionRelated { get { return _collisionRelated; } }

            /// <summary>
            /// The pickup object of a property for sale.
            /// </summary>
            public bool PropertyForSale { get { return _propertyForSale; } }

            /// <summary>
            /// Shop pickup that is sold out.
            /// </summary>
            public bool ShopOutOfStock { get { return _shopOutOfStock; } }

            /// <summary>
            /// Glass with cracks.
            /// </summary>
            public bool BrokenGlass { get { return _brokenGlass; } }

            /// <summary>
            /// Glass that has fallen out completely.
            /// </summary>
            public bool GlassGone { get { return _glassGone; } }

            /// <summary>
            /// Has exploded (barrel, gas pump).
            /// </summary>
            public bool Exploded { get { return _exploded; } }

            /// <summary>
            /// Detached car part that takes the colours of its car.
            /// </summary>
            public bool ChangesVehicleColour { get { return _changesVehicleColour; } }

            /// <summary>
            /// Lamp post: falls over and goes out.
            /// </summary>
            public bool LampPost { get { return _lampPost; } }

            /// <summary>
            /// The player's aim may pick it by itself; scripts set it.
            /// </summary>
            public bool Targetable { get { return _targetable; } }

            /// <summary>
            /// The object is broken, so it gives no cover.
            /// </summary>
            public bool Broken { get { return _broken; } }

            /// <summary>
            /// Train crossing that is switched on: the barrier is down.
            /// </summary>
            public bool TrainCrossing { get { return _trainCrossing; } }

            /// <summary>
            /// Was on the last photograph; scripts ask for it.
            /// </summary>
            public bool Photographed { get { return _photographed; } }

            /// <summary>
            /// Can be picked up and carried.
            /// </summary>
            public bool Liftable { get { return _liftable; } }

            /// <summary>
            /// Door or gate in motion.
            /// </summary>
            public bool DoorMoving { get { return _doorMoving; } }

            /// <summary>
            /// Door or gate that is open.
            /// </summary>
            public bool DoorOpen { get { return _doorOpen; } }

            /// <summary>
            /// Has no model to draw; set on most saved objects, 3,957 of 4,599.
            /// </summary>
            public bool NoModel { get { return _noModel; } }

            /// <summary>
            /// Drawn at another size.
            /// </summary>
            public bool Scaled { get { return _scaled; } }

            /// <summary>
            /// A crane's magnet can lift it. Set when the object is made: on all of
            /// 4,599 saved ones.
            /// </summary>
            public bool Magnet { get { return _magnet; } }

            /// <summary>
            /// Damaged in the last step; drives the damage effects.
            /// </summary>
            public bool Damaged { get { return _damaged; } }

            /// <summary>
            /// Whether a script brain waits for this object; 0 for no, as in every
            /// measured file.
            /// </summary>
            public ulong BrainState { get { return _brainState; } }

            /// <summary>
            /// Fading in after it was made; works only for objects of scripts.
            /// </summary>
            public bool FadingIn { get { return _fadingIn; } }

            /// <summary>
            /// The light on the object follows the brightness stored in the collision
            /// below it.
            /// </summary>
            public bool ColBrightness { get { return _colBrightness; } }

            /// <summary>
            /// Attractors on it that are off by default are switched on, against what
            /// the name says.
            /// </summary>
            public bool DisabledAttractors { get { return _disabledAttractors; } }

            /// <summary>
            /// Not drawn.
            /// </summary>
            public bool DoNotRender { get { return _doNotRender; } }

            /// <summary>
            /// A second mark of fading in; what sets it is not known.
            /// </summary>
            public bool FadingIn2 { get { return _fadingIn2; } }

            /// <summary>
            /// Meaning not known.
            /// </summary>
            public ulong Unknown27 { get { return _unknown27; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobileObject M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 5. After each mission the game cuts the list to 54 areas.
        /// </summary>
        public partial class PathsBlock : KaitaiStruct
        {
            public PathsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumAreas = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumAreas, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumAreas, m_io, "/types/paths_block/seq/0");
                    }
                }
                _numAreas = m_io.ReadU4le();
                if (!(_numAreas <= ((uint) ((M_Io.Size - M_Io.Pos) / 28))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 28)), _numAreas, m_io, "/types/paths_block/seq/1");
                }
                _areas = new List<SwitchedArea>();
                for (var i = 0; i < NumAreas; i++)
                {
                    _areas.Add(new SwitchedArea(IsGuarded, m_io, this, m_root));
                }
            }
            private byte[] _guardNumAreas;
            private uint _numAreas;
            private List<SwitchedArea> _areas;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_areas`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumAreas { get { return _guardNumAreas; } }

            /// <summary>
            /// Areas that follow, 64 at most; 1 to 54 in the measured files.
            /// </summary>
            public uint NumAreas { get { return _numAreas; } }

            /// <summary>
            /// Areas in which path nodes are switched.
            /// </summary>
            public List<SwitchedArea> Areas { get { return _areas; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 19.
        /// </summary>
        public partial class PedRelationshipsBlock : KaitaiStruct
        {
            public PedRelationshipsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                _relations = new List<Relation>();
                for (var i = 0; i < 32; i++)
                {
                    _relations.Add(new Relation(IsGuarded, m_io, this, m_root));
                }
            }
            private List<Relation> _relations;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Relations of each kind of people to the others.
            /// </summary>
            public List<Relation> Relations { get { return _relations; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Kinds of harm that have no effect on an object.
        /// </summary>
        public partial class PhysicalBits : KaitaiStruct
        {
            public static PhysicalBits FromFile(string fileName)
            {
                return new PhysicalBits(new KaitaiStream(fileName));
            }

            public PhysicalBits(KaitaiStream p__io, GtaSaSaveAndroid.MobileObject p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _noCollisionForce = m_io.ReadBitsIntLe(1) != 0;
                _noSpeed = m_io.ReadBitsIntLe(1) != 0;
                _bulletProof = m_io.ReadBitsIntLe(1) != 0;
                _fireProof = m_io.ReadBitsIntLe(1) != 0;
                _collisionProof = m_io.ReadBitsIntLe(1) != 0;
                _meleeProof = m_io.ReadBitsIntLe(1) != 0;
                _explosionProof = m_io.ReadBitsIntLe(1) != 0;
                _unknown7 = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool _noCollisionForce;
            private bool _noSpeed;
            private bool _bulletProof;
            private bool _fireProof;
            private bool _collisionProof;
            private bool _meleeProof;
            private bool _explosionProof;
            private bool _unknown7;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobileObject m_parent;

            /// <summary>
            /// Hits do not push the object.
            /// </summary>
            public bool NoCollisionForce { get { return _noCollisionForce; } }

            /// <summary>
            /// The speed of the object is not applied, so it keeps its place.
            /// </summary>
            public bool NoSpeed { get { return _noSpeed; } }

            /// <summary>
            /// Bullets do no damage.
            /// </summary>
            public bool BulletProof { get { return _bulletProof; } }

            /// <summary>
            /// Fire does no damage.
            /// </summary>
            public bool FireProof { get { return _fireProof; } }

            /// <summary>
            /// Collisions do no damage.
            /// </summary>
            public bool CollisionProof { get { return _collisionProof; } }

            /// <summary>
            /// Blows do no damage.
            /// </summary>
            public bool MeleeProof { get { return _meleeProof; } }

            /// <summary>
            /// Explosions do no damage.
            /// </summary>
            public bool ExplosionProof { get { return _explosionProof; } }

            /// <summary>
            /// Meaning not known.
            /// </summary>
            public bool Unknown7 { get { return _unknown7; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobileObject M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Something that lies about; where the type is 0 the place is free, and
        /// holds old bytes.
        /// </summary>
        public partial class Pickup : KaitaiStruct
        {
            public Pickup(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.PickupsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_modelName = false;
                f_pickupTypeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/pickup/seq/0");
                    }
                }
                _revenueValue = m_io.ReadF4le();
                _objectPtr = m_io.ReadU4le();
                _ammoOrMax = m_io.ReadU4le();
                _regenerationTime = m_io.ReadU4le();
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
                _z = m_io.ReadS2le();
                _moneyPerDay = m_io.ReadU2le();
                _model = m_io.ReadS2le();
                _counter = m_io.ReadU2le();
                _pickupType = m_io.ReadU1();
                _flags = new PickupBits(m_io, this, m_root);
                _gap01d = m_io.ReadBytes(2);
            }
            private bool f_modelName;
            private ObjectModel _modelName;

            /// <summary>
            /// Meaning of `model`.
            /// </summary>
            public ObjectModel ModelName
            {
                get
                {
                    if (f_modelName)
                        return _modelName;
                    f_modelName = true;
                    _modelName = (ObjectModel) (((GtaSaSaveAndroid.ObjectModel) Model));
                    return _modelName;
                }
            }
            private bool f_pickupTypeName;
            private PickupKind _pickupTypeName;

            /// <summary>
            /// Meaning of `pickup_type`.
            /// </summary>
            public PickupKind PickupTypeName
            {
                get
                {
                    if (f_pickupTypeName)
                        return _pickupTypeName;
                    f_pickupTypeName = true;
                    _pickupTypeName = (PickupKind) (((GtaSaSaveAndroid.PickupKind) PickupType));
                    return _pickupTypeName;
                }
            }
            private byte[] _guard;
            private float _revenueValue;
            private uint _objectPtr;
            private uint _ammoOrMax;
            private uint _regenerationTime;
            private short _x;
            private short _y;
            private short _z;
            private ushort _moneyPerDay;
            private short _model;
            private ushort _counter;
            private byte _pickupType;
            private PickupBits _flags;
            private byte[] _gap01d;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.PickupsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Money that a business has made.
            /// </summary>
            public float RevenueValue { get { return _revenueValue; } }

            /// <summary>
            /// Old address; 0 on the PC and Android.
            /// </summary>
            public uint ObjectPtr { get { return _objectPtr; } }

            /// <summary>
            /// Shots; the price of a property; the most that a business holds.
            /// </summary>
            public uint AmmoOrMax { get { return _ammoOrMax; } }

            /// <summary>
            /// Time at which the pickup comes back.
            /// </summary>
            public uint RegenerationTime { get { return _regenerationTime; } }

            /// <summary>
            /// Towards the east.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public short Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public short Z { get { return _z; } }

            /// <summary>
            /// Dollars a day that the business makes.
            /// </summary>
            public ushort MoneyPerDay { get { return _moneyPerDay; } }

            /// <summary>
            /// Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
            /// money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
            /// 1274 business, 1277 save disk.
            /// </summary>
            public short Model { get { return _model; } }

            /// <summary>
            /// Number of times that the slot was used.
            /// </summary>
            public ushort Counter { get { return _counter; } }

            /// <summary>
            /// Effect of the pickup when it is taken.
            /// </summary>
            public byte PickupType { get { return _pickupType; } }

            /// <summary>
            /// State.
            /// </summary>
            public PickupBits Flags { get { return _flags; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap01d { get { return _gap01d; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.PickupsBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "pickup of type " + PickupType.ToString();
            }
        }

        /// <summary>
        /// Bits of pickups.
        /// </summary>
        public partial class PickupBits : KaitaiStruct
        {
            public static PickupBits FromFile(string fileName)
            {
                return new PickupBits(new KaitaiStream(fileName));
            }

            public PickupBits(KaitaiStream p__io, GtaSaSaveAndroid.Pickup p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_propertyTextName = false;
                _read();
            }
            private void _read()
            {
                _disabled = m_io.ReadBitsIntLe(1) != 0;
                _isEmpty = m_io.ReadBitsIntLe(1) != 0;
                _helpShown = m_io.ReadBitsIntLe(1) != 0;
                _isVisible = m_io.ReadBitsIntLe(1) != 0;
                _propertyText = m_io.ReadBitsIntLe(3);
                _unknownPickupBit = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool f_propertyTextName;
            private PropertyOffer _propertyTextName;

            /// <summary>
            /// Meaning of `property_text`.
            /// </summary>
            public PropertyOffer PropertyTextName
            {
                get
                {
                    if (f_propertyTextName)
                        return _propertyTextName;
                    f_propertyTextName = true;
                    _propertyTextName = (PropertyOffer) (((GtaSaSaveAndroid.PropertyOffer) PropertyText));
                    return _propertyTextName;
                }
            }
            private bool _disabled;
            private bool _isEmpty;
            private bool _helpShown;
            private bool _isVisible;
            private ulong _propertyText;
            private bool _unknownPickupBit;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.Pickup m_parent;

            /// <summary>
            /// Taken, waits to come back.
            /// </summary>
            public bool Disabled { get { return _disabled; } }

            /// <summary>
            /// Holds no more ammunition.
            /// </summary>
            public bool IsEmpty { get { return _isEmpty; } }

            /// <summary>
            /// The help text of the pickup has been shown.
            /// </summary>
            public bool HelpShown { get { return _helpShown; } }

            /// <summary>
            /// The object of the pickup is drawn.
            /// </summary>
            public bool IsVisible { get { return _isVisible; } }

            /// <summary>
            /// Text of a property: 1 where it is for sale, 2 where it is locked.
            /// </summary>
            public ulong PropertyText { get { return _propertyText; } }

            /// <summary>
            /// Meaning not known; always 0.
            /// </summary>
            public bool UnknownPickupBit { get { return _unknownPickupBit; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.Pickup M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 6.
        /// </summary>
        public partial class PickupsBlock : KaitaiStruct
        {
            public PickupsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                _pickups = new List<Pickup>();
                for (var i = 0; i < 620; i++)
                {
                    _pickups.Add(new Pickup(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardCollectedIndex = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardCollectedIndex, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardCollectedIndex, m_io, "/types/pickups_block/seq/1");
                    }
                }
                _collectedIndex = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardWeaponHelpLeft = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardWeaponHelpLeft, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardWeaponHelpLeft, m_io, "/types/pickups_block/seq/3");
                    }
                }
                _weaponHelpLeft = m_io.ReadU1();
                if (IsPlain) {
                    _collectedRefs = new List<uint>();
                    for (var i = 0; i < 20; i++)
                    {
                        _collectedRefs.Add(m_io.ReadU4le());
                    }
                }
                if (IsGuarded) {
                    _guardedCollectedRefs = new List<GuardedU4>();
                    for (var i = 0; i < 20; i++)
                    {
                        _guardedCollectedRefs.Add(new GuardedU4(m_io, this, m_root));
                    }
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private List<Pickup> _pickups;
            private byte[] _guardCollectedIndex;
            private ushort _collectedIndex;
            private byte[] _guardWeaponHelpLeft;
            private byte _weaponHelpLeft;
            private List<uint> _collectedRefs;
            private List<GuardedU4> _guardedCollectedRefs;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Places for pickups.
            /// </summary>
            public List<Pickup> Pickups { get { return _pickups; } }

            /// <summary>
            /// Guard before `collected_index`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardCollectedIndex { get { return _guardCollectedIndex; } }

            /// <summary>
            /// Row of `collected_refs` that the next pickup takes, 0 to 19.
            /// </summary>
            public ushort CollectedIndex { get { return _collectedIndex; } }

            /// <summary>
            /// Guard before `weapon_help_left`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardWeaponHelpLeft { get { return _guardWeaponHelpLeft; } }

            /// <summary>
            /// How often the help about weapons is still shown; 10 at the start.
            /// </summary>
            public byte WeaponHelpLeft { get { return _weaponHelpLeft; } }

            /// <summary>
            /// Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
            /// for none.
            /// </summary>
            public List<uint> CollectedRefs { get { return _collectedRefs; } }

            /// <summary>
            /// Form of `collected_refs` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU4> GuardedCollectedRefs { get { return _guardedCollectedRefs; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A licence plate for a parked car.
        /// </summary>
        public partial class Plate : KaitaiStruct
        {
            public Plate(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.CarGeneratorsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/plate/seq/0");
                    }
                }
                _generatorIndex = m_io.ReadS4le();
                _plateText = m_io.ReadBytes(12);
            }
            private byte[] _guard;
            private int _generatorIndex;
            private byte[] _plateText;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.CarGeneratorsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// `index` of the parked car; -1 where free.
            /// </summary>
            public int GeneratorIndex { get { return _generatorIndex; } }

            /// <summary>
            /// Eight characters, filled with blanks, then zeros.
            /// </summary>
            public byte[] PlateText { get { return _plateText; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.CarGeneratorsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 15.
        /// </summary>
        public partial class PlayerInfoBlock : KaitaiStruct
        {
            public PlayerInfoBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_playerStateName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardInfoSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardInfoSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardInfoSize, m_io, "/types/player_info_block/seq/0");
                    }
                }
                _infoSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardBody = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBody, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBody, m_io, "/types/player_info_block/seq/2");
                    }
                }
                _money = m_io.ReadS4le();
                _carDensity = m_io.ReadU2le();
                _playerState = m_io.ReadU1();
                _gap00b = m_io.ReadBytes(1);
                _roadDensity = m_io.ReadF4le();
                _moneyShown = m_io.ReadS4le();
                _hoursNotEaten = m_io.ReadU1();
                _gap015 = m_io.ReadBytes(3);
                _collectablesPickedUp = m_io.ReadU4le();
                _collectablesTotal = m_io.ReadU4le();
                _infiniteRun = m_io.ReadU1();
                _fastReload = m_io.ReadU1();
                _fireproof = m_io.ReadU1();
                _maxHealth = m_io.ReadU1();
                _maxArmor = m_io.ReadU1();
                _freeBustedOnce = m_io.ReadU1();
                _freeWastedOnce = m_io.ReadU1();
                _canDriveBy = m_io.ReadU1();
                _bustedAudioStatus = m_io.ReadU1();
                _gap029 = m_io.ReadBytes(1);
                _lastBustMessage = m_io.ReadU2le();
            }
            private bool f_playerStateName;
            private PlayerCondition _playerStateName;

            /// <summary>
            /// Meaning of `player_state`.
            /// </summary>
            public PlayerCondition PlayerStateName
            {
                get
                {
                    if (f_playerStateName)
                        return _playerStateName;
                    f_playerStateName = true;
                    _playerStateName = (PlayerCondition) (((GtaSaSaveAndroid.PlayerCondition) PlayerState));
                    return _playerStateName;
                }
            }
            private byte[] _guardInfoSize;
            private uint _infoSize;
            private byte[] _guardBody;
            private int _money;
            private ushort _carDensity;
            private byte _playerState;
            private byte[] _gap00b;
            private float _roadDensity;
            private int _moneyShown;
            private byte _hoursNotEaten;
            private byte[] _gap015;
            private uint _collectablesPickedUp;
            private uint _collectablesTotal;
            private byte _infiniteRun;
            private byte _fastReload;
            private byte _fireproof;
            private byte _maxHealth;
            private byte _maxArmor;
            private byte _freeBustedOnce;
            private byte _freeWastedOnce;
            private byte _canDriveBy;
            private byte _bustedAudioStatus;
            private byte[] _gap029;
            private ushort _lastBustMessage;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `info_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardInfoSize { get { return _guardInfoSize; } }

            /// <summary>
            /// Bytes that follow: 40.
            /// </summary>
            public uint InfoSize { get { return _infoSize; } }

            /// <summary>
            /// Guard of what follows.
            /// </summary>
            public byte[] GuardBody { get { return _guardBody; } }

            /// <summary>
            /// Dollars that the player has.
            /// </summary>
            public int Money { get { return _money; } }

            /// <summary>
            /// Cars on the road; 0.
            /// </summary>
            public ushort CarDensity { get { return _carDensity; } }

            /// <summary>
            /// Whether the player plays, died or was arrested; 0 in every file.
            /// </summary>
            public byte PlayerState { get { return _playerState; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap00b { get { return _gap00b; } }

            /// <summary>
            /// Roads around the player, 0.69 to 1.02.
            /// </summary>
            public float RoadDensity { get { return _roadDensity; } }

            /// <summary>
            /// Money that the screen shows on its way to `money`.
            /// </summary>
            public int MoneyShown { get { return _moneyShown; } }

            /// <summary>
            /// Hours without a meal; 0, because saving sets it back.
            /// </summary>
            public byte HoursNotEaten { get { return _hoursNotEaten; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap015 { get { return _gap015; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public uint CollectablesPickedUp { get { return _collectablesPickedUp; } }

            /// <summary>
            /// Leftover of earlier games.
            /// </summary>
            public uint CollectablesTotal { get { return _collectablesTotal; } }

            /// <summary>
            /// Whether running does not tire (opcode 0330)
            /// </summary>
            public byte InfiniteRun { get { return _infiniteRun; } }

            /// <summary>
            /// Whether weapons are loaded at once (opcode 0331)
            /// </summary>
            public byte FastReload { get { return _fastReload; } }

            /// <summary>
            /// Whether fire does no harm (opcode 055D)
            /// </summary>
            public byte Fireproof { get { return _fireproof; } }

            /// <summary>
            /// Most health: statistic 24 times 0.176, on phones 0.22, without the
            /// fraction.
            /// </summary>
            public byte MaxHealth { get { return _maxHealth; } }

            /// <summary>
            /// Most armour: 100 or 150 (opcode 055F).
            /// </summary>
            public byte MaxArmor { get { return _maxArmor; } }

            /// <summary>
            /// Whether the next arrest costs nothing.
            /// </summary>
            public byte FreeBustedOnce { get { return _freeBustedOnce; } }

            /// <summary>
            /// Whether the next death costs nothing (opcode 0414)
            /// </summary>
            public byte FreeWastedOnce { get { return _freeWastedOnce; } }

            /// <summary>
            /// Whether the player may shoot from cars (opcode 0501)
            /// </summary>
            public byte CanDriveBy { get { return _canDriveBy; } }

            /// <summary>
            /// Speech at arrests, 0 to 2.
            /// </summary>
            public byte BustedAudioStatus { get { return _bustedAudioStatus; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap029 { get { return _gap029; } }

            /// <summary>
            /// Speech at the last arrest, 1 to 3.
            /// </summary>
            public ushort LastBustMessage { get { return _lastBustMessage; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Kind of people in a zone.
        /// </summary>
        public partial class PopulationBits : KaitaiStruct
        {
            public static PopulationBits FromFile(string fileName)
            {
                return new PopulationBits(new KaitaiStream(fileName));
            }

            public PopulationBits(KaitaiStream p__io, GtaSaSaveAndroid.ZoneInfo p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_groupIdName = false;
                _read();
            }
            private void _read()
            {
                _groupId = m_io.ReadBitsIntLe(5);
                _radarMode = m_io.ReadBitsIntLe(2);
                _noCops = m_io.ReadBitsIntLe(1) != 0;
            }
            private bool f_groupIdName;
            private PopulationGroup _groupIdName;

            /// <summary>
            /// Meaning of `group_id`.
            /// </summary>
            public PopulationGroup GroupIdName
            {
                get
                {
                    if (f_groupIdName)
                        return _groupIdName;
                    f_groupIdName = true;
                    _groupIdName = (PopulationGroup) (((GtaSaSaveAndroid.PopulationGroup) GroupId));
                    return _groupIdName;
                }
            }
            private ulong _groupId;
            private ulong _radarMode;
            private bool _noCops;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ZoneInfo m_parent;

            /// <summary>
            /// Group of the population table (opcode 0767), 0 to 19.
            /// </summary>
            public ulong GroupId { get { return _groupId; } }

            /// <summary>
            /// 1 when one of the three gangs of Los Santos is there.
            /// </summary>
            public ulong RadarMode { get { return _radarMode; } }

            /// <summary>
            /// Without police (opcode 09B7)
            /// </summary>
            public bool NoCops { get { return _noCops; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ZoneInfo M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 28. Numbers of the effects that change the picture, with those of
        /// the measured files.
        /// </summary>
        public partial class PostEffectsBlock : KaitaiStruct
        {
            public static PostEffectsBlock FromFile(string fileName)
            {
                return new PostEffectsBlock(new KaitaiStream(fileName));
            }

            public PostEffectsBlock(KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _effectsSize = m_io.ReadU4le();
                _colour1Mult = m_io.ReadF4le();
                _colour2Mult = m_io.ReadF4le();
                _gap00c = m_io.ReadBytes(4);
                _extraMultRate = m_io.ReadF4le();
                _extraMultCap = m_io.ReadF4le();
                _extraMultMult = m_io.ReadF4le();
                _leftUOffset = m_io.ReadS4le();
                _rightUOffset = m_io.ReadS4le();
                _topVOffset = m_io.ReadS4le();
                _bottomVOffset = m_io.ReadS4le();
                _seamRemover = m_io.ReadU1();
                _seamSearch = m_io.ReadU1();
                _seamDebug = m_io.ReadU1();
                _gap02f = m_io.ReadBytes(1);
                _seamMode = m_io.ReadS4le();
                _seamShiftTl = m_io.ReadS4le();
                _seamShiftBr = m_io.ReadS4le();
                _smokeyEnable = m_io.ReadU1();
                _gap03d = m_io.ReadBytes(3);
                _smokeyStrength = m_io.ReadS4le();
                _smokeyDistance = m_io.ReadS4le();
                _waterEnable = m_io.ReadU1();
                _gap049 = m_io.ReadBytes(3);
                _dayNightBalance = m_io.ReadF4le();
                _heatHaze = m_io.ReadU1();
                _heatHazeMaskTest = m_io.ReadU1();
                _gap052 = m_io.ReadBytes(2);
                _hazeHourStart = m_io.ReadS4le();
                _hazeHourEnd = m_io.ReadS4le();
                _hazeFadeSpeed = m_io.ReadF4le();
                _hazeInsideFadeSpeed = m_io.ReadF4le();
                _hazeType = m_io.ReadS4le();
                _hazeTypeLast = m_io.ReadS4le();
                _hazeIntensity = m_io.ReadS4le();
                _hazeRandomShift = m_io.ReadS4le();
                _hazeSpeedMin = m_io.ReadS4le();
                _hazeSpeedMax = m_io.ReadS4le();
                _hazeScanX = m_io.ReadS4le();
                _hazeScanY = m_io.ReadS4le();
                _hazeRenderX = m_io.ReadS4le();
                _hazeRenderY = m_io.ReadS4le();
                _darknessFilter = m_io.ReadU1();
                _gap08d = m_io.ReadBytes(3);
                _darknessAlpha = m_io.ReadS4le();
                _darknessAlphaDefault = m_io.ReadS4le();
                _darknessRadiosityLimit = m_io.ReadS4le();
                _cctv = m_io.ReadU1();
                _cctvColour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _cctvColour.Add(m_io.ReadU1());
                }
                _fog = m_io.ReadU1();
                _speedFx = m_io.ReadU1();
                _speedFxTest = m_io.ReadU1();
                _speedFxAlpha = m_io.ReadS4le();
                _speedFxUser = m_io.ReadU1();
                _speedFxUserFrame = m_io.ReadU1();
                _gap0aa = m_io.ReadBytes(2);
                _speedFxManual = m_io.ReadF4le();
                _inCutscene = m_io.ReadU1();
                _nightVision = m_io.ReadU1();
                _gap0b2 = m_io.ReadBytes(2);
                _nightGrain = m_io.ReadS4le();
                _nightColour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _nightColour.Add(m_io.ReadU1());
                }
                _nightOnTime = m_io.ReadF4le();
                _nightOnCount = m_io.ReadF4le();
                _infraredOnCount = m_io.ReadF4le();
                _infrared = m_io.ReadU1();
                _gap0c9 = m_io.ReadBytes(3);
                _infraredGrain = m_io.ReadS4le();
                _infraredRadius = m_io.ReadF4le();
                _infraredHeatRgba = new List<float>();
                for (var i = 0; i < 4; i++)
                {
                    _infraredHeatRgba.Add(m_io.ReadF4le());
                }
                _infraredColour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _infraredColour.Add(m_io.ReadU1());
                }
                _infraredMainColour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _infraredMainColour.Add(m_io.ReadU1());
                }
                _radiosity = m_io.ReadU1();
                _radiosityLinear = m_io.ReadU1();
                _radiosityStripCopy = m_io.ReadU1();
                _gap0ef = m_io.ReadBytes(1);
                _radiosityPxX = m_io.ReadS4le();
                _radiosityPxY = m_io.ReadS4le();
                _radiosityFilterPasses = m_io.ReadS4le();
                _radiosityRenderPasses = m_io.ReadS4le();
                _radiosityLimit = m_io.ReadS4le();
                _radiosityIntensity = m_io.ReadS4le();
                _radiosityUCorr = m_io.ReadS4le();
                _radiosityVCorr = m_io.ReadS4le();
                _radiosityDebug = m_io.ReadU1();
                _radiosityBypassLimit = m_io.ReadU1();
                _disableAll = m_io.ReadU1();
                _savePhotoFromScript = m_io.ReadU1();
                _grainEnable = m_io.ReadU1();
                _gap115 = m_io.ReadBytes(3);
                _grainStrength = m_io.ReadS4le();
                _highlightEnable = m_io.ReadU1();
                _gap11d = m_io.ReadBytes(3);
                _highlightStrength = m_io.ReadS4le();
                _highlightScale = m_io.ReadS4le();
                _highlightOffset = m_io.ReadS4le();
                _highlightMblur = m_io.ReadU1();
                _gap12d = m_io.ReadBytes(3);
                _waterStrength = m_io.ReadS4le();
                _xOffset = m_io.ReadF4le();
                _yOffset = m_io.ReadF4le();
                _waterSpeed = m_io.ReadF4le();
                _waterFreq = m_io.ReadF4le();
                _waterColour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _waterColour.Add(m_io.ReadU1());
                }
                _waterDepthDarkness = m_io.ReadU1();
                _gap149 = m_io.ReadBytes(3);
                _waterFullDarkDepth = m_io.ReadF4le();
                _waterFxStart = m_io.ReadF4le();
                _rainEnable = m_io.ReadU1();
                _colourEnable = m_io.ReadU1();
                _gap156 = m_io.ReadBytes(2);
                _defScreenX = m_io.ReadS4le();
                _defScreenY = m_io.ReadS4le();
            }
            private uint _effectsSize;
            private float _colour1Mult;
            private float _colour2Mult;
            private byte[] _gap00c;
            private float _extraMultRate;
            private float _extraMultCap;
            private float _extraMultMult;
            private int _leftUOffset;
            private int _rightUOffset;
            private int _topVOffset;
            private int _bottomVOffset;
            private byte _seamRemover;
            private byte _seamSearch;
            private byte _seamDebug;
            private byte[] _gap02f;
            private int _seamMode;
            private int _seamShiftTl;
            private int _seamShiftBr;
            private byte _smokeyEnable;
            private byte[] _gap03d;
            private int _smokeyStrength;
            private int _smokeyDistance;
            private byte _waterEnable;
            private byte[] _gap049;
            private float _dayNightBalance;
            private byte _heatHaze;
            private byte _heatHazeMaskTest;
            private byte[] _gap052;
            private int _hazeHourStart;
            private int _hazeHourEnd;
            private float _hazeFadeSpeed;
            private float _hazeInsideFadeSpeed;
            private int _hazeType;
            private int _hazeTypeLast;
            private int _hazeIntensity;
            private int _hazeRandomShift;
            private int _hazeSpeedMin;
            private int _hazeSpeedMax;
            private int _hazeScanX;
            private int _hazeScanY;
            private int _hazeRenderX;
            private int _hazeRenderY;
            private byte _darknessFilter;
            private byte[] _gap08d;
            private int _darknessAlpha;
            private int _darknessAlphaDefault;
            private int _darknessRadiosityLimit;
            private byte _cctv;
            private List<byte> _cctvColour;
            private byte _fog;
            private byte _speedFx;
            private byte _speedFxTest;
            private int _speedFxAlpha;
            private byte _speedFxUser;
            private byte _speedFxUserFrame;
            private byte[] _gap0aa;
            private float _speedFxManual;
            private byte _inCutscene;
            private byte _nightVision;
            private byte[] _gap0b2;
            private int _nightGrain;
            private List<byte> _nightColour;
            private float _nightOnTime;
            private float _nightOnCount;
            private float _infraredOnCount;
            private byte _infrared;
            private byte[] _gap0c9;
            private int _infraredGrain;
            private float _infraredRadius;
            private List<float> _infraredHeatRgba;
            private List<byte> _infraredColour;
            private List<byte> _infraredMainColour;
            private byte _radiosity;
            private byte _radiosityLinear;
            private byte _radiosityStripCopy;
            private byte[] _gap0ef;
            private int _radiosityPxX;
            private int _radiosityPxY;
            private int _radiosityFilterPasses;
            private int _radiosityRenderPasses;
            private int _radiosityLimit;
            private int _radiosityIntensity;
            private int _radiosityUCorr;
            private int _radiosityVCorr;
            private byte _radiosityDebug;
            private byte _radiosityBypassLimit;
            private byte _disableAll;
            private byte _savePhotoFromScript;
            private byte _grainEnable;
            private byte[] _gap115;
            private int _grainStrength;
            private byte _highlightEnable;
            private byte[] _gap11d;
            private int _highlightStrength;
            private int _highlightScale;
            private int _highlightOffset;
            private byte _highlightMblur;
            private byte[] _gap12d;
            private int _waterStrength;
            private float _xOffset;
            private float _yOffset;
            private float _waterSpeed;
            private float _waterFreq;
            private List<byte> _waterColour;
            private byte _waterDepthDarkness;
            private byte[] _gap149;
            private float _waterFullDarkDepth;
            private float _waterFxStart;
            private byte _rainEnable;
            private byte _colourEnable;
            private byte[] _gap156;
            private int _defScreenX;
            private int _defScreenY;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Bytes that follow: 348.
            /// </summary>
            public uint EffectsSize { get { return _effectsSize; } }

            /// <summary>
            /// Strength of the first pass of the colour filter; 1.
            /// </summary>
            public float Colour1Mult { get { return _colour1Mult; } }

            /// <summary>
            /// Strength of the second pass of the colour filter; 1.
            /// </summary>
            public float Colour2Mult { get { return _colour2Mult; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap00c { get { return _gap00c; } }

            /// <summary>
            /// How much of the light below the player the colour filter follows in a
            /// step of 20 ms; 0.0005.
            /// </summary>
            public float ExtraMultRate { get { return _extraMultRate; } }

            /// <summary>
            /// The most of that light; 0.35.
            /// </summary>
            public float ExtraMultCap { get { return _extraMultCap; } }

            /// <summary>
            /// How much brighter the colour filter gets where no light is below the
            /// player; 0.5.
            /// </summary>
            public float ExtraMultMult { get { return _extraMultMult; } }

            /// <summary>
            /// How far the colour filter is shifted at the left; 16.
            /// </summary>
            public int LeftUOffset { get { return _leftUOffset; } }

            /// <summary>
            /// How far the colour filter is shifted at the right; 16.
            /// </summary>
            public int RightUOffset { get { return _rightUOffset; } }

            /// <summary>
            /// How far the colour filter is shifted at the top; 16.
            /// </summary>
            public int TopVOffset { get { return _topVOffset; } }

            /// <summary>
            /// How far the colour filter is shifted at the bottom; 16.
            /// </summary>
            public int BottomVOffset { get { return _bottomVOffset; } }

            /// <summary>
            /// Whether seams at the edge of the picture are hidden; 1. Nothing more
            /// is known.
            /// </summary>
            public byte SeamRemover { get { return _seamRemover; } }

            /// <summary>
            /// Named after a search for seams; 0. Nothing more is known.
            /// </summary>
            public byte SeamSearch { get { return _seamSearch; } }

            /// <summary>
            /// Named after testing of the seam remover; 0. Nothing more is known.
            /// </summary>
            public byte SeamDebug { get { return _seamDebug; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap02f { get { return _gap02f; } }

            /// <summary>
            /// How seams are hidden; 1. Nothing more is known.
            /// </summary>
            public int SeamMode { get { return _seamMode; } }

            /// <summary>
            /// Shift at the top left of the seam remover, as the name has it; 0.
            /// </summary>
            public int SeamShiftTl { get { return _seamShiftTl; } }

            /// <summary>
            /// Shift at the bottom right of the seam remover, as the name has it; 1.
            /// </summary>
            public int SeamShiftBr { get { return _seamShiftBr; } }

            /// <summary>
            /// Whether an effect of smoke is on; 0. Nothing more is known.
            /// </summary>
            public byte SmokeyEnable { get { return _smokeyEnable; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap03d { get { return _gap03d; } }

            /// <summary>
            /// Strength of that smoke; 128.
            /// </summary>
            public int SmokeyStrength { get { return _smokeyStrength; } }

            /// <summary>
            /// Distance of that smoke; 75.
            /// </summary>
            public int SmokeyDistance { get { return _smokeyDistance; } }

            /// <summary>
            /// Whether the picture waves as under water; 0.
            /// </summary>
            public byte WaterEnable { get { return _waterEnable; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap049 { get { return _gap049; } }

            /// <summary>
            /// Balance between the day and night colours of buildings while night or
            /// infrared vision is on; 1.
            /// </summary>
            public float DayNightBalance { get { return _dayNightBalance; } }

            /// <summary>
            /// Switch of scripts for the shimmer of hot air; 0.
            /// </summary>
            public byte HeatHaze { get { return _heatHaze; } }

            /// <summary>
            /// Named after a test of the shimmer's mask; 0. Nothing more is known.
            /// </summary>
            public byte HeatHazeMaskTest { get { return _heatHazeMaskTest; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap052 { get { return _gap052; } }

            /// <summary>
            /// Hour from which the air shimmers; 10.
            /// </summary>
            public int HazeHourStart { get { return _hazeHourStart; } }

            /// <summary>
            /// Hour to which the air shimmers; 19.
            /// </summary>
            public int HazeHourEnd { get { return _hazeHourEnd; } }

            /// <summary>
            /// How fast the shimmer comes and goes; 0.05.
            /// </summary>
            public float HazeFadeSpeed { get { return _hazeFadeSpeed; } }

            /// <summary>
            /// How fast the shimmer comes and goes inside a building; 0.5.
            /// </summary>
            public float HazeInsideFadeSpeed { get { return _hazeInsideFadeSpeed; } }

            /// <summary>
            /// Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
            /// </summary>
            public int HazeType { get { return _hazeType; } }

            /// <summary>
            /// Kind that they were set for; 0.
            /// </summary>
            public int HazeTypeLast { get { return _hazeTypeLast; } }

            /// <summary>
            /// Strength of the shimmer; 80.
            /// </summary>
            public int HazeIntensity { get { return _hazeIntensity; } }

            /// <summary>
            /// Whether parts of it are shifted by chance; 0.
            /// </summary>
            public int HazeRandomShift { get { return _hazeRandomShift; } }

            /// <summary>
            /// Slowest part of the shimmer; 12.
            /// </summary>
            public int HazeSpeedMin { get { return _hazeSpeedMin; } }

            /// <summary>
            /// Fastest part of the shimmer; 18.
            /// </summary>
            public int HazeSpeedMax { get { return _hazeSpeedMax; } }

            /// <summary>
            /// Width of a part of the picture that shimmers, by the size of the
            /// screen.
            /// </summary>
            public int HazeScanX { get { return _hazeScanX; } }

            /// <summary>
            /// Height of such a part.
            /// </summary>
            public int HazeScanY { get { return _hazeScanY; } }

            /// <summary>
            /// Width in which the shimmer is drawn.
            /// </summary>
            public int HazeRenderX { get { return _hazeRenderX; } }

            /// <summary>
            /// Height in which the shimmer is drawn.
            /// </summary>
            public int HazeRenderY { get { return _hazeRenderY; } }

            /// <summary>
            /// Whether a script has darkened the picture; 0.
            /// </summary>
            public byte DarknessFilter { get { return _darknessFilter; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap08d { get { return _gap08d; } }

            /// <summary>
            /// How dark the picture gets, 0 to 255; 170.
            /// </summary>
            public int DarknessAlpha { get { return _darknessAlpha; } }

            /// <summary>
            /// How dark the picture gets where the script names no value, 0 to 255;
            /// 170.
            /// </summary>
            public int DarknessAlphaDefault { get { return _darknessAlphaDefault; } }

            /// <summary>
            /// Limit of the glow in a darkened picture; 45.
            /// </summary>
            public int DarknessRadiosityLimit { get { return _darknessRadiosityLimit; } }

            /// <summary>
            /// Whether a script shows the picture as that of a surveillance camera;
            /// 0.
            /// </summary>
            public byte Cctv { get { return _cctv; } }

            /// <summary>
            /// Colour of the lines across that picture: red, green, blue, alpha.
            /// </summary>
            public List<byte> CctvColour { get { return _cctvColour; } }

            /// <summary>
            /// Whether mist drifts over the picture; 0.
            /// </summary>
            public byte Fog { get { return _fog; } }

            /// <summary>
            /// Whether the picture blurs at high speed; 1.
            /// </summary>
            public byte SpeedFx { get { return _speedFx; } }

            /// <summary>
            /// Whether that blur is tested; 0.
            /// </summary>
            public byte SpeedFxTest { get { return _speedFxTest; } }

            /// <summary>
            /// Strength of that blur; 36.
            /// </summary>
            public int SpeedFxAlpha { get { return _speedFxAlpha; } }

            /// <summary>
            /// Whether the blur is allowed; 1.
            /// </summary>
            public byte SpeedFxUser { get { return _speedFxUser; } }

            /// <summary>
            /// Whether it is allowed in the present frame; 0.
            /// </summary>
            public byte SpeedFxUserFrame { get { return _speedFxUserFrame; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0aa { get { return _gap0aa; } }

            /// <summary>
            /// Speed that the game sets for the present frame; 0.
            /// </summary>
            public float SpeedFxManual { get { return _speedFxManual; } }

            /// <summary>
            /// Whether a cutscene runs, in which night and infrared vision do
            /// nothing; 0.
            /// </summary>
            public byte InCutscene { get { return _inCutscene; } }

            /// <summary>
            /// Whether the night vision goggles are on; 0.
            /// </summary>
            public byte NightVision { get { return _nightVision; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0b2 { get { return _gap0b2; } }

            /// <summary>
            /// Grain of the picture in night vision; 48.
            /// </summary>
            public int NightGrain { get { return _nightGrain; } }

            /// <summary>
            /// Colour of night vision: red, green, blue, alpha.
            /// </summary>
            public List<byte> NightColour { get { return _nightColour; } }

            /// <summary>
            /// How long the flash lasts with which night vision goes on, in steps of
            /// 20 ms; 50.
            /// </summary>
            public float NightOnTime { get { return _nightOnTime; } }

            /// <summary>
            /// Rest of that flash, in steps of 20 ms; 50.
            /// </summary>
            public float NightOnCount { get { return _nightOnCount; } }

            /// <summary>
            /// Rest of the flash of infrared vision; 50.
            /// </summary>
            public float InfraredOnCount { get { return _infraredOnCount; } }

            /// <summary>
            /// Whether the infrared goggles are on; 0.
            /// </summary>
            public byte Infrared { get { return _infrared; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0c9 { get { return _gap0c9; } }

            /// <summary>
            /// Grain of the picture in infrared vision; 64.
            /// </summary>
            public int InfraredGrain { get { return _infraredGrain; } }

            /// <summary>
            /// How wide infrared vision smears the picture; 0.003.
            /// </summary>
            public float InfraredRadius { get { return _infraredRadius; } }

            /// <summary>
            /// Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
            /// turn blue.
            /// </summary>
            public List<float> InfraredHeatRgba { get { return _infraredHeatRgba; } }

            /// <summary>
            /// Colour in which the smeared picture is drawn: red, green, blue, alpha.
            /// </summary>
            public List<byte> InfraredColour { get { return _infraredColour; } }

            /// <summary>
            /// Colour of the overlay: red, green, blue, alpha.
            /// </summary>
            public List<byte> InfraredMainColour { get { return _infraredMainColour; } }

            /// <summary>
            /// Whether bright parts of the picture glow; 0.
            /// </summary>
            public byte Radiosity { get { return _radiosity; } }

            /// <summary>
            /// Whether the glow is smoothed; 1.
            /// </summary>
            public byte RadiosityLinear { get { return _radiosityLinear; } }

            /// <summary>
            /// Whether the glow is copied in strips; 1.
            /// </summary>
            public byte RadiosityStripCopy { get { return _radiosityStripCopy; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0ef { get { return _gap0ef; } }

            /// <summary>
            /// Width of the picture that glows; 0.
            /// </summary>
            public int RadiosityPxX { get { return _radiosityPxX; } }

            /// <summary>
            /// Height of the picture that glows; 0.
            /// </summary>
            public int RadiosityPxY { get { return _radiosityPxY; } }

            /// <summary>
            /// How often the glow is filtered; 2.
            /// </summary>
            public int RadiosityFilterPasses { get { return _radiosityFilterPasses; } }

            /// <summary>
            /// How often the glow is drawn; 1.
            /// </summary>
            public int RadiosityRenderPasses { get { return _radiosityRenderPasses; } }

            /// <summary>
            /// Brightness from which parts glow where `radiosity_bypass_limit` is
            /// set; 220.
            /// </summary>
            public int RadiosityLimit { get { return _radiosityLimit; } }

            /// <summary>
            /// Strength of the glow; 35.
            /// </summary>
            public int RadiosityIntensity { get { return _radiosityIntensity; } }

            /// <summary>
            /// Correction of the filter across; 2.
            /// </summary>
            public int RadiosityUCorr { get { return _radiosityUCorr; } }

            /// <summary>
            /// Correction of the filter down; 2.
            /// </summary>
            public int RadiosityVCorr { get { return _radiosityVCorr; } }

            /// <summary>
            /// Whether the glow is tested; 0.
            /// </summary>
            public byte RadiosityDebug { get { return _radiosityDebug; } }

            /// <summary>
            /// Whether `radiosity_limit` replaces the limit of the time of day; 0.
            /// </summary>
            public byte RadiosityBypassLimit { get { return _radiosityBypassLimit; } }

            /// <summary>
            /// Whether all effects are off; 0.
            /// </summary>
            public byte DisableAll { get { return _disableAll; } }

            /// <summary>
            /// Whether a script has a photograph stored; 0.
            /// </summary>
            public byte SavePhotoFromScript { get { return _savePhotoFromScript; } }

            /// <summary>
            /// Whether the picture has grain; 0.
            /// </summary>
            public byte GrainEnable { get { return _grainEnable; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap115 { get { return _gap115; } }

            /// <summary>
            /// Strength of the grain; 64.
            /// </summary>
            public int GrainStrength { get { return _grainStrength; } }

            /// <summary>
            /// Whether an effect of highlights is on; 0. Nothing more is known.
            /// </summary>
            public byte HighlightEnable { get { return _highlightEnable; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap11d { get { return _gap11d; } }

            /// <summary>
            /// Strength of those highlights; 128.
            /// </summary>
            public int HighlightStrength { get { return _highlightStrength; } }

            /// <summary>
            /// Scale of those highlights; 3.
            /// </summary>
            public int HighlightScale { get { return _highlightScale; } }

            /// <summary>
            /// Shift of those highlights; 2.
            /// </summary>
            public int HighlightOffset { get { return _highlightOffset; } }

            /// <summary>
            /// Whether highlights blur with motion, as the name has it; 0.
            /// </summary>
            public byte HighlightMblur { get { return _highlightMblur; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap12d { get { return _gap12d; } }

            /// <summary>
            /// Strength of the waves of the picture under water; 64.
            /// </summary>
            public int WaterStrength { get { return _waterStrength; } }

            /// <summary>
            /// Height of the waves across the picture under water; 4.
            /// </summary>
            public float XOffset { get { return _xOffset; } }

            /// <summary>
            /// Distance of the rows in which the waves under water are drawn; 24.
            /// </summary>
            public float YOffset { get { return _yOffset; } }

            /// <summary>
            /// Speed of the waves of the picture under water, in radians per ms;
            /// 0.0015.
            /// </summary>
            public float WaterSpeed { get { return _waterSpeed; } }

            /// <summary>
            /// Density of the waves of the picture under water, in radians per row;
            /// 0.04.
            /// </summary>
            public float WaterFreq { get { return _waterFreq; } }

            /// <summary>
            /// Colour of the picture under water: red, green, blue, alpha.
            /// </summary>
            public List<byte> WaterColour { get { return _waterColour; } }

            /// <summary>
            /// Whether it gets darker further down; 1.
            /// </summary>
            public byte WaterDepthDarkness { get { return _waterDepthDarkness; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap149 { get { return _gap149; } }

            /// <summary>
            /// Depth at which it is darkest; 90.
            /// </summary>
            public float WaterFullDarkDepth { get { return _waterFullDarkDepth; } }

            /// <summary>
            /// How far the camera must be under water for the effects; 0.535.
            /// </summary>
            public float WaterFxStart { get { return _waterFxStart; } }

            /// <summary>
            /// Whether the effect of rain is enabled; 0.
            /// </summary>
            public byte RainEnable { get { return _rainEnable; } }

            /// <summary>
            /// Whether the colour filter is on; 1.
            /// </summary>
            public byte ColourEnable { get { return _colourEnable; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap156 { get { return _gap156; } }

            /// <summary>
            /// Width of the default screen, by its name; 0.
            /// </summary>
            public int DefScreenX { get { return _defScreenX; } }

            /// <summary>
            /// Height of the default screen, by its name; 0.
            /// </summary>
            public int DefScreenY { get { return _defScreenY; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// People in a zone.
        /// </summary>
        public partial class RaceBits : KaitaiStruct
        {
            public static RaceBits FromFile(string fileName)
            {
                return new RaceBits(new KaitaiStream(fileName));
            }

            public RaceBits(KaitaiStream p__io, GtaSaSaveAndroid.ZoneInfo p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _black = m_io.ReadBitsIntLe(1) != 0;
                _whitePeople = m_io.ReadBitsIntLe(1) != 0;
                _oriental = m_io.ReadBitsIntLe(1) != 0;
                _hispanic = m_io.ReadBitsIntLe(1) != 0;
                _unusedRaces = m_io.ReadBitsIntLe(4);
            }
            private bool _black;
            private bool _whitePeople;
            private bool _oriental;
            private bool _hispanic;
            private ulong _unusedRaces;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ZoneInfo m_parent;

            /// <summary>
            /// Black people live there.
            /// </summary>
            public bool Black { get { return _black; } }

            /// <summary>
            /// White people live there.
            /// </summary>
            public bool WhitePeople { get { return _whitePeople; } }

            /// <summary>
            /// People from Asia live there.
            /// </summary>
            public bool Oriental { get { return _oriental; } }

            /// <summary>
            /// Hispanic people live there.
            /// </summary>
            public bool Hispanic { get { return _hispanic; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public ulong UnusedRaces { get { return _unusedRaces; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ZoneInfo M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 9.
        /// </summary>
        public partial class RadarBlock : KaitaiStruct
        {
            public RadarBlock(uint p_numBlips, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _numBlips = p_numBlips;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                _blips = new List<Blip>();
                for (var i = 0; i < NumBlips; i++)
                {
                    _blips.Add(new Blip(IsGuarded, m_io, this, m_root));
                }
            }
            private List<Blip> _blips;
            private uint _numBlips;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Places for icons.
            /// </summary>
            public List<Blip> Blips { get { return _blips; } }

            /// <summary>
            /// Blips: 175 on the PC, 250 elsewhere.
            /// </summary>
            public uint NumBlips { get { return _numBlips; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 26.
        /// </summary>
        public partial class RadioBlock : KaitaiStruct
        {
            public RadioBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                f_pendingKindName = false;
                _read();
            }
            private void _read()
            {
                if (IsPlain) {
                    _stations = new List<StationHistory>();
                    for (var i = 0; i < 14; i++)
                    {
                        _stations.Add(new StationHistory(m_io, this, m_root));
                    }
                }
                if (IsGuarded) {
                    _guardedStations = new List<GuardedStation>();
                    for (var i = 0; i < 14; i++)
                    {
                        _guardedStations.Add(new GuardedStation(m_io, this, m_root));
                    }
                }
                if (IsPlain) {
                    _statMirror = new List<byte>();
                    for (var i = 0; i < 23; i++)
                    {
                        _statMirror.Add(m_io.ReadU1());
                    }
                }
                if (IsGuarded) {
                    _guardedStatMirror = new List<GuardedU1>();
                    for (var i = 0; i < 23; i++)
                    {
                        _guardedStatMirror.Add(new GuardedU1(m_io, this, m_root));
                    }
                }
                if (IsGuarded) {
                    _guardLastChangeDay = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLastChangeDay, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLastChangeDay, m_io, "/types/radio_block/seq/4");
                    }
                }
                _lastChangeDay = m_io.ReadU1();
                if (IsGuarded) {
                    _guardLastChangeHour = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLastChangeHour, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLastChangeHour, m_io, "/types/radio_block/seq/6");
                    }
                }
                _lastChangeHour = m_io.ReadU1();
                if (IsGuarded) {
                    _guardExpiryHours = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardExpiryHours, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardExpiryHours, m_io, "/types/radio_block/seq/8");
                    }
                }
                _expiryHours = m_io.ReadU1();
                if (IsGuarded) {
                    _guardPendingKind = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPendingKind, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPendingKind, m_io, "/types/radio_block/seq/10");
                    }
                }
                _pendingKind = m_io.ReadU1();
                if (IsGuarded) {
                    _guardBanterIndex = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardBanterIndex, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardBanterIndex, m_io, "/types/radio_block/seq/12");
                    }
                }
                _banterIndex = m_io.ReadU1();
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private bool f_pendingKindName;
            private NewsKind _pendingKindName;

            /// <summary>
            /// Meaning of `pending_kind`.
            /// </summary>
            public NewsKind PendingKindName
            {
                get
                {
                    if (f_pendingKindName)
                        return _pendingKindName;
                    f_pendingKindName = true;
                    _pendingKindName = (NewsKind) (((GtaSaSaveAndroid.NewsKind) PendingKind));
                    return _pendingKindName;
                }
            }
            private List<StationHistory> _stations;
            private List<GuardedStation> _guardedStations;
            private List<byte> _statMirror;
            private List<GuardedU1> _guardedStatMirror;
            private byte[] _guardLastChangeDay;
            private byte _lastChangeDay;
            private byte[] _guardLastChangeHour;
            private byte _lastChangeHour;
            private byte[] _guardExpiryHours;
            private byte _expiryHours;
            private byte[] _guardPendingKind;
            private byte _pendingKind;
            private byte[] _guardBanterIndex;
            private byte _banterIndex;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Songs, adverts and talk that each station has played.
            /// </summary>
            public List<StationHistory> Stations { get { return _stations; } }

            /// <summary>
            /// Form of `stations` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedStation> GuardedStations { get { return _guardedStations; } }

            /// <summary>
            /// Low bytes of the statistics by which the stations choose what they talk
            /// about.
            /// </summary>
            public List<byte> StatMirror { get { return _statMirror; } }

            /// <summary>
            /// Form of `stat_mirror` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU1> GuardedStatMirror { get { return _guardedStatMirror; } }

            /// <summary>
            /// Guard before `last_change_day`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLastChangeDay { get { return _guardLastChangeDay; } }

            /// <summary>
            /// Day of the month of the last news.
            /// </summary>
            public byte LastChangeDay { get { return _lastChangeDay; } }

            /// <summary>
            /// Guard before `last_change_hour`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLastChangeHour { get { return _guardLastChangeHour; } }

            /// <summary>
            /// Hour of the last news; 255 for never.
            /// </summary>
            public byte LastChangeHour { get { return _lastChangeHour; } }

            /// <summary>
            /// Guard before `expiry_hours`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardExpiryHours { get { return _guardExpiryHours; } }

            /// <summary>
            /// Hours for which they are news: 24 after a new city, 168 (a week) after
            /// a mission, 255 without end.
            /// </summary>
            public byte ExpiryHours { get { return _expiryHours; } }

            /// <summary>
            /// Guard before `pending_kind`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPendingKind { get { return _guardPendingKind; } }

            /// <summary>
            /// Subject of the pending news; 2 and 3 occur.
            /// </summary>
            public byte PendingKind { get { return _pendingKind; } }

            /// <summary>
            /// Guard before `banter_index`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardBanterIndex { get { return _guardBanterIndex; } }

            /// <summary>
            /// Talk about the pending news; 255 for none.
            /// </summary>
            public byte BanterIndex { get { return _banterIndex; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What one kind of people thinks of the others, a bit for each (opcode
        /// 0746).
        /// </summary>
        public partial class Relation : KaitaiStruct
        {
            public Relation(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.PedRelationshipsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardRespect = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardRespect, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardRespect, m_io, "/types/relation/seq/0");
                    }
                }
                _respect = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardLike = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLike, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLike, m_io, "/types/relation/seq/2");
                    }
                }
                _like = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardIgnore = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardIgnore, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardIgnore, m_io, "/types/relation/seq/4");
                    }
                }
                _ignore = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardDislike = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardDislike, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardDislike, m_io, "/types/relation/seq/6");
                    }
                }
                _dislike = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardHate = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHate, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardHate, m_io, "/types/relation/seq/8");
                    }
                }
                _hate = m_io.ReadU4le();
            }
            private byte[] _guardRespect;
            private uint _respect;
            private byte[] _guardLike;
            private uint _like;
            private byte[] _guardIgnore;
            private uint _ignore;
            private byte[] _guardDislike;
            private uint _dislike;
            private byte[] _guardHate;
            private uint _hate;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.PedRelationshipsBlock m_parent;

            /// <summary>
            /// Guard before `respect`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardRespect { get { return _guardRespect; } }

            /// <summary>
            /// Kinds of people that this kind respects.
            /// </summary>
            public uint Respect { get { return _respect; } }

            /// <summary>
            /// Guard before `like`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLike { get { return _guardLike; } }

            /// <summary>
            /// Kinds of people that this kind likes.
            /// </summary>
            public uint Like { get { return _like; } }

            /// <summary>
            /// Guard before `ignore`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardIgnore { get { return _guardIgnore; } }

            /// <summary>
            /// Kinds of people that this kind ignores; none.
            /// </summary>
            public uint Ignore { get { return _ignore; } }

            /// <summary>
            /// Guard before `dislike`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardDislike { get { return _guardDislike; } }

            /// <summary>
            /// Kinds of people that this kind dislikes.
            /// </summary>
            public uint Dislike { get { return _dislike; } }

            /// <summary>
            /// Guard before `hate`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHate { get { return _guardHate; } }

            /// <summary>
            /// Kinds of people that this kind hates.
            /// </summary>
            public uint Hate { get { return _hate; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.PedRelationshipsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place to wake up at.
        /// </summary>
        public partial class Restart : KaitaiStruct
        {
            public Restart(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.GameLogicBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardPosition = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPosition, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPosition, m_io, "/types/restart/seq/0");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                if (IsGuarded) {
                    _guardHeading = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHeading, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardHeading, m_io, "/types/restart/seq/2");
                    }
                }
                _heading = m_io.ReadF4le();
            }
            private byte[] _guardPosition;
            private Vec3 _position;
            private byte[] _guardHeading;
            private float _heading;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.GameLogicBlock m_parent;

            /// <summary>
            /// Guard before `position`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPosition { get { return _guardPosition; } }

            /// <summary>
            /// Place at which the player wakes up.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Guard before `heading`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHeading { get { return _guardHeading; } }

            /// <summary>
            /// Direction in which the player looks after waking up.
            /// </summary>
            public float Heading { get { return _heading; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.GameLogicBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place to wake up at.
        /// </summary>
        public partial class RestartPoint : KaitaiStruct
        {
            public RestartPoint(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.RestartPointsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardPosition = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPosition, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPosition, m_io, "/types/restart_point/seq/0");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                if (IsGuarded) {
                    _guardHeading = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardHeading, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardHeading, m_io, "/types/restart_point/seq/2");
                    }
                }
                _heading = m_io.ReadF4le();
                if (IsGuarded) {
                    _guardWhenToUse = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardWhenToUse, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardWhenToUse, m_io, "/types/restart_point/seq/4");
                    }
                }
                _whenToUse = m_io.ReadS4le();
            }
            private byte[] _guardPosition;
            private Vec3 _position;
            private byte[] _guardHeading;
            private float _heading;
            private byte[] _guardWhenToUse;
            private int _whenToUse;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.RestartPointsBlock m_parent;

            /// <summary>
            /// Guard before `position`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPosition { get { return _guardPosition; } }

            /// <summary>
            /// Place at which the player wakes up.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Guard before `heading`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardHeading { get { return _guardHeading; } }

            /// <summary>
            /// Direction in which the player looks after waking up.
            /// </summary>
            public float Heading { get { return _heading; } }

            /// <summary>
            /// Guard before `when_to_use`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardWhenToUse { get { return _guardWhenToUse; } }

            /// <summary>
            /// Cities that must be unlocked (statistic 181), 0 to 2.
            /// </summary>
            public int WhenToUse { get { return _whenToUse; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.RestartPointsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 8. Where the player wakes up.
        /// </summary>
        public partial class RestartPointsBlock : KaitaiStruct
        {
            public RestartPointsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumHospitals = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumHospitals, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumHospitals, m_io, "/types/restart_points_block/seq/0");
                    }
                }
                _numHospitals = m_io.ReadU2le();
                _hospitals = new List<RestartPoint>();
                for (var i = 0; i < NumHospitals; i++)
                {
                    _hospitals.Add(new RestartPoint(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardNumPoliceStations = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumPoliceStations, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumPoliceStations, m_io, "/types/restart_points_block/seq/3");
                    }
                }
                _numPoliceStations = m_io.ReadU2le();
                _policeStations = new List<RestartPoint>();
                for (var i = 0; i < NumPoliceStations; i++)
                {
                    _policeStations.Add(new RestartPoint(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardOverrideRestart = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardOverrideRestart, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardOverrideRestart, m_io, "/types/restart_points_block/seq/6");
                    }
                }
                _overrideRestart = m_io.ReadU1();
                if (IsGuarded) {
                    _guardOverridePosition = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardOverridePosition, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardOverridePosition, m_io, "/types/restart_points_block/seq/8");
                    }
                }
                _overridePosition = new Vec3(m_io, this, m_root);
                if (IsGuarded) {
                    _guardFadeInAfterDeath = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFadeInAfterDeath, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFadeInAfterDeath, m_io, "/types/restart_points_block/seq/10");
                    }
                }
                _fadeInAfterDeath = m_io.ReadU1();
                if (IsGuarded) {
                    _guardFadeInAfterArrest = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFadeInAfterArrest, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFadeInAfterArrest, m_io, "/types/restart_points_block/seq/12");
                    }
                }
                _fadeInAfterArrest = m_io.ReadU1();
                _extraHospital = new ExtraRestart(IsGuarded, m_io, this, m_root);
                _extraPolice = new ExtraRestart(IsGuarded, m_io, this, m_root);
            }
            private byte[] _guardNumHospitals;
            private ushort _numHospitals;
            private List<RestartPoint> _hospitals;
            private byte[] _guardNumPoliceStations;
            private ushort _numPoliceStations;
            private List<RestartPoint> _policeStations;
            private byte[] _guardOverrideRestart;
            private byte _overrideRestart;
            private byte[] _guardOverridePosition;
            private Vec3 _overridePosition;
            private byte[] _guardFadeInAfterDeath;
            private byte _fadeInAfterDeath;
            private byte[] _guardFadeInAfterArrest;
            private byte _fadeInAfterArrest;
            private ExtraRestart _extraHospital;
            private ExtraRestart _extraPolice;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_hospitals`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumHospitals { get { return _guardNumHospitals; } }

            /// <summary>
            /// Hospitals that follow.
            /// </summary>
            public ushort NumHospitals { get { return _numHospitals; } }

            /// <summary>
            /// Places where the player wakes up after death.
            /// </summary>
            public List<RestartPoint> Hospitals { get { return _hospitals; } }

            /// <summary>
            /// Guard before `num_police_stations`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumPoliceStations { get { return _guardNumPoliceStations; } }

            /// <summary>
            /// Police stations that follow.
            /// </summary>
            public ushort NumPoliceStations { get { return _numPoliceStations; } }

            /// <summary>
            /// Places where the player wakes up after an arrest.
            /// </summary>
            public List<RestartPoint> PoliceStations { get { return _policeStations; } }

            /// <summary>
            /// Guard before `override_restart`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardOverrideRestart { get { return _guardOverrideRestart; } }

            /// <summary>
            /// Whether the next one is at `override_position`.
            /// </summary>
            public byte OverrideRestart { get { return _overrideRestart; } }

            /// <summary>
            /// Guard before `override_position`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardOverridePosition { get { return _guardOverridePosition; } }

            /// <summary>
            /// Place of the next waking up, where a script has set one (opcode 016E).
            /// </summary>
            public Vec3 OverridePosition { get { return _overridePosition; } }

            /// <summary>
            /// Guard before `fade_in_after_death`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFadeInAfterDeath { get { return _guardFadeInAfterDeath; } }

            /// <summary>
            /// Whether the picture comes back after death.
            /// </summary>
            public byte FadeInAfterDeath { get { return _fadeInAfterDeath; } }

            /// <summary>
            /// Guard before `fade_in_after_arrest`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFadeInAfterArrest { get { return _guardFadeInAfterArrest; } }

            /// <summary>
            /// Whether the picture comes back after an arrest.
            /// </summary>
            public byte FadeInAfterArrest { get { return _fadeInAfterArrest; } }

            /// <summary>
            /// A hospital for those who die near it (opcode 08DF)
            /// </summary>
            public ExtraRestart ExtraHospital { get { return _extraHospital; } }

            /// <summary>
            /// A police station for those who are arrested near it (opcode 08E0)
            /// </summary>
            public ExtraRestart ExtraPolice { get { return _extraPolice; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A script that starts by itself, because the player comes near or because
        /// the game requests it.
        /// </summary>
        public partial class ScriptBrain : KaitaiStruct
        {
            public ScriptBrain(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_brainTypeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/script_brain/seq/0");
                    }
                }
                _scriptIndex = m_io.ReadS2le();
                _brainType = m_io.ReadS1();
                _group = m_io.ReadS1();
                _isActive = m_io.ReadU1();
                _gap005 = m_io.ReadBytes(3);
                _radius = m_io.ReadF4le();
                _target = m_io.ReadBytes(8);
            }
            private bool f_brainTypeName;
            private BrainKind _brainTypeName;

            /// <summary>
            /// Meaning of `brain_type`.
            /// </summary>
            public BrainKind BrainTypeName
            {
                get
                {
                    if (f_brainTypeName)
                        return _brainTypeName;
                    f_brainTypeName = true;
                    _brainTypeName = (BrainKind) (((GtaSaSaveAndroid.BrainKind) BrainType));
                    return _brainTypeName;
                }
            }
            private byte[] _guard;
            private short _scriptIndex;
            private sbyte _brainType;
            private sbyte _group;
            private byte _isActive;
            private byte[] _gap005;
            private float _radius;
            private byte[] _target;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Number of the script in script.img; -1 in a free place.
            /// </summary>
            public short ScriptIndex { get { return _scriptIndex; } }

            /// <summary>
            /// Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
            /// place.
            /// </summary>
            public sbyte BrainType { get { return _brainType; } }

            /// <summary>
            /// Scripts that are switched together: 1 for those of casinos, -1 for
            /// none.
            /// </summary>
            public sbyte Group { get { return _group; } }

            /// <summary>
            /// Whether the script may start.
            /// </summary>
            public byte IsActive { get { return _isActive; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap005 { get { return _gap005; } }

            /// <summary>
            /// Distance to the object within which the player must come; default: 5,
            /// else 4 to 150.
            /// </summary>
            public float Radius { get { return _radius; } }

            /// <summary>
            /// To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
            /// two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
            /// filled with zeros.
            /// </summary>
            public byte[] Target { get { return _target; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A model that a thread has loaded.
        /// </summary>
        public partial class ScriptResource : KaitaiStruct
        {
            public static ScriptResource FromFile(string fileName)
            {
                return new ScriptResource(new KaitaiStream(fileName));
            }

            public ScriptResource(KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_isSpecial = false;
                _read();
            }
            private void _read()
            {
                _index = m_io.ReadU2le();
                _ownerSlot = m_io.ReadU2le();
                _model = m_io.ReadU4le();
                _resourceKind = m_io.ReadU2le();
                if (IsSpecial) {
                    _special = new SpecialModel(m_io, this, m_root);
                }
            }
            private bool f_isSpecial;
            private bool _isSpecial;

            /// <summary>
            /// Whether the model has a name.
            /// </summary>
            public bool IsSpecial
            {
                get
                {
                    if (f_isSpecial)
                        return _isSpecial;
                    f_isSpecial = true;
                    _isSpecial = (bool) ( ((((long) (Model)) >= ((long) (290))) && (((long) (Model)) <= ((long) (299)))) );
                    return _isSpecial;
                }
            }
            private ushort _index;
            private ushort _ownerSlot;
            private uint _model;
            private ushort _resourceKind;
            private SpecialModel _special;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Number of the entry in the list.
            /// </summary>
            public ushort Index { get { return _index; } }

            /// <summary>
            /// Slot of the thread that loaded the model.
            /// </summary>
            public ushort OwnerSlot { get { return _ownerSlot; } }

            /// <summary>
            /// Number of the model that the thread has loaded.
            /// </summary>
            public uint Model { get { return _model; } }

            /// <summary>
            /// 1 or 2.
            /// </summary>
            public ushort ResourceKind { get { return _resourceKind; } }

            /// <summary>
            /// Name of the model, where it is one that scripts choose.
            /// </summary>
            public SpecialModel Special { get { return _special; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A running script: 262 bytes on the PC, 298 elsewhere and more while a
        /// mission runs.
        /// </summary>
        public partial class ScriptThread : KaitaiStruct
        {
            public ScriptThread(bool p_isMobile, bool p_hasMissionIndex, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ScriptsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isMobile = p_isMobile;
                _hasMissionIndex = p_hasMissionIndex;
                _isGuarded = p_isGuarded;
                f_isMissionSlot = false;
                f_isMobileGame = false;
                f_isPlain = false;
                f_numLocals = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardSlot = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardSlot, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardSlot, m_io, "/types/script_thread/seq/0");
                    }
                }
                _slot = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardStreamedScriptIndex = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardStreamedScriptIndex, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardStreamedScriptIndex, m_io, "/types/script_thread/seq/2");
                    }
                }
                if (IsMobileGame) {
                    _streamedScriptIndex = m_io.ReadS4le();
                }
                if (IsMissionSlot) {
                    _missionPart = new LoadedMission(HasMissionIndex, m_io, this, m_root);
                }
                if (IsGuarded) {
                    _guardImage = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardImage, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardImage, m_io, "/types/script_thread/seq/5");
                    }
                }
                _nextPtr = m_io.ReadU4le();
                _prevPtr = m_io.ReadU4le();
                _threadName = m_io.ReadBytes(8);
                _baseIp = m_io.ReadU4le();
                _ipAbs = m_io.ReadU4le();
                _stackAbs = new List<uint>();
                for (var i = 0; i < 8; i++)
                {
                    _stackAbs.Add(m_io.ReadU4le());
                }
                _stackDepth = m_io.ReadU2le();
                _gap040 = m_io.ReadBytes(2);
                _locals = new List<uint>();
                for (var i = 0; i < NumLocals; i++)
                {
                    _locals.Add(m_io.ReadU4le());
                }
                _timerA = m_io.ReadS4le();
                _timerB = m_io.ReadS4le();
                _isActive = m_io.ReadU1();
                _conditionResult = m_io.ReadU1();
                _usesMissionCleanup = m_io.ReadU1();
                _isExternal = m_io.ReadU1();
                _overridesTextBox = m_io.ReadU1();
                _externalType = m_io.ReadS1();
                _gap0cc = m_io.ReadBytes(2);
                _wakeTime = m_io.ReadS4le();
                _andOrState = m_io.ReadU2le();
                _notFlag = m_io.ReadU1();
                _wastedBustedCheck = m_io.ReadU1();
                _wastedOrBusted = m_io.ReadU1();
                _gap0d7 = m_io.ReadBytes(3);
                _sceneSkipIp = m_io.ReadS4le();
                _isMission = m_io.ReadU1();
                _gap0df = m_io.ReadBytes(3);
                if (IsGuarded) {
                    _guardIpRel = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardIpRel, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardIpRel, m_io, "/types/script_thread/seq/33");
                    }
                }
                _ipRel = m_io.ReadU4le();
                if (IsPlain) {
                    _stackRel = new List<uint>();
                    for (var i = 0; i < 8; i++)
                    {
                        _stackRel.Add(m_io.ReadU4le());
                    }
                }
                if (IsGuarded) {
                    _guardedStackRel = new List<GuardedU4>();
                    for (var i = 0; i < 8; i++)
                    {
                        _guardedStackRel.Add(new GuardedU4(m_io, this, m_root));
                    }
                }
            }
            private bool f_isMissionSlot;
            private bool _isMissionSlot;

            /// <summary>
            /// Whether the mission that runs is stored with the thread.
            /// </summary>
            public bool IsMissionSlot
            {
                get
                {
                    if (f_isMissionSlot)
                        return _isMissionSlot;
                    f_isMissionSlot = true;
                    _isMissionSlot = (bool) ( ((IsMobile) && (Slot >= 32768)) );
                    return _isMissionSlot;
                }
            }
            private bool f_isMobileGame;
            private bool _isMobileGame;

            /// <summary>
            /// Whether it is a thread of phones and of the Definitive Edition.
            /// </summary>
            public bool IsMobileGame
            {
                get
                {
                    if (f_isMobileGame)
                        return _isMobileGame;
                    f_isMobileGame = true;
                    _isMobileGame = (bool) (IsMobile);
                    return _isMobileGame;
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private bool f_numLocals;
            private sbyte _numLocals;

            /// <summary>
            /// Variables of the thread.
            /// </summary>
            public sbyte NumLocals
            {
                get
                {
                    if (f_numLocals)
                        return _numLocals;
                    f_numLocals = true;
                    _numLocals = (sbyte) ((IsMobile ? 40 : 32));
                    return _numLocals;
                }
            }
            private byte[] _guardSlot;
            private ushort _slot;
            private byte[] _guardStreamedScriptIndex;
            private int? _streamedScriptIndex;
            private LoadedMission _missionPart;
            private byte[] _guardImage;
            private uint _nextPtr;
            private uint _prevPtr;
            private byte[] _threadName;
            private uint _baseIp;
            private uint _ipAbs;
            private List<uint> _stackAbs;
            private ushort _stackDepth;
            private byte[] _gap040;
            private List<uint> _locals;
            private int _timerA;
            private int _timerB;
            private byte _isActive;
            private byte _conditionResult;
            private byte _usesMissionCleanup;
            private byte _isExternal;
            private byte _overridesTextBox;
            private sbyte _externalType;
            private byte[] _gap0cc;
            private int _wakeTime;
            private ushort _andOrState;
            private byte _notFlag;
            private byte _wastedBustedCheck;
            private byte _wastedOrBusted;
            private byte[] _gap0d7;
            private int _sceneSkipIp;
            private byte _isMission;
            private byte[] _gap0df;
            private byte[] _guardIpRel;
            private uint _ipRel;
            private List<uint> _stackRel;
            private List<GuardedU4> _guardedStackRel;
            private bool _isMobile;
            private bool _hasMissionIndex;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptsBlock m_parent;

            /// <summary>
            /// Guard before `slot`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardSlot { get { return _guardSlot; } }

            /// <summary>
            /// Place among the 96 threads, 16 to 95 on the PC, each once. On phones
            /// bit 15 marks a mission.
            /// </summary>
            public ushort Slot { get { return _slot; } }

            /// <summary>
            /// Guard before `streamed_script_index`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardStreamedScriptIndex { get { return _guardStreamedScriptIndex; } }

            /// <summary>
            /// Number of the script that is loaded; -1.
            /// </summary>
            public int? StreamedScriptIndex { get { return _streamedScriptIndex; } }

            /// <summary>
            /// The mission that runs.
            /// </summary>
            public LoadedMission MissionPart { get { return _missionPart; } }

            /// <summary>
            /// Guard of what follows up to `ip_rel`.
            /// </summary>
            public byte[] GuardImage { get { return _guardImage; } }

            /// <summary>
            /// Old address; not read.
            /// </summary>
            public uint NextPtr { get { return _nextPtr; } }

            /// <summary>
            /// Old address; not read.
            /// </summary>
            public uint PrevPtr { get { return _prevPtr; } }

            /// <summary>
            /// Name in small letters, once per file, ended by a zero.
            /// </summary>
            public byte[] ThreadName { get { return _threadName; } }

            /// <summary>
            /// Begin of the script of a mission; 0.
            /// </summary>
            public uint BaseIp { get { return _baseIp; } }

            /// <summary>
            /// Address of the next instruction, `ip_rel` plus the same for all
            /// threads of the file; not read.
            /// </summary>
            public uint IpAbs { get { return _ipAbs; } }

            /// <summary>
            /// Return addresses in the same way; entries above the depth are old.
            /// </summary>
            public List<uint> StackAbs { get { return _stackAbs; } }

            /// <summary>
            /// Return addresses in use; 0, or 1 in `psave1`.
            /// </summary>
            public ushort StackDepth { get { return _stackDepth; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap040 { get { return _gap040; } }

            /// <summary>
            /// Variables of the thread: 32, on phones 40.
            /// </summary>
            public List<uint> Locals { get { return _locals; } }

            /// <summary>
            /// First timer.
            /// </summary>
            public int TimerA { get { return _timerA; } }

            /// <summary>
            /// Second timer.
            /// </summary>
            public int TimerB { get { return _timerB; } }

            /// <summary>
            /// Whether the thread runs; 1.
            /// </summary>
            public byte IsActive { get { return _isActive; } }

            /// <summary>
            /// Outcome of the last condition.
            /// </summary>
            public byte ConditionResult { get { return _conditionResult; } }

            /// <summary>
            /// Whether it cleans up like a mission; 0.
            /// </summary>
            public byte UsesMissionCleanup { get { return _usesMissionCleanup; } }

            /// <summary>
            /// Whether it came from outside the main script; 0.
            /// </summary>
            public byte IsExternal { get { return _isExternal; } }

            /// <summary>
            /// Whether it may replace a help text; 0.
            /// </summary>
            public byte OverridesTextBox { get { return _overridesTextBox; } }

            /// <summary>
            /// Event that started the thread from outside; -1.
            /// </summary>
            public sbyte ExternalType { get { return _externalType; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap0cc { get { return _gap0cc; } }

            /// <summary>
            /// Time at which the thread goes on.
            /// </summary>
            public int WakeTime { get { return _wakeTime; } }

            /// <summary>
            /// 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
            /// several.
            /// </summary>
            public ushort AndOrState { get { return _andOrState; } }

            /// <summary>
            /// Whether the condition is turned round.
            /// </summary>
            public byte NotFlag { get { return _notFlag; } }

            /// <summary>
            /// Whether it ends when the player dies or is arrested.
            /// </summary>
            public byte WastedBustedCheck { get { return _wastedBustedCheck; } }

            /// <summary>
            /// Whether that has happened; 0.
            /// </summary>
            public byte WastedOrBusted { get { return _wastedOrBusted; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap0d7 { get { return _gap0d7; } }

            /// <summary>
            /// Place at which a skipped scene goes on (opcode 0707); 0.
            /// </summary>
            public int SceneSkipIp { get { return _sceneSkipIp; } }

            /// <summary>
            /// Whether the thread is a mission; 0.
            /// </summary>
            public byte IsMission { get { return _isMission; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap0df { get { return _gap0df; } }

            /// <summary>
            /// Guard before `ip_rel`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardIpRel { get { return _guardIpRel; } }

            /// <summary>
            /// The next instruction, counted from the start of the script space:
            /// `len_globals` to `main_script_size` - 1.
            /// </summary>
            public uint IpRel { get { return _ipRel; } }

            /// <summary>
            /// Return addresses counted in the same way; 0 for none.
            /// </summary>
            public List<uint> StackRel { get { return _stackRel; } }

            /// <summary>
            /// Form of `stack_rel` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU4> GuardedStackRel { get { return _guardedStackRel; } }

            /// <summary>
            /// Whether a phone or the Definitive Edition wrote the save.
            /// </summary>
            public bool IsMobile { get { return _isMobile; } }

            /// <summary>
            /// Whether a mission part begins with a number.
            /// </summary>
            public bool HasMissionIndex { get { return _hasMissionIndex; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptsBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "thread " + Slot.ToString();
            }
        }

        /// <summary>
        /// Block 1. What a script is, how far it has run, and what it left in the
        /// world.
        /// </summary>
        public partial class ScriptsBlock : KaitaiStruct
        {
            public ScriptsBlock(bool p_isMobile, bool p_hasMissionIndex, bool p_isMissionSave, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isMobile = p_isMobile;
                _hasMissionIndex = p_hasMissionIndex;
                _isMissionSave = p_isMissionSave;
                _isGuarded = p_isGuarded;
                f_isDuringMission = false;
                f_isMobileGame = false;
                f_isPlain = false;
                f_mainScriptSizeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardLenGlobals = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLenGlobals, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLenGlobals, m_io, "/types/scripts_block/seq/0");
                    }
                }
                _lenGlobals = m_io.ReadU4le();
                if (!(_lenGlobals <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _lenGlobals, m_io, "/types/scripts_block/seq/1");
                }
                if (IsGuarded) {
                    _guardGlobals = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardGlobals, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardGlobals, m_io, "/types/scripts_block/seq/2");
                    }
                }
                _globals = new List<uint>();
                for (var i = 0; i < LenGlobals / 4; i++)
                {
                    _globals.Add(m_io.ReadU4le());
                }
                _scriptBrains = new List<ScriptBrain>();
                for (var i = 0; i < 70; i++)
                {
                    _scriptBrains.Add(new ScriptBrain(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardOnMissionFlagOffset = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardOnMissionFlagOffset, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardOnMissionFlagOffset, m_io, "/types/scripts_block/seq/5");
                    }
                }
                _onMissionFlagOffset = m_io.ReadS4le();
                if (IsGuarded) {
                    _guardLastMissionPassedTime = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLastMissionPassedTime, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLastMissionPassedTime, m_io, "/types/scripts_block/seq/7");
                    }
                }
                _lastMissionPassedTime = m_io.ReadU4le();
                _buildingSwaps = new List<BuildingSwap>();
                for (var i = 0; i < 25; i++)
                {
                    _buildingSwaps.Add(new BuildingSwap(IsGuarded, m_io, this, m_root));
                }
                _invisibleObjects = new List<InvisibleObject>();
                for (var i = 0; i < 20; i++)
                {
                    _invisibleObjects.Add(new InvisibleObject(IsGuarded, m_io, this, m_root));
                }
                if (IsPlain) {
                    _blockedVehicleModels = new List<int>();
                    for (var i = 0; i < 20; i++)
                    {
                        _blockedVehicleModels.Add(m_io.ReadS4le());
                    }
                }
                if (IsGuarded) {
                    _guardedBlockedVehicleModels = new List<GuardedS4>();
                    for (var i = 0; i < 20; i++)
                    {
                        _guardedBlockedVehicleModels.Add(new GuardedS4(m_io, this, m_root));
                    }
                }
                _lodPairs = new List<LodPair>();
                for (var i = 0; i < 10; i++)
                {
                    _lodPairs.Add(new LodPair(IsGuarded, m_io, this, m_root));
                }
                _attachedAnimGroups = new List<AnimGroup>();
                for (var i = 0; i < 8; i++)
                {
                    _attachedAnimGroups.Add(new AnimGroup(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardUsingMultiScriptFile = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardUsingMultiScriptFile, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardUsingMultiScriptFile, m_io, "/types/scripts_block/seq/15");
                    }
                }
                _usingMultiScriptFile = m_io.ReadU1();
                if (IsGuarded) {
                    _guardMetDebbieHarry = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardMetDebbieHarry, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardMetDebbieHarry, m_io, "/types/scripts_block/seq/17");
                    }
                }
                _metDebbieHarry = m_io.ReadU1();
                if (IsGuarded) {
                    _guardMainScriptSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardMainScriptSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardMainScriptSize, m_io, "/types/scripts_block/seq/19");
                    }
                }
                _mainScriptSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardLargestMissionSize = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLargestMissionSize, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLargestMissionSize, m_io, "/types/scripts_block/seq/21");
                    }
                }
                _largestMissionSize = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardMissionCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardMissionCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardMissionCount, m_io, "/types/scripts_block/seq/23");
                    }
                }
                _missionCount = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardExclusiveMissionCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardExclusiveMissionCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardExclusiveMissionCount, m_io, "/types/scripts_block/seq/25");
                    }
                }
                _exclusiveMissionCount = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardLargestMissionLocals = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLargestMissionLocals, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLargestMissionLocals, m_io, "/types/scripts_block/seq/27");
                    }
                }
                _largestMissionLocals = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardNumThreads = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumThreads, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumThreads, m_io, "/types/scripts_block/seq/29");
                    }
                }
                _numThreads = m_io.ReadU4le();
                if (!(_numThreads <= ((uint) ((M_Io.Size - M_Io.Pos) / 262))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 262)), _numThreads, m_io, "/types/scripts_block/seq/30");
                }
                if (IsGuarded) {
                    _guardSaveKind = m_io.ReadBytes(4);
                    if (!((KaitaiStream.ByteArrayCompare(_guardSaveKind, new byte[] { 222, 192, 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192, 222, 192 }, _guardSaveKind, m_io, "/types/scripts_block/seq/31");
                    }
                }
                if (IsMobileGame) {
                    _saveKind = m_io.ReadU4le();
                }
                _threads = new List<ScriptThread>();
                for (var i = 0; i < NumThreads; i++)
                {
                    _threads.Add(new ScriptThread(IsMobile, HasMissionIndex, IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardNumResources = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumResources, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumResources, m_io, "/types/scripts_block/seq/34");
                    }
                }
                if (IsMobileGame) {
                    _numResources = m_io.ReadU2le();
                }
                if (IsMobileGame) {
                    _resources = new List<ScriptResource>();
                    for (var i = 0; i < NumResources; i++)
                    {
                        _resources.Add(new ScriptResource(m_io, this, m_root));
                    }
                }
                if (IsGuarded) {
                    _guardUnknownEnd = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardUnknownEnd, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardUnknownEnd, m_io, "/types/scripts_block/seq/37");
                    }
                }
                if (IsMobileGame) {
                    _unknownEnd = m_io.ReadU4le();
                }
                if (IsDuringMission) {
                    _missionName = m_io.ReadBytes(8);
                }
                if (IsDuringMission) {
                    _missionEnd = m_io.ReadU4le();
                }
            }
            private bool f_isDuringMission;
            private bool _isDuringMission;

            /// <summary>
            /// Whether the mission that runs is named.
            /// </summary>
            public bool IsDuringMission
            {
                get
                {
                    if (f_isDuringMission)
                        return _isDuringMission;
                    f_isDuringMission = true;
                    _isDuringMission = (bool) (IsMissionSave);
                    return _isDuringMission;
                }
            }
            private bool f_isMobileGame;
            private bool _isMobileGame;

            /// <summary>
            /// Whether parts of phones and of the Definitive Edition are there.
            /// </summary>
            public bool IsMobileGame
            {
                get
                {
                    if (f_isMobileGame)
                        return _isMobileGame;
                    f_isMobileGame = true;
                    _isMobileGame = (bool) (IsMobile);
                    return _isMobileGame;
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private bool f_mainScriptSizeName;
            private ScriptVersion _mainScriptSizeName;

            /// <summary>
            /// Meaning of `main_script_size`.
            /// </summary>
            public ScriptVersion MainScriptSizeName
            {
                get
                {
                    if (f_mainScriptSizeName)
                        return _mainScriptSizeName;
                    f_mainScriptSizeName = true;
                    _mainScriptSizeName = (ScriptVersion) (((GtaSaSaveAndroid.ScriptVersion) MainScriptSize));
                    return _mainScriptSizeName;
                }
            }
            private byte[] _guardLenGlobals;
            private uint _lenGlobals;
            private byte[] _guardGlobals;
            private List<uint> _globals;
            private List<ScriptBrain> _scriptBrains;
            private byte[] _guardOnMissionFlagOffset;
            private int _onMissionFlagOffset;
            private byte[] _guardLastMissionPassedTime;
            private uint _lastMissionPassedTime;
            private List<BuildingSwap> _buildingSwaps;
            private List<InvisibleObject> _invisibleObjects;
            private List<int> _blockedVehicleModels;
            private List<GuardedS4> _guardedBlockedVehicleModels;
            private List<LodPair> _lodPairs;
            private List<AnimGroup> _attachedAnimGroups;
            private byte[] _guardUsingMultiScriptFile;
            private byte _usingMultiScriptFile;
            private byte[] _guardMetDebbieHarry;
            private byte _metDebbieHarry;
            private byte[] _guardMainScriptSize;
            private uint _mainScriptSize;
            private byte[] _guardLargestMissionSize;
            private uint _largestMissionSize;
            private byte[] _guardMissionCount;
            private ushort _missionCount;
            private byte[] _guardExclusiveMissionCount;
            private ushort _exclusiveMissionCount;
            private byte[] _guardLargestMissionLocals;
            private uint _largestMissionLocals;
            private byte[] _guardNumThreads;
            private uint _numThreads;
            private byte[] _guardSaveKind;
            private uint? _saveKind;
            private List<ScriptThread> _threads;
            private byte[] _guardNumResources;
            private ushort? _numResources;
            private List<ScriptResource> _resources;
            private byte[] _guardUnknownEnd;
            private uint? _unknownEnd;
            private byte[] _missionName;
            private uint? _missionEnd;
            private bool _isMobile;
            private bool _hasMissionIndex;
            private bool _isMissionSave;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `len_globals`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLenGlobals { get { return _guardLenGlobals; } }

            /// <summary>
            /// Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
            /// Android, 49,492 in the Definitive Edition.
            /// </summary>
            public uint LenGlobals { get { return _lenGlobals; } }

            /// <summary>
            /// Guard before `globals`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardGlobals { get { return _guardGlobals; } }

            /// <summary>
            /// Variables of all scripts, four bytes each, with integers, floats or
            /// parts of texts: variable 801 is number 801. The first eight bytes are
            /// none: they are the jump with which the script begins, bytes 02 00 01,
            /// then `len_globals` in four bytes.
            /// </summary>
            public List<uint> Globals { get { return _globals; } }

            /// <summary>
            /// Scripts that start near people and objects; 62 of 70 places are used
            /// in most files.
            /// </summary>
            public List<ScriptBrain> ScriptBrains { get { return _scriptBrains; } }

            /// <summary>
            /// Guard before `on_mission_flag_offset`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardOnMissionFlagOffset { get { return _guardOnMissionFlagOffset; } }

            /// <summary>
            /// Byte of the variables that stores whether a mission runs, a multiple
            /// of 4: 1636 on the PC (opcode 0180).
            /// </summary>
            public int OnMissionFlagOffset { get { return _onMissionFlagOffset; } }

            /// <summary>
            /// Guard before `last_mission_passed_time`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLastMissionPassedTime { get { return _guardLastMissionPassedTime; } }

            /// <summary>
            /// Time at which the last mission was passed (opcodes 0318, 0595);
            /// 4,294,967,295 for never.
            /// </summary>
            public uint LastMissionPassedTime { get { return _lastMissionPassedTime; } }

            /// <summary>
            /// Buildings that are shown with another model (opcode 03B6); used ones
            /// come first.
            /// </summary>
            public List<BuildingSwap> BuildingSwaps { get { return _buildingSwaps; } }

            /// <summary>
            /// Things that scripts hid (opcode 0363).
            /// </summary>
            public List<InvisibleObject> InvisibleObjects { get { return _invisibleObjects; } }

            /// <summary>
            /// Vehicles that do not appear (opcode 03C5); -1 for none.
            /// </summary>
            public List<int> BlockedVehicleModels { get { return _blockedVehicleModels; } }

            /// <summary>
            /// Form of `blocked_vehicle_models` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedS4> GuardedBlockedVehicleModels { get { return _guardedBlockedVehicleModels; } }

            /// <summary>
            /// Objects with a distant model of their own (opcode 0827)
            /// </summary>
            public List<LodPair> LodPairs { get { return _lodPairs; } }

            /// <summary>
            /// Animations that belong to models (opcode 08E8). The original game
            /// has `DEALER` for the models 28, 29, 30 and 254.
            /// </summary>
            public List<AnimGroup> AttachedAnimGroups { get { return _attachedAnimGroups; } }

            /// <summary>
            /// Guard before `using_multi_script_file`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardUsingMultiScriptFile { get { return _guardUsingMultiScriptFile; } }

            /// <summary>
            /// Whether missions are stored in the main script's file; 1.
            /// </summary>
            public byte UsingMultiScriptFile { get { return _usingMultiScriptFile; } }

            /// <summary>
            /// Guard before `met_debbie_harry`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardMetDebbieHarry { get { return _guardMetDebbieHarry; } }

            /// <summary>
            /// Unused; 0.
            /// </summary>
            public byte MetDebbieHarry { get { return _metDebbieHarry; } }

            /// <summary>
            /// Guard before `main_script_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardMainScriptSize { get { return _guardMainScriptSize; } }

            /// <summary>
            /// Bytes of the main script, which identify its version: 194,146 is v1,
            /// 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
            /// </summary>
            public uint MainScriptSize { get { return _mainScriptSize; } }

            /// <summary>
            /// Guard before `largest_mission_size`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLargestMissionSize { get { return _guardLargestMissionSize; } }

            /// <summary>
            /// Bytes of the largest mission; 68,439 in v1 and v2.
            /// </summary>
            public uint LargestMissionSize { get { return _largestMissionSize; } }

            /// <summary>
            /// Guard before `mission_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardMissionCount { get { return _guardMissionCount; } }

            /// <summary>
            /// Missions of the script; 135 in v1 and v2.
            /// </summary>
            public ushort MissionCount { get { return _missionCount; } }

            /// <summary>
            /// Guard before `exclusive_mission_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardExclusiveMissionCount { get { return _guardExclusiveMissionCount; } }

            /// <summary>
            /// Missions that exclude all others; 0.
            /// </summary>
            public ushort ExclusiveMissionCount { get { return _exclusiveMissionCount; } }

            /// <summary>
            /// Guard before `largest_mission_locals`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLargestMissionLocals { get { return _guardLargestMissionLocals; } }

            /// <summary>
            /// Variables of the mission with most of them; 964 in v1 and v2.
            /// </summary>
            public uint LargestMissionLocals { get { return _largestMissionLocals; } }

            /// <summary>
            /// Guard before `num_threads`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumThreads { get { return _guardNumThreads; } }

            /// <summary>
            /// Threads that follow, 96 at most.
            /// </summary>
            public uint NumThreads { get { return _numThreads; } }

            /// <summary>
            /// Two guards before `save_kind`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardSaveKind { get { return _guardSaveKind; } }

            /// <summary>
            /// Unknown; 2 to 6, 0 in the mission save of Android. It does not show
            /// how the game was saved.
            /// </summary>
            public uint? SaveKind { get { return _saveKind; } }

            /// <summary>
            /// Running scripts, `main` first.
            /// </summary>
            public List<ScriptThread> Threads { get { return _threads; } }

            /// <summary>
            /// Guard before `num_resources`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumResources { get { return _guardNumResources; } }

            /// <summary>
            /// Models that follow.
            /// </summary>
            public ushort? NumResources { get { return _numResources; } }

            /// <summary>
            /// Models that threads have loaded.
            /// </summary>
            public List<ScriptResource> Resources { get { return _resources; } }

            /// <summary>
            /// Guard before `unknown_end`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardUnknownEnd { get { return _guardUnknownEnd; } }

            /// <summary>
            /// Last number of the block, always 0.
            /// </summary>
            public uint? UnknownEnd { get { return _unknownEnd; } }

            /// <summary>
            /// Mission that runs, such as `SYN2`; empty in the Definitive Edition.
            /// </summary>
            public byte[] MissionName { get { return _missionName; } }

            /// <summary>
            /// Unknown; 1.
            /// </summary>
            public uint? MissionEnd { get { return _missionEnd; } }

            /// <summary>
            /// Whether a phone or the Definitive Edition wrote the save.
            /// </summary>
            public bool IsMobile { get { return _isMobile; } }

            /// <summary>
            /// Whether the script of a mission begins with the number of the mission.
            /// </summary>
            public bool HasMissionIndex { get { return _hasMissionIndex; } }

            /// <summary>
            /// Whether the game was saved during a mission.
            /// </summary>
            public bool IsMissionSave { get { return _isMissionSave; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place at which police appears when the player comes into a rectangle,
        /// wanted and in the way that the type requires. Types of cars for a player
        /// in a vehicle want him to move towards the place where they appear. Nothing
        /// appears where the place is taken.
        /// </summary>
        public partial class SetPiece : KaitaiStruct
        {
            public static SetPiece FromFile(string fileName)
            {
                return new SetPiece(new KaitaiStream(fileName));
            }

            public SetPiece(KaitaiStream p__io, GtaSaSaveAndroid.SetPiecesBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_pieceTypeName = false;
                _read();
            }
            private void _read()
            {
                _lastGenerationTime = m_io.ReadS4le();
                _x1 = m_io.ReadS2le();
                _y1 = m_io.ReadS2le();
                _x2 = m_io.ReadS2le();
                _y2 = m_io.ReadS2le();
                _spawn1 = new Spot(m_io, this, m_root);
                _spawn2 = new Spot(m_io, this, m_root);
                _target1 = new Spot(m_io, this, m_root);
                _target2 = new Spot(m_io, this, m_root);
                _pieceType = m_io.ReadU1();
                _gap00d = m_io.ReadBytes(3);
            }
            private bool f_pieceTypeName;
            private TrapKind _pieceTypeName;

            /// <summary>
            /// Meaning of `piece_type`.
            /// </summary>
            public TrapKind PieceTypeName
            {
                get
                {
                    if (f_pieceTypeName)
                        return _pieceTypeName;
                    f_pieceTypeName = true;
                    _pieceTypeName = (TrapKind) (((GtaSaSaveAndroid.TrapKind) PieceType));
                    return _pieceTypeName;
                }
            }
            private int _lastGenerationTime;
            private short _x1;
            private short _y1;
            private short _x2;
            private short _y2;
            private Spot _spawn1;
            private Spot _spawn2;
            private Spot _target1;
            private Spot _target2;
            private byte _pieceType;
            private byte[] _gap00d;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.SetPiecesBlock m_parent;

            /// <summary>
            /// Time at which the trap last sprang; 0 for never. The trap rests for 40
            /// s after that.
            /// </summary>
            public int LastGenerationTime { get { return _lastGenerationTime; } }

            /// <summary>
            /// Lowest x.
            /// </summary>
            public short X1 { get { return _x1; } }

            /// <summary>
            /// Lowest y.
            /// </summary>
            public short Y1 { get { return _y1; } }

            /// <summary>
            /// Highest x.
            /// </summary>
            public short X2 { get { return _x2; } }

            /// <summary>
            /// Highest y.
            /// </summary>
            public short Y2 { get { return _y2; } }

            /// <summary>
            /// Place at which the first car or policeman appears.
            /// </summary>
            public Spot Spawn1 { get { return _spawn1; } }

            /// <summary>
            /// Place at which the second car or policeman appears.
            /// </summary>
            public Spot Spawn2 { get { return _spawn2; } }

            /// <summary>
            /// Place that the first car or policeman heads for, without being bound
            /// to it.
            /// </summary>
            public Spot Target1 { get { return _target1; } }

            /// <summary>
            /// Place that the second car or policeman heads for.
            /// </summary>
            public Spot Target2 { get { return _target2; } }

            /// <summary>
            /// Cars or policemen that appear, and the players for whom they appear.
            /// </summary>
            public byte PieceType { get { return _pieceType; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap00d { get { return _gap00d; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.SetPiecesBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 17. Places at which police lies in wait (opcode 04F8).
        /// </summary>
        public partial class SetPiecesBlock : KaitaiStruct
        {
            public SetPiecesBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardUsedCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardUsedCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardUsedCount, m_io, "/types/set_pieces_block/seq/0");
                    }
                }
                _usedCount = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardPieces = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPieces, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPieces, m_io, "/types/set_pieces_block/seq/2");
                    }
                }
                _pieces = new List<SetPiece>();
                for (var i = 0; i < 210; i++)
                {
                    _pieces.Add(new SetPiece(m_io, this, m_root));
                }
            }
            private byte[] _guardUsedCount;
            private uint _usedCount;
            private byte[] _guardPieces;
            private List<SetPiece> _pieces;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `used_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardUsedCount { get { return _guardUsedCount; } }

            /// <summary>
            /// Places in use, 209; all 210 are stored.
            /// </summary>
            public uint UsedCount { get { return _usedCount; } }

            /// <summary>
            /// Guard before `pieces`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPieces { get { return _guardPieces; } }

            /// <summary>
            /// Places at which police appears.
            /// </summary>
            public List<SetPiece> Pieces { get { return _pieces; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 22.
        /// </summary>
        public partial class ShoppingBlock : KaitaiStruct
        {
            public ShoppingBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumModifiers = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumModifiers, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumModifiers, m_io, "/types/shopping_block/seq/0");
                    }
                }
                _numModifiers = m_io.ReadU4le();
                if (!(_numModifiers <= ((uint) ((M_Io.Size - M_Io.Pos) / 8))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 8)), _numModifiers, m_io, "/types/shopping_block/seq/1");
                }
                _modifiers = new List<ChangedPrice>();
                for (var i = 0; i < NumModifiers; i++)
                {
                    _modifiers.Add(new ChangedPrice(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardNumItems = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumItems, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumItems, m_io, "/types/shopping_block/seq/3");
                    }
                }
                _numItems = m_io.ReadU4le();
                if (!(_numItems <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _numItems, m_io, "/types/shopping_block/seq/4");
                }
                if (IsGuarded) {
                    _guardItems = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardItems, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardItems, m_io, "/types/shopping_block/seq/5");
                    }
                }
                _items = new List<byte>();
                for (var i = 0; i < NumItems; i++)
                {
                    _items.Add(m_io.ReadU1());
                }
            }
            private byte[] _guardNumModifiers;
            private uint _numModifiers;
            private List<ChangedPrice> _modifiers;
            private byte[] _guardNumItems;
            private uint _numItems;
            private byte[] _guardItems;
            private List<byte> _items;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_modifiers`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumModifiers { get { return _guardNumModifiers; } }

            /// <summary>
            /// Prices that follow; 0 to 4.
            /// </summary>
            public uint NumModifiers { get { return _numModifiers; } }

            /// <summary>
            /// Items with a changed price.
            /// </summary>
            public List<ChangedPrice> Modifiers { get { return _modifiers; } }

            /// <summary>
            /// Guard before `num_items`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumItems { get { return _guardNumItems; } }

            /// <summary>
            /// Goods that follow; 544.
            /// </summary>
            public uint NumItems { get { return _numItems; } }

            /// <summary>
            /// Guard before `items`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardItems { get { return _guardItems; } }

            /// <summary>
            /// Whether it was bought, in the order of the prices in shopping.dat.
            /// </summary>
            public List<byte> Items { get { return _items; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 0, 312 bytes on the PC and 428 on Android.
        /// </summary>
        public partial class SimpleVariablesBlock : KaitaiStruct
        {
            public SimpleVariablesBlock(bool p_isMobile, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isMobile = p_isMobile;
                f_currentLevelName = false;
                f_extraColourWeatherName = false;
                f_forcedWeatherName = false;
                f_interiorName = false;
                f_isMobileGame = false;
                f_isPc = false;
                f_lenSaveName = false;
                f_newWeatherName = false;
                f_oldWeatherName = false;
                _read();
            }
            private void _read()
            {
                _versionId = m_io.ReadU4le();
                _saveName = m_io.ReadBytes(LenSaveName);
                _missionPackGame = m_io.ReadU1();
                _gap069 = m_io.ReadBytes(3);
                _currentLevel = m_io.ReadS4le();
                _cameraPos = new Vec3(m_io, this, m_root);
                _msPerGameMinute = m_io.ReadU4le();
                _lastClockTick = m_io.ReadU4le();
                _gameMonth = m_io.ReadU1();
                _gameDay = m_io.ReadU1();
                _gameHour = m_io.ReadU1();
                _gameMinute = m_io.ReadU1();
                _gameWeekday = m_io.ReadU1();
                _storedMonth = m_io.ReadU1();
                _storedDay = m_io.ReadU1();
                _storedHour = m_io.ReadU1();
                _storedMinute = m_io.ReadU1();
                _clockHasBeenStored = m_io.ReadU1();
                _padMode = m_io.ReadS2le();
                _hasCheated = m_io.ReadU1();
                _gap091 = m_io.ReadBytes(3);
                _globalTimer = m_io.ReadU4le();
                _timeScale = m_io.ReadF4le();
                _timeStep = m_io.ReadF4le();
                _timeStepNonClipped = m_io.ReadF4le();
                _frameCounter = m_io.ReadU4le();
                _oldWeather = m_io.ReadS2le();
                _newWeather = m_io.ReadS2le();
                _forcedWeather = m_io.ReadS2le();
                _gap0ae = m_io.ReadBytes(2);
                _weatherInterpolation = m_io.ReadF4le();
                _weatherTypeInList = m_io.ReadU4le();
                _rain = m_io.ReadF4le();
                _carZoom = m_io.ReadU4le();
                _pedZoom = m_io.ReadU4le();
                _interior = m_io.ReadS4le();
                _invertLook = m_io.ReadU1();
                _gap0c9 = m_io.ReadBytes(3);
                _extraColour = m_io.ReadS4le();
                _extraColourOn = m_io.ReadU1();
                _gap0d1 = m_io.ReadBytes(3);
                _extraColourInterpolation = m_io.ReadF4le();
                _extraColourWeather = m_io.ReadS4le();
                _waterConfiguration = m_io.ReadU4le();
                _laRiots = m_io.ReadU1();
                _laRiotsNoPoliceCars = m_io.ReadU1();
                _gap0e2 = m_io.ReadBytes(2);
                _maxWantedLevel = m_io.ReadU4le();
                _maxChaos = m_io.ReadU4le();
                _frenchGame = m_io.ReadU1();
                _germanGame = m_io.ReadU1();
                _nastyGame = m_io.ReadU1();
                _gap0ef = m_io.ReadBytes(45);
                _cinematicCameraHelpLeft = m_io.ReadU1();
                if (IsMobileGame) {
                    _motionBlur = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _volumes = new List<byte>();
                    for (var i = 0; i < 2; i++)
                    {
                        _volumes.Add(m_io.ReadU1());
                    }
                }
                if (IsMobileGame) {
                    _unknown388 = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _menuRadio = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _unknown390 = new List<byte>();
                    for (var i = 0; i < 3; i++)
                    {
                        _unknown390.Add(m_io.ReadU1());
                    }
                }
                if (IsMobileGame) {
                    _gap189 = m_io.ReadBytes(11);
                }
                if (IsMobileGame) {
                    _unknown404 = m_io.ReadU1();
                }
                if (IsMobileGame) {
                    _gap195 = m_io.ReadBytes(7);
                }
                if (IsMobileGame) {
                    _unknown412 = new List<byte>();
                    for (var i = 0; i < 3; i++)
                    {
                        _unknown412.Add(m_io.ReadU1());
                    }
                }
                if (IsMobileGame) {
                    _gap19f = m_io.ReadBytes(1);
                }
                if (IsPc) {
                    _gap11d = m_io.ReadBytes(1);
                }
                if (IsPc) {
                    _systemTime = new List<ushort>();
                    for (var i = 0; i < 8; i++)
                    {
                        _systemTime.Add(m_io.ReadU2le());
                    }
                }
                if (IsPc) {
                    _gap12e = m_io.ReadBytes(2);
                }
                _targetBlip = m_io.ReadU4le();
                _stealVehicleHelpShown = m_io.ReadU1();
                _taxisHaveNitro = m_io.ReadU1();
                _prostitutesPayYou = m_io.ReadU1();
                _gap137 = m_io.ReadBytes(1);
                if (IsMobileGame) {
                    _unknown424 = m_io.ReadU4le();
                }
            }
            private bool f_currentLevelName;
            private Town _currentLevelName;

            /// <summary>
            /// Meaning of `current_level`.
            /// </summary>
            public Town CurrentLevelName
            {
                get
                {
                    if (f_currentLevelName)
                        return _currentLevelName;
                    f_currentLevelName = true;
                    _currentLevelName = (Town) (((GtaSaSaveAndroid.Town) CurrentLevel));
                    return _currentLevelName;
                }
            }
            private bool f_extraColourWeatherName;
            private Weather _extraColourWeatherName;

            /// <summary>
            /// Meaning of `extra_colour_weather`.
            /// </summary>
            public Weather ExtraColourWeatherName
            {
                get
                {
                    if (f_extraColourWeatherName)
                        return _extraColourWeatherName;
                    f_extraColourWeatherName = true;
                    _extraColourWeatherName = (Weather) (((GtaSaSaveAndroid.Weather) ExtraColourWeather));
                    return _extraColourWeatherName;
                }
            }
            private bool f_forcedWeatherName;
            private Weather _forcedWeatherName;

            /// <summary>
            /// Meaning of `forced_weather`.
            /// </summary>
            public Weather ForcedWeatherName
            {
                get
                {
                    if (f_forcedWeatherName)
                        return _forcedWeatherName;
                    f_forcedWeatherName = true;
                    _forcedWeatherName = (Weather) (((GtaSaSaveAndroid.Weather) ForcedWeather));
                    return _forcedWeatherName;
                }
            }
            private bool f_interiorName;
            private InteriorArea _interiorName;

            /// <summary>
            /// Meaning of `interior`.
            /// </summary>
            public InteriorArea InteriorName
            {
                get
                {
                    if (f_interiorName)
                        return _interiorName;
                    f_interiorName = true;
                    _interiorName = (InteriorArea) (((GtaSaSaveAndroid.InteriorArea) Interior));
                    return _interiorName;
                }
            }
            private bool f_isMobileGame;
            private bool _isMobileGame;

            /// <summary>
            /// Whether the settings of phones follow.
            /// </summary>
            public bool IsMobileGame
            {
                get
                {
                    if (f_isMobileGame)
                        return _isMobileGame;
                    f_isMobileGame = true;
                    _isMobileGame = (bool) (IsMobile);
                    return _isMobileGame;
                }
            }
            private bool f_isPc;
            private bool _isPc;

            /// <summary>
            /// Whether the settings of the PC follow.
            /// </summary>
            public bool IsPc
            {
                get
                {
                    if (f_isPc)
                        return _isPc;
                    f_isPc = true;
                    _isPc = (bool) (!(IsMobile));
                    return _isPc;
                }
            }
            private bool f_lenSaveName;
            private byte _lenSaveName;

            /// <summary>
            /// Bytes of `save_name`.
            /// </summary>
            public byte LenSaveName
            {
                get
                {
                    if (f_lenSaveName)
                        return _lenSaveName;
                    f_lenSaveName = true;
                    _lenSaveName = (byte) ((IsMobile ? 200 : 100));
                    return _lenSaveName;
                }
            }
            private bool f_newWeatherName;
            private Weather _newWeatherName;

            /// <summary>
            /// Meaning of `new_weather`.
            /// </summary>
            public Weather NewWeatherName
            {
                get
                {
                    if (f_newWeatherName)
                        return _newWeatherName;
                    f_newWeatherName = true;
                    _newWeatherName = (Weather) (((GtaSaSaveAndroid.Weather) NewWeather));
                    return _newWeatherName;
                }
            }
            private bool f_oldWeatherName;
            private Weather _oldWeatherName;

            /// <summary>
            /// Meaning of `old_weather`.
            /// </summary>
            public Weather OldWeatherName
            {
                get
                {
                    if (f_oldWeatherName)
                        return _oldWeatherName;
                    f_oldWeatherName = true;
                    _oldWeatherName = (Weather) (((GtaSaSaveAndroid.Weather) OldWeather));
                    return _oldWeatherName;
                }
            }
            private uint _versionId;
            private byte[] _saveName;
            private byte _missionPackGame;
            private byte[] _gap069;
            private int _currentLevel;
            private Vec3 _cameraPos;
            private uint _msPerGameMinute;
            private uint _lastClockTick;
            private byte _gameMonth;
            private byte _gameDay;
            private byte _gameHour;
            private byte _gameMinute;
            private byte _gameWeekday;
            private byte _storedMonth;
            private byte _storedDay;
            private byte _storedHour;
            private byte _storedMinute;
            private byte _clockHasBeenStored;
            private short _padMode;
            private byte _hasCheated;
            private byte[] _gap091;
            private uint _globalTimer;
            private float _timeScale;
            private float _timeStep;
            private float _timeStepNonClipped;
            private uint _frameCounter;
            private short _oldWeather;
            private short _newWeather;
            private short _forcedWeather;
            private byte[] _gap0ae;
            private float _weatherInterpolation;
            private uint _weatherTypeInList;
            private float _rain;
            private uint _carZoom;
            private uint _pedZoom;
            private int _interior;
            private byte _invertLook;
            private byte[] _gap0c9;
            private int _extraColour;
            private byte _extraColourOn;
            private byte[] _gap0d1;
            private float _extraColourInterpolation;
            private int _extraColourWeather;
            private uint _waterConfiguration;
            private byte _laRiots;
            private byte _laRiotsNoPoliceCars;
            private byte[] _gap0e2;
            private uint _maxWantedLevel;
            private uint _maxChaos;
            private byte _frenchGame;
            private byte _germanGame;
            private byte _nastyGame;
            private byte[] _gap0ef;
            private byte _cinematicCameraHelpLeft;
            private byte? _motionBlur;
            private List<byte> _volumes;
            private byte? _unknown388;
            private byte? _menuRadio;
            private List<byte> _unknown390;
            private byte[] _gap189;
            private byte? _unknown404;
            private byte[] _gap195;
            private List<byte> _unknown412;
            private byte[] _gap19f;
            private byte[] _gap11d;
            private List<ushort> _systemTime;
            private byte[] _gap12e;
            private uint _targetBlip;
            private byte _stealVehicleHelpShown;
            private byte _taxisHaveNitro;
            private byte _prostitutesPayYou;
            private byte[] _gap137;
            private uint? _unknown424;
            private bool _isMobile;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
            /// that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
            /// (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
            /// 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
            /// 0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id
            /// than its own. It does not say which script the game ran.
            /// </summary>
            public uint VersionId { get { return _versionId; } }

            /// <summary>
            /// Name in the menu. On the PC letters of the game's font, most of them
            /// as in ASCII; on phones the key of the last mission's text, in UTF-16.
            /// Ends with a zero among the first 24 letters; the game makes it again at
            /// every save.
            /// </summary>
            public byte[] SaveName { get { return _saveName; } }

            /// <summary>
            /// Whether a mission pack is played; 0 in all measured files.
            /// </summary>
            public byte MissionPackGame { get { return _missionPackGame; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap069 { get { return _gap069; } }

            /// <summary>
            /// Town, by its number. 0 in most files; not tied to that of the zones.
            /// </summary>
            public int CurrentLevel { get { return _currentLevel; } }

            /// <summary>
            /// Place of the camera; within 10.1 m of the player.
            /// </summary>
            public Vec3 CameraPos { get { return _cameraPos; } }

            /// <summary>
            /// Length of a minute of the game; 1000.
            /// </summary>
            public uint MsPerGameMinute { get { return _msPerGameMinute; } }

            /// <summary>
            /// Time at which the clock last went on; equals `global_timer` in a file
            /// of the PC.
            /// </summary>
            public uint LastClockTick { get { return _lastClockTick; } }

            /// <summary>
            /// Month, 1 to 12.
            /// </summary>
            public byte GameMonth { get { return _gameMonth; } }

            /// <summary>
            /// Day of the month, 1 to 31.
            /// </summary>
            public byte GameDay { get { return _gameDay; } }

            /// <summary>
            /// Hour, 0 to 23.
            /// </summary>
            public byte GameHour { get { return _gameHour; } }

            /// <summary>
            /// Minute, 0 to 59.
            /// </summary>
            public byte GameMinute { get { return _gameMinute; } }

            /// <summary>
            /// Day of the week, 1 to 7.
            /// </summary>
            public byte GameWeekday { get { return _gameWeekday; } }

            /// <summary>
            /// Month of the clock that opcode 0253 put aside.
            /// </summary>
            public byte StoredMonth { get { return _storedMonth; } }

            /// <summary>
            /// Day of the clock that was put aside.
            /// </summary>
            public byte StoredDay { get { return _storedDay; } }

            /// <summary>
            /// Hour of the clock that was put aside.
            /// </summary>
            public byte StoredHour { get { return _storedHour; } }

            /// <summary>
            /// Minute of the clock that was put aside.
            /// </summary>
            public byte StoredMinute { get { return _storedMinute; } }

            /// <summary>
            /// Whether a clock was put aside.
            /// </summary>
            public byte ClockHasBeenStored { get { return _clockHasBeenStored; } }

            /// <summary>
            /// Layout of the controller; 0.
            /// </summary>
            public short PadMode { get { return _padMode; } }

            /// <summary>
            /// Whether the player has cheated; in agreement with statistic 137.
            /// </summary>
            public byte HasCheated { get { return _hasCheated; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap091 { get { return _gap091; } }

            /// <summary>
            /// Time played, which all other times refer to; 253,805 to 285,665,273.
            /// </summary>
            public uint GlobalTimer { get { return _globalTimer; } }

            /// <summary>
            /// Speed of the game, 1.0.
            /// </summary>
            public float TimeScale { get { return _timeScale; } }

            /// <summary>
            /// Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
            /// 0.00001 in files of the PC.
            /// </summary>
            public float TimeStep { get { return _timeStep; } }

            /// <summary>
            /// Length of the last step before it was limited, in units of 20 ms; 0 in
            /// files of the PC.
            /// </summary>
            public float TimeStepNonClipped { get { return _timeStepNonClipped; } }

            /// <summary>
            /// Frames drawn, 7,289 to 12,250,323.
            /// </summary>
            public uint FrameCounter { get { return _frameCounter; } }

            /// <summary>
            /// Weather that goes.
            /// </summary>
            public short OldWeather { get { return _oldWeather; } }

            /// <summary>
            /// Weather that comes.
            /// </summary>
            public short NewWeather { get { return _newWeather; } }

            /// <summary>
            /// Weather that a script holds; -1 for none.
            /// </summary>
            public short ForcedWeather { get { return _forcedWeather; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0ae { get { return _gap0ae; } }

            /// <summary>
            /// Progress of the change of weather, 0 to 1.
            /// </summary>
            public float WeatherInterpolation { get { return _weatherInterpolation; } }

            /// <summary>
            /// Place in the list of weathers, 0 to 63.
            /// </summary>
            public uint WeatherTypeInList { get { return _weatherTypeInList; } }

            /// <summary>
            /// Strength of the rain, 0 to 1.
            /// </summary>
            public float Rain { get { return _rain; } }

            /// <summary>
            /// Camera of vehicles (opcode 09AD), 1 to 3.
            /// </summary>
            public uint CarZoom { get { return _carZoom; } }

            /// <summary>
            /// Camera on foot, 1 to 3.
            /// </summary>
            public uint PedZoom { get { return _pedZoom; } }

            /// <summary>
            /// Area code, 0 to 18; 0 is outside. The player carries the same.
            /// </summary>
            public int Interior { get { return _interior; } }

            /// <summary>
            /// Whether looking up and down is swapped.
            /// </summary>
            public byte InvertLook { get { return _invertLook; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0c9 { get { return _gap0c9; } }

            /// <summary>
            /// Tint of an interior, 0 to 11.
            /// </summary>
            public int ExtraColour { get { return _extraColour; } }

            /// <summary>
            /// Whether the tint is on: exactly when `extra_colour_interpolation` is
            /// 1.
            /// </summary>
            public byte ExtraColourOn { get { return _extraColourOn; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0d1 { get { return _gap0d1; } }

            /// <summary>
            /// Strength of the tint, 0 or 1.
            /// </summary>
            public float ExtraColourInterpolation { get { return _extraColourInterpolation; } }

            /// <summary>
            /// Weather of the tint: 0, 21 or 22.
            /// </summary>
            public int ExtraColourWeather { get { return _extraColourWeather; } }

            /// <summary>
            /// Water of the map; 0.
            /// </summary>
            public uint WaterConfiguration { get { return _waterConfiguration; } }

            /// <summary>
            /// Whether Los Santos riots (opcode 06C8)
            /// </summary>
            public byte LaRiots { get { return _laRiots; } }

            /// <summary>
            /// Whether the riots have no police cars.
            /// </summary>
            public byte LaRiotsNoPoliceCars { get { return _laRiotsNoPoliceCars; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0e2 { get { return _gap0e2; } }

            /// <summary>
            /// Most stars that police gives (opcode 01F0), 0 to 6.
            /// </summary>
            public uint MaxWantedLevel { get { return _maxWantedLevel; } }

            /// <summary>
            /// Highest chaos, which belongs to the highest number of stars: 0, 115,
            /// 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
            /// </summary>
            public uint MaxChaos { get { return _maxChaos; } }

            /// <summary>
            /// Set in copies censored for France. gta-save-data exchanges this byte
            /// with `german_game`.
            /// </summary>
            public byte FrenchGame { get { return _frenchGame; } }

            /// <summary>
            /// Set in copies censored for Germany (opcode 040C), independent of the
            /// language. gta-save-data exchanges this byte with `french_game`.
            /// </summary>
            public byte GermanGame { get { return _germanGame; } }

            /// <summary>
            /// Whether blood is shown and victims drop money; follows the language.
            /// </summary>
            public byte NastyGame { get { return _nastyGame; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap0ef { get { return _gap0ef; } }

            /// <summary>
            /// How often the help for the cinematic camera is still shown; 2 at the
            /// start.
            /// </summary>
            public byte CinematicCameraHelpLeft { get { return _cinematicCameraHelpLeft; } }

            /// <summary>
            /// Whether the picture blurs at speed; 1.
            /// </summary>
            public byte? MotionBlur { get { return _motionBlur; } }

            /// <summary>
            /// Probably the volume of sound and music; 64.
            /// </summary>
            public List<byte> Volumes { get { return _volumes; } }

            /// <summary>
            /// Unknown; 1 in all measured files.
            /// </summary>
            public byte? Unknown388 { get { return _unknown388; } }

            /// <summary>
            /// Probably the station of the menu, 1 to 12.
            /// </summary>
            public byte? MenuRadio { get { return _menuRadio; } }

            /// <summary>
            /// Unknown; 1, then 0, 2 or 4, then 0.
            /// </summary>
            public List<byte> Unknown390 { get { return _unknown390; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap189 { get { return _gap189; } }

            /// <summary>
            /// Unknown; 1 in all measured files.
            /// </summary>
            public byte? Unknown404 { get { return _unknown404; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap195 { get { return _gap195; } }

            /// <summary>
            /// Unknown; 1 in all measured files.
            /// </summary>
            public List<byte> Unknown412 { get { return _unknown412; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap19f { get { return _gap19f; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap11d { get { return _gap11d; } }

            /// <summary>
            /// Clock of the computer: year, month, weekday from Sunday on, day, hour,
            /// minute, second, millisecond.
            /// </summary>
            public List<ushort> SystemTime { get { return _systemTime; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap12e { get { return _gap12e; } }

            /// <summary>
            /// Waypoint of the player as a handle: slot of the blip + 65,536 times
            /// its counter; 0 for none.
            /// </summary>
            public uint TargetBlip { get { return _targetBlip; } }

            /// <summary>
            /// Whether the help for stealing vehicles was shown.
            /// </summary>
            public byte StealVehicleHelpShown { get { return _stealVehicleHelpShown; } }

            /// <summary>
            /// Whether taxis have nitro (opcode 0572)
            /// </summary>
            public byte TaxisHaveNitro { get { return _taxisHaveNitro; } }

            /// <summary>
            /// Whether prostitutes pay the player (opcode 0A3D)
            /// </summary>
            public byte ProstitutesPayYou { get { return _prostitutesPayYou; } }

            /// <summary>
            /// Nothing; 0 on the PC.
            /// </summary>
            public byte[] Gap137 { get { return _gap137; } }

            /// <summary>
            /// Last number of the block, of unknown use; 0.
            /// </summary>
            public uint? Unknown424 { get { return _unknown424; } }

            /// <summary>
            /// Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
            /// </summary>
            public bool IsMobile { get { return _isMobile; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Name of a model that scripts choose.
        /// </summary>
        public partial class SpecialModel : KaitaiStruct
        {
            public static SpecialModel FromFile(string fileName)
            {
                return new SpecialModel(new KaitaiStream(fileName));
            }

            public SpecialModel(KaitaiStream p__io, GtaSaSaveAndroid.ScriptResource p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _lenModelName = m_io.ReadU4le();
                if (!(_lenModelName <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _lenModelName, m_io, "/types/special_model/seq/0");
                }
                _modelName = m_io.ReadBytes(LenModelName);
            }
            private uint _lenModelName;
            private byte[] _modelName;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ScriptResource m_parent;

            /// <summary>
            /// Bytes of the name.
            /// </summary>
            public uint LenModelName { get { return _lenModelName; } }

            /// <summary>
            /// Name with a zero after it, such as `ryder2`.
            /// </summary>
            public byte[] ModelName { get { return _modelName; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ScriptResource M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A place on the ground.
        /// </summary>
        public partial class Spot : KaitaiStruct
        {
            public static Spot FromFile(string fileName)
            {
                return new Spot(new KaitaiStream(fileName));
            }

            public Spot(KaitaiStream p__io, GtaSaSaveAndroid.SetPiece p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadS2le();
                _y = m_io.ReadS2le();
            }
            private short _x;
            private short _y;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.SetPiece m_parent;

            /// <summary>
            /// Towards the east.
            /// </summary>
            public short X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public short Y { get { return _y; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.SetPiece M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// What a station has played.
        /// </summary>
        public partial class StationHistory : KaitaiStruct
        {
            public static StationHistory FromFile(string fileName)
            {
                return new StationHistory(new KaitaiStream(fileName));
            }

            public StationHistory(KaitaiStream p__io, GtaSaSaveAndroid.RadioBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _recentTracks = new List<sbyte>();
                for (var i = 0; i < 20; i++)
                {
                    _recentTracks.Add(m_io.ReadS1());
                }
                _recentIdents = new List<int>();
                for (var i = 0; i < 8; i++)
                {
                    _recentIdents.Add(m_io.ReadS4le());
                }
                _recentAdverts = new List<int>();
                for (var i = 0; i < 40; i++)
                {
                    _recentAdverts.Add(m_io.ReadS4le());
                }
                _recentDj = new List<int>();
                for (var i = 0; i < 15; i++)
                {
                    _recentDj.Add(m_io.ReadS4le());
                }
            }
            private List<sbyte> _recentTracks;
            private List<int> _recentIdents;
            private List<int> _recentAdverts;
            private List<int> _recentDj;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.RadioBlock m_parent;

            /// <summary>
            /// Songs; -1 for none.
            /// </summary>
            public List<sbyte> RecentTracks { get { return _recentTracks; } }

            /// <summary>
            /// Jingles; -1 for none.
            /// </summary>
            public List<int> RecentIdents { get { return _recentIdents; } }

            /// <summary>
            /// Advertisements; -1 for none.
            /// </summary>
            public List<int> RecentAdverts { get { return _recentAdverts; } }

            /// <summary>
            /// Talk; -1 for none.
            /// </summary>
            public List<int> RecentDj { get { return _recentDj; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.RadioBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
        /// others do not exist.
        /// </summary>
        public partial class StatisticsBlock : KaitaiStruct
        {
            public StatisticsBlock(bool p_isDefinitive, bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isDefinitive = p_isDefinitive;
                _isGuarded = p_isGuarded;
                f_isDefinitiveEdition = false;
                f_isPlain = false;
                f_numIntStats = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardFloatStats = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardFloatStats, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardFloatStats, m_io, "/types/statistics_block/seq/0");
                    }
                }
                _floatStats = new List<float>();
                for (var i = 0; i < 82; i++)
                {
                    _floatStats.Add(m_io.ReadF4le());
                }
                if (IsGuarded) {
                    _guardIntStats = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardIntStats, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardIntStats, m_io, "/types/statistics_block/seq/2");
                    }
                }
                _intStats = new List<int>();
                for (var i = 0; i < NumIntStats; i++)
                {
                    _intStats.Add(m_io.ReadS4le());
                }
                if (IsGuarded) {
                    _guardPedsKilled = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardPedsKilled, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardPedsKilled, m_io, "/types/statistics_block/seq/4");
                    }
                }
                _pedsKilled = new List<int>();
                for (var i = 0; i < 32; i++)
                {
                    _pedsKilled.Add(m_io.ReadS4le());
                }
                if (IsGuarded) {
                    _guardLastMissionPassed = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardLastMissionPassed, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardLastMissionPassed, m_io, "/types/statistics_block/seq/6");
                    }
                }
                _lastMissionPassed = m_io.ReadBytes(8);
                if (IsGuarded) {
                    _guardRadioListenTime = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardRadioListenTime, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardRadioListenTime, m_io, "/types/statistics_block/seq/8");
                    }
                }
                _radioListenTime = new List<int>();
                for (var i = 0; i < 14; i++)
                {
                    _radioListenTime.Add(m_io.ReadS4le());
                }
                if (IsGuarded) {
                    _guardMissionAttempts = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardMissionAttempts, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardMissionAttempts, m_io, "/types/statistics_block/seq/10");
                    }
                }
                _missionAttempts = new List<int>();
                for (var i = 0; i < 100; i++)
                {
                    _missionAttempts.Add(m_io.ReadS4le());
                }
                if (IsPlain) {
                    _statMessageShown = new List<byte>();
                    for (var i = 0; i < 128; i++)
                    {
                        _statMessageShown.Add(m_io.ReadU1());
                    }
                }
                if (IsGuarded) {
                    _guardedStatMessageShown = new List<GuardedFlag>();
                    for (var i = 0; i < 128; i++)
                    {
                        _guardedStatMessageShown.Add(new GuardedFlag(m_io, this, m_root));
                    }
                }
                if (IsDefinitiveEdition) {
                    _statisticsEnd = m_io.ReadU4le();
                }
            }
            private bool f_isDefinitiveEdition;
            private bool _isDefinitiveEdition;

            /// <summary>
            /// Whether four more bytes follow.
            /// </summary>
            public bool IsDefinitiveEdition
            {
                get
                {
                    if (f_isDefinitiveEdition)
                        return _isDefinitiveEdition;
                    f_isDefinitiveEdition = true;
                    _isDefinitiveEdition = (bool) (IsDefinitive);
                    return _isDefinitiveEdition;
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private bool f_numIntStats;
            private byte _numIntStats;

            /// <summary>
            /// Whole numbers; the last one of the Definitive Edition is statistic
            /// 343.
            /// </summary>
            public byte NumIntStats
            {
                get
                {
                    if (f_numIntStats)
                        return _numIntStats;
                    f_numIntStats = true;
                    _numIntStats = (byte) ((IsDefinitive ? 224 : 223));
                    return _numIntStats;
                }
            }
            private byte[] _guardFloatStats;
            private List<float> _floatStats;
            private byte[] _guardIntStats;
            private List<int> _intStats;
            private byte[] _guardPedsKilled;
            private List<int> _pedsKilled;
            private byte[] _guardLastMissionPassed;
            private byte[] _lastMissionPassed;
            private byte[] _guardRadioListenTime;
            private List<int> _radioListenTime;
            private byte[] _guardMissionAttempts;
            private List<int> _missionAttempts;
            private List<byte> _statMessageShown;
            private List<GuardedFlag> _guardedStatMessageShown;
            private uint? _statisticsEnd;
            private bool _isDefinitive;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `float_stats`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardFloatStats { get { return _guardFloatStats; } }

            /// <summary>
            /// Statistics 0 to 81.
            /// </summary>
            public List<float> FloatStats { get { return _floatStats; } }

            /// <summary>
            /// Guard before `int_stats`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardIntStats { get { return _guardIntStats; } }

            /// <summary>
            /// Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
            /// by the names that scripts give them.
            /// </summary>
            public List<int> IntStats { get { return _intStats; } }

            /// <summary>
            /// Guard before `peds_killed`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardPedsKilled { get { return _guardPedsKilled; } }

            /// <summary>
            /// People killed, by kind.
            /// </summary>
            public List<int> PedsKilled { get { return _pedsKilled; } }

            /// <summary>
            /// Guard before `last_mission_passed`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardLastMissionPassed { get { return _guardLastMissionPassed; } }

            /// <summary>
            /// Key of the last mission's text, filled with zeros.
            /// </summary>
            public byte[] LastMissionPassed { get { return _lastMissionPassed; } }

            /// <summary>
            /// Guard before `radio_listen_time`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardRadioListenTime { get { return _guardRadioListenTime; } }

            /// <summary>
            /// Time for which each station was heard.
            /// </summary>
            public List<int> RadioListenTime { get { return _radioListenTime; } }

            /// <summary>
            /// Guard before `mission_attempts`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardMissionAttempts { get { return _guardMissionAttempts; } }

            /// <summary>
            /// 0 in all measured files.
            /// </summary>
            public List<int> MissionAttempts { get { return _missionAttempts; } }

            /// <summary>
            /// Whether the message of a line of statdisp.dat was shown.
            /// </summary>
            public List<byte> StatMessageShown { get { return _statMessageShown; } }

            /// <summary>
            /// Form of `stat_message_shown` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedFlag> GuardedStatMessageShown { get { return _guardedStatMessageShown; } }

            /// <summary>
            /// Bytes of unknown use at the end of the block.
            /// </summary>
            public uint? StatisticsEnd { get { return _statisticsEnd; } }

            /// <summary>
            /// Whether the Definitive Edition wrote the save, which has one more statistic.
            /// </summary>
            public bool IsDefinitive { get { return _isDefinitive; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A car that is kept; the place is free where the model is 0, and holds old
        /// bytes then.
        /// </summary>
        public partial class StoredCar : KaitaiStruct
        {
            public StoredCar(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.GaragesBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_bombName = false;
                f_modelName = false;
                f_radioName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/stored_car/seq/0");
                    }
                }
                _position = new Vec3(m_io, this, m_root);
                _handlingFlags = new HandlingBits(m_io, this, m_root);
                _carFlags = new CarBits(m_io, this, m_root);
                _gap00c = m_io.ReadBytes(1);
                _model = m_io.ReadU2le();
                _mods = new List<short>();
                for (var i = 0; i < 15; i++)
                {
                    _mods.Add(m_io.ReadS2le());
                }
                _colours = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _colours.Add(m_io.ReadU1());
                }
                _radio = m_io.ReadU1();
                _components = new List<byte>();
                for (var i = 0; i < 2; i++)
                {
                    _components.Add(m_io.ReadU1());
                }
                _bomb = m_io.ReadU1();
                _paintjob = m_io.ReadU1();
                _nitro = m_io.ReadU1();
                _forward = new Direction100(m_io, this, m_root);
                _gap037 = m_io.ReadBytes(1);
            }
            private bool f_bombName;
            private CarBomb _bombName;

            /// <summary>
            /// Meaning of `bomb`.
            /// </summary>
            public CarBomb BombName
            {
                get
                {
                    if (f_bombName)
                        return _bombName;
                    f_bombName = true;
                    _bombName = (CarBomb) (((GtaSaSaveAndroid.CarBomb) Bomb));
                    return _bombName;
                }
            }
            private bool f_modelName;
            private Vehicle _modelName;

            /// <summary>
            /// Meaning of `model`.
            /// </summary>
            public Vehicle ModelName
            {
                get
                {
                    if (f_modelName)
                        return _modelName;
                    f_modelName = true;
                    _modelName = (Vehicle) (((GtaSaSaveAndroid.Vehicle) Model));
                    return _modelName;
                }
            }
            private bool f_radioName;
            private Station _radioName;

            /// <summary>
            /// Meaning of `radio`.
            /// </summary>
            public Station RadioName
            {
                get
                {
                    if (f_radioName)
                        return _radioName;
                    f_radioName = true;
                    _radioName = (Station) (((GtaSaSaveAndroid.Station) Radio));
                    return _radioName;
                }
            }
            private byte[] _guard;
            private Vec3 _position;
            private HandlingBits _handlingFlags;
            private CarBits _carFlags;
            private byte[] _gap00c;
            private ushort _model;
            private List<short> _mods;
            private List<byte> _colours;
            private byte _radio;
            private List<byte> _components;
            private byte _bomb;
            private byte _paintjob;
            private byte _nitro;
            private Direction100 _forward;
            private byte[] _gap037;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.GaragesBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Place of the parked car in the world.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Handling of the model, and tuning.
            /// </summary>
            public HandlingBits HandlingFlags { get { return _handlingFlags; } }

            /// <summary>
            /// Kinds of harm that the car is proof against, and what is built in.
            /// </summary>
            public CarBits CarFlags { get { return _carFlags; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap00c { get { return _gap00c; } }

            /// <summary>
            /// Model, 400 to 611; 0 where the place is free.
            /// </summary>
            public ushort Model { get { return _model; } }

            /// <summary>
            /// Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
            /// the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
            /// on both sides are stored once.
            /// </summary>
            public List<short> Mods { get { return _mods; } }

            /// <summary>
            /// Colours by their number in the palette.
            /// </summary>
            public List<byte> Colours { get { return _colours; } }

            /// <summary>
            /// Station that is on, 1 to 13; 0 where the vehicle has no radio.
            /// </summary>
            public byte Radio { get { return _radio; } }

            /// <summary>
            /// Extras of the model, 0 to 4; 255 for none.
            /// </summary>
            public List<byte> Components { get { return _components; } }

            /// <summary>
            /// Bomb in the car; 0 in all 8,252 cars that were measured but five of
            /// one edited save.
            /// </summary>
            public byte Bomb { get { return _bomb; } }

            /// <summary>
            /// Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
            /// `vehicle`); 255 for none.
            /// </summary>
            public byte Paintjob { get { return _paintjob; } }

            /// <summary>
            /// Charges of nitro: 0 to 10, or 101.
            /// </summary>
            public byte Nitro { get { return _nitro; } }

            /// <summary>
            /// Direction of the front of the parked car.
            /// </summary>
            public Direction100 Forward { get { return _forward; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap037 { get { return _gap037; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.GaragesBlock M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "model " + Model.ToString();
            }
        }

        /// <summary>
        /// Block 18.
        /// </summary>
        public partial class StreamingBlock : KaitaiStruct
        {
            public StreamingBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsPlain) {
                    _slots = new List<byte>();
                    for (var i = 0; i < 26316; i++)
                    {
                        _slots.Add(m_io.ReadU1());
                    }
                }
                if (IsGuarded) {
                    _guardedSlots = new List<GuardedU1>();
                    for (var i = 0; i < 26316; i++)
                    {
                        _guardedSlots.Add(new GuardedU1(m_io, this, m_root));
                    }
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private List<byte> _slots;
            private List<GuardedU1> _guardedSlots;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Loading state of each model (from 0), texture (20,000), collision
            /// (25,000), part of the map (25,255), path file (25,511), animation
            /// (25,575), recording (25,755), script (26,230). 255 is not loaded; else
            /// bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
            /// scene. 1 is &quot;do not remove&quot;, left over from GTA III and Vice City, by
            /// the names of their engine. 128 is in no public list.
            /// </summary>
            public List<byte> Slots { get { return _slots; } }

            /// <summary>
            /// Form of `slots` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU1> GuardedSlots { get { return _guardedSlots; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A unique jump.
        /// </summary>
        public partial class StuntJump : KaitaiStruct
        {
            public StuntJump(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.StuntJumpsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/stunt_jump/seq/0");
                    }
                }
                _startMin = new Vec3(m_io, this, m_root);
                _startMax = new Vec3(m_io, this, m_root);
                _landMin = new Vec3(m_io, this, m_root);
                _landMax = new Vec3(m_io, this, m_root);
                _camera = new Vec3(m_io, this, m_root);
                _reward = m_io.ReadS4le();
                _done = m_io.ReadU1();
                _found = m_io.ReadU1();
                _gap042 = m_io.ReadBytes(2);
            }
            private byte[] _guard;
            private Vec3 _startMin;
            private Vec3 _startMax;
            private Vec3 _landMin;
            private Vec3 _landMax;
            private Vec3 _camera;
            private int _reward;
            private byte _done;
            private byte _found;
            private byte[] _gap042;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.StuntJumpsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Lowest corner of the box from which one jumps.
            /// </summary>
            public Vec3 StartMin { get { return _startMin; } }

            /// <summary>
            /// Highest corner of the box from which a jump starts.
            /// </summary>
            public Vec3 StartMax { get { return _startMax; } }

            /// <summary>
            /// Lowest corner of the box in which one lands.
            /// </summary>
            public Vec3 LandMin { get { return _landMin; } }

            /// <summary>
            /// Highest corner of the box in which a jump must land.
            /// </summary>
            public Vec3 LandMax { get { return _landMax; } }

            /// <summary>
            /// Place of the camera during the jump.
            /// </summary>
            public Vec3 Camera { get { return _camera; } }

            /// <summary>
            /// Dollars for the jump; 500.
            /// </summary>
            public int Reward { get { return _reward; } }

            /// <summary>
            /// Whether the player has landed the jump.
            /// </summary>
            public byte Done { get { return _done; } }

            /// <summary>
            /// Whether the player has tried the jump.
            /// </summary>
            public byte Found { get { return _found; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap042 { get { return _gap042; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.StuntJumpsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 24.
        /// </summary>
        public partial class StuntJumpsBlock : KaitaiStruct
        {
            public StuntJumpsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumJumps = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumJumps, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumJumps, m_io, "/types/stunt_jumps_block/seq/0");
                    }
                }
                _numJumps = m_io.ReadU4le();
                if (!(_numJumps <= ((uint) ((M_Io.Size - M_Io.Pos) / 68))))
                {
                    throw new ValidationGreaterThanError(((uint) ((M_Io.Size - M_Io.Pos) / 68)), _numJumps, m_io, "/types/stunt_jumps_block/seq/1");
                }
                _jumps = new List<StuntJump>();
                for (var i = 0; i < NumJumps; i++)
                {
                    _jumps.Add(new StuntJump(IsGuarded, m_io, this, m_root));
                }
            }
            private byte[] _guardNumJumps;
            private uint _numJumps;
            private List<StuntJump> _jumps;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_jumps`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumJumps { get { return _guardNumJumps; } }

            /// <summary>
            /// Jumps that follow; 70.
            /// </summary>
            public uint NumJumps { get { return _numJumps; } }

            /// <summary>
            /// Jumps, in an order that turns by some places whenever a save is
            /// loaded.
            /// </summary>
            public List<StuntJump> Jumps { get { return _jumps; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
        /// add one for cars, on and off, 022A and 022B one for people, unless 64 are
        /// stored. Each first drops the boxes that lie inside the new one, of
        /// whichever kind; a fault there loses the last box and doubles another, so
        /// that doubled boxes are normal. 091D (cars) and 091E (people) drop the
        /// boxes inside theirs, give the nodes their original state back, and add
        /// none.
        /// </summary>
        public partial class SwitchedArea : KaitaiStruct
        {
            public SwitchedArea(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.PathsBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/switched_area/seq/0");
                    }
                }
                _xMin = m_io.ReadF4le();
                _xMax = m_io.ReadF4le();
                _yMin = m_io.ReadF4le();
                _yMax = m_io.ReadF4le();
                _zMin = m_io.ReadF4le();
                _zMax = m_io.ReadF4le();
                _switchedOff = m_io.ReadU1();
                _forCars = m_io.ReadU1();
                _gap01a = m_io.ReadBytes(2);
            }
            private byte[] _guard;
            private float _xMin;
            private float _xMax;
            private float _yMin;
            private float _yMax;
            private float _zMin;
            private float _zMax;
            private byte _switchedOff;
            private byte _forCars;
            private byte[] _gap01a;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.PathsBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Lowest x.
            /// </summary>
            public float XMin { get { return _xMin; } }

            /// <summary>
            /// Highest x.
            /// </summary>
            public float XMax { get { return _xMax; } }

            /// <summary>
            /// Lowest y.
            /// </summary>
            public float YMin { get { return _yMin; } }

            /// <summary>
            /// Highest y.
            /// </summary>
            public float YMax { get { return _yMax; } }

            /// <summary>
            /// Lowest z.
            /// </summary>
            public float ZMin { get { return _zMin; } }

            /// <summary>
            /// Highest z.
            /// </summary>
            public float ZMax { get { return _zMax; } }

            /// <summary>
            /// Whether the nodes are off.
            /// </summary>
            public byte SwitchedOff { get { return _switchedOff; } }

            /// <summary>
            /// Whether the area switches nodes of cars; else those of people.
            /// </summary>
            public byte ForCars { get { return _forCars; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap01a { get { return _gap01a; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.PathsBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 20.
        /// </summary>
        public partial class TagsBlock : KaitaiStruct
        {
            public TagsBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_isPlain = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardNumTags = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumTags, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumTags, m_io, "/types/tags_block/seq/0");
                    }
                }
                _numTags = m_io.ReadU4le();
                if (!(_numTags <= ((uint) (M_Io.Size - M_Io.Pos))))
                {
                    throw new ValidationGreaterThanError(((uint) (M_Io.Size - M_Io.Pos)), _numTags, m_io, "/types/tags_block/seq/1");
                }
                if (IsPlain) {
                    _tags = new List<byte>();
                    for (var i = 0; i < NumTags; i++)
                    {
                        _tags.Add(m_io.ReadU1());
                    }
                }
                if (IsGuarded) {
                    _guardedTags = new List<GuardedU1>();
                    for (var i = 0; i < NumTags + 0; i++)
                    {
                        _guardedTags.Add(new GuardedU1(m_io, this, m_root));
                    }
                }
            }
            private bool f_isPlain;
            private bool _isPlain;

            /// <summary>
            /// Whether the numbers of lists are stored without guards.
            /// </summary>
            public bool IsPlain
            {
                get
                {
                    if (f_isPlain)
                        return _isPlain;
                    f_isPlain = true;
                    _isPlain = (bool) (!(IsGuarded));
                    return _isPlain;
                }
            }
            private byte[] _guardNumTags;
            private uint _numTags;
            private List<byte> _tags;
            private List<GuardedU1> _guardedTags;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `num_tags`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumTags { get { return _guardNumTags; } }

            /// <summary>
            /// Gang tags that follow; as many as the game has, because it does not
            /// read this number.
            /// </summary>
            public uint NumTags { get { return _numTags; } }

            /// <summary>
            /// Paint on each, 0 to 255; above 228 it is sprayed over.
            /// </summary>
            public List<byte> Tags { get { return _tags; } }

            /// <summary>
            /// Form of `tags` in mobile saves of format 2, with a guard before each number.
            /// </summary>
            public List<GuardedU1> GuardedTags { get { return _guardedTags; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A marker in the world; a slot that is not in use holds old places.
        /// </summary>
        public partial class UserMarker : KaitaiStruct
        {
            public UserMarker(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.UserMarkersBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/user_marker/seq/0");
                    }
                }
                _inUse = m_io.ReadU1();
                _gap001 = m_io.ReadBytes(3);
                _position = new Vec3(m_io, this, m_root);
                _red = m_io.ReadU4le();
                _green = m_io.ReadU4le();
                _blue = m_io.ReadU4le();
            }
            private byte[] _guard;
            private byte _inUse;
            private byte[] _gap001;
            private Vec3 _position;
            private uint _red;
            private uint _green;
            private uint _blue;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.UserMarkersBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Whether the marker is shown.
            /// </summary>
            public byte InUse { get { return _inUse; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap001 { get { return _gap001; } }

            /// <summary>
            /// Place of the marker in the world.
            /// </summary>
            public Vec3 Position { get { return _position; } }

            /// <summary>
            /// Red, 0 to 255.
            /// </summary>
            public uint Red { get { return _red; } }

            /// <summary>
            /// Green, 0 to 255.
            /// </summary>
            public uint Green { get { return _green; } }

            /// <summary>
            /// Blue, 0 to 255.
            /// </summary>
            public uint Blue { get { return _blue; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.UserMarkersBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 27 (opcode 0A40).
        /// </summary>
        public partial class UserMarkersBlock : KaitaiStruct
        {
            public UserMarkersBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                _markers = new List<UserMarker>();
                for (var i = 0; i < 5; i++)
                {
                    _markers.Add(new UserMarker(IsGuarded, m_io, this, m_root));
                }
            }
            private List<UserMarker> _markers;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// The five markers that scripts can set (opcode 0A40).
            /// </summary>
            public List<UserMarker> Markers { get { return _markers; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A direction on the ground.
        /// </summary>
        public partial class Vec2 : KaitaiStruct
        {
            public static Vec2 FromFile(string fileName)
            {
                return new Vec2(new KaitaiStream(fileName));
            }

            public Vec2(KaitaiStream p__io, GtaSaSaveAndroid.Garage p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadF4le();
                _y = m_io.ReadF4le();
            }
            private float _x;
            private float _y;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.Garage m_parent;

            /// <summary>
            /// Towards the east.
            /// </summary>
            public float X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public float Y { get { return _y; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.Garage M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A point or direction in the world.
        /// </summary>
        public partial class Vec3 : KaitaiStruct
        {
            public static Vec3 FromFile(string fileName)
            {
                return new Vec3(new KaitaiStream(fileName));
            }

            public Vec3(KaitaiStream p__io, KaitaiStruct p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _x = m_io.ReadF4le();
                _y = m_io.ReadF4le();
                _z = m_io.ReadF4le();
            }
            private float _x;
            private float _y;
            private float _z;
            private GtaSaSaveAndroid m_root;
            private KaitaiStruct m_parent;

            /// <summary>
            /// Towards the east.
            /// </summary>
            public float X { get { return _x; } }

            /// <summary>
            /// Towards the north.
            /// </summary>
            public float Y { get { return _y; } }

            /// <summary>
            /// Up.
            /// </summary>
            public float Z { get { return _z; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public KaitaiStruct M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
        /// </summary>
        public partial class VehicleDamage : KaitaiStruct
        {
            public static VehicleDamage FromFile(string fileName)
            {
                return new VehicleDamage(new KaitaiStream(fileName));
            }

            public VehicleDamage(KaitaiStream p__io, GtaSaSaveAndroid.MobileVehicle p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _read();
            }
            private void _read()
            {
                _wheelEffect = m_io.ReadF4le();
                _engineStatus = m_io.ReadU1();
                _wheels = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _wheels.Add(m_io.ReadU1());
                }
                _doors = new List<byte>();
                for (var i = 0; i < 6; i++)
                {
                    _doors.Add(m_io.ReadU1());
                }
                _gap00f = m_io.ReadBytes(1);
                _lights = m_io.ReadU4le();
                _panels = m_io.ReadU4le();
            }
            private float _wheelEffect;
            private byte _engineStatus;
            private List<byte> _wheels;
            private List<byte> _doors;
            private byte[] _gap00f;
            private uint _lights;
            private uint _panels;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobileVehicle m_parent;

            /// <summary>
            /// Effect of a flat tyre on the driving; 0.5.
            /// </summary>
            public float WheelEffect { get { return _wheelEffect; } }

            /// <summary>
            /// Damage of the engine, 0 to 250.
            /// </summary>
            public byte EngineStatus { get { return _engineStatus; } }

            /// <summary>
            /// State of the wheels, 0 to 2; 0 is whole.
            /// </summary>
            public List<byte> Wheels { get { return _wheels; } }

            /// <summary>
            /// State of bonnet, boot, and the doors left front, right front, left
            /// rear, right rear, 0 to 4; 0 is whole.
            /// </summary>
            public List<byte> Doors { get { return _doors; } }

            /// <summary>
            /// Nothing; 0.
            /// </summary>
            public byte[] Gap00f { get { return _gap00f; } }

            /// <summary>
            /// State of the lights, two bits each; 0 is whole.
            /// </summary>
            public uint Lights { get { return _lights; } }

            /// <summary>
            /// State of the panels, four bits each; 0 is whole.
            /// </summary>
            public uint Panels { get { return _panels; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobileVehicle M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// A weapon; all zero in an empty slot.
        /// </summary>
        public partial class Weapon : KaitaiStruct
        {
            public static Weapon FromFile(string fileName)
            {
                return new Weapon(new KaitaiStream(fileName));
            }

            public Weapon(KaitaiStream p__io, GtaSaSaveAndroid.MobilePlayer p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_stateName = false;
                f_weaponTypeName = false;
                _read();
            }
            private void _read()
            {
                _weaponType = m_io.ReadU4le();
                _state = m_io.ReadU4le();
                _clip = m_io.ReadU4le();
                _totalAmmo = m_io.ReadU4le();
                _nextShotTime = m_io.ReadU4le();
                _firstPersonSelected = m_io.ReadU1();
                _dontPlaceInHand = m_io.ReadU1();
                _gap016 = m_io.ReadBytes(2);
                _fxPtr = m_io.ReadU4le();
            }
            private bool f_stateName;
            private WeaponState _stateName;

            /// <summary>
            /// Meaning of `state`.
            /// </summary>
            public WeaponState StateName
            {
                get
                {
                    if (f_stateName)
                        return _stateName;
                    f_stateName = true;
                    _stateName = (WeaponState) (((GtaSaSaveAndroid.WeaponState) State));
                    return _stateName;
                }
            }
            private bool f_weaponTypeName;
            private WeaponKind _weaponTypeName;

            /// <summary>
            /// Meaning of `weapon_type`.
            /// </summary>
            public WeaponKind WeaponTypeName
            {
                get
                {
                    if (f_weaponTypeName)
                        return _weaponTypeName;
                    f_weaponTypeName = true;
                    _weaponTypeName = (WeaponKind) (((GtaSaSaveAndroid.WeaponKind) WeaponType));
                    return _weaponTypeName;
                }
            }
            private uint _weaponType;
            private uint _state;
            private uint _clip;
            private uint _totalAmmo;
            private uint _nextShotTime;
            private byte _firstPersonSelected;
            private byte _dontPlaceInHand;
            private byte[] _gap016;
            private uint _fxPtr;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.MobilePlayer m_parent;

            /// <summary>
            /// Weapon; its slot decides which fit here.
            /// </summary>
            public uint WeaponType { get { return _weaponType; } }

            /// <summary>
            /// Whether the weapon is ready, fires, reloads or is empty.
            /// </summary>
            public uint State { get { return _state; } }

            /// <summary>
            /// Shots left before the weapon must be loaded again.
            /// </summary>
            public uint Clip { get { return _clip; } }

            /// <summary>
            /// Shots in all, above 25,000 without end.
            /// </summary>
            public uint TotalAmmo { get { return _totalAmmo; } }

            /// <summary>
            /// Time from which the weapon can shoot again.
            /// </summary>
            public uint NextShotTime { get { return _nextShotTime; } }

            /// <summary>
            /// Whether it was chosen for the view through it; 0.
            /// </summary>
            public byte FirstPersonSelected { get { return _firstPersonSelected; } }

            /// <summary>
            /// Whether the weapon is hidden; 0.
            /// </summary>
            public byte DontPlaceInHand { get { return _dontPlaceInHand; } }

            /// <summary>
            /// Old memory; no meaning.
            /// </summary>
            public byte[] Gap016 { get { return _gap016; } }

            /// <summary>
            /// Old address; 0.
            /// </summary>
            public uint FxPtr { get { return _fxPtr; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.MobilePlayer M_Parent { get { return m_parent; } }

            public override string ToString()
            {
                return "weapon " + WeaponType.ToString() + ": " + TotalAmmo.ToString();
            }
        }

        /// <summary>
        /// A box with a name.
        /// </summary>
        public partial class Zone : KaitaiStruct
        {
            public Zone(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ZonesBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_levelName = false;
                f_zoneTypeName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/zone/seq/0");
                    }
                }
                _infoLabel = m_io.ReadBytes(8);
                _textKey = m_io.ReadBytes(8);
                _x1 = m_io.ReadS2le();
                _y1 = m_io.ReadS2le();
                _z1 = m_io.ReadS2le();
                _x2 = m_io.ReadS2le();
                _y2 = m_io.ReadS2le();
                _z2 = m_io.ReadS2le();
                _infoIndex = m_io.ReadU2le();
                _zoneType = m_io.ReadU1();
                _level = m_io.ReadU1();
            }
            private bool f_levelName;
            private Town _levelName;

            /// <summary>
            /// Meaning of `level`.
            /// </summary>
            public Town LevelName
            {
                get
                {
                    if (f_levelName)
                        return _levelName;
                    f_levelName = true;
                    _levelName = (Town) (((GtaSaSaveAndroid.Town) Level));
                    return _levelName;
                }
            }
            private bool f_zoneTypeName;
            private ZoneKind _zoneTypeName;

            /// <summary>
            /// Meaning of `zone_type`.
            /// </summary>
            public ZoneKind ZoneTypeName
            {
                get
                {
                    if (f_zoneTypeName)
                        return _zoneTypeName;
                    f_zoneTypeName = true;
                    _zoneTypeName = (ZoneKind) (((GtaSaSaveAndroid.ZoneKind) ZoneType));
                    return _zoneTypeName;
                }
            }
            private byte[] _guard;
            private byte[] _infoLabel;
            private byte[] _textKey;
            private short _x1;
            private short _y1;
            private short _z1;
            private short _x2;
            private short _y2;
            private short _z2;
            private ushort _infoIndex;
            private byte _zoneType;
            private byte _level;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ZonesBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Name to scripts in capitals, filled with zeros.
            /// </summary>
            public byte[] InfoLabel { get { return _infoLabel; } }

            /// <summary>
            /// Name of the text that is shown, filled with zeros.
            /// </summary>
            public byte[] TextKey { get { return _textKey; } }

            /// <summary>
            /// Lowest x.
            /// </summary>
            public short X1 { get { return _x1; } }

            /// <summary>
            /// Lowest y.
            /// </summary>
            public short Y1 { get { return _y1; } }

            /// <summary>
            /// Lowest z.
            /// </summary>
            public short Z1 { get { return _z1; } }

            /// <summary>
            /// Highest x.
            /// </summary>
            public short X2 { get { return _x2; } }

            /// <summary>
            /// Highest y.
            /// </summary>
            public short Y2 { get { return _y2; } }

            /// <summary>
            /// Highest z.
            /// </summary>
            public short Z2 { get { return _z2; } }

            /// <summary>
            /// Info of the zone; 0 for towns.
            /// </summary>
            public ushort InfoIndex { get { return _infoIndex; } }

            /// <summary>
            /// Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
            /// </summary>
            public byte ZoneType { get { return _zoneType; } }

            /// <summary>
            /// Town.
            /// </summary>
            public byte Level { get { return _level; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ZonesBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Who lives in a zone.
        /// </summary>
        public partial class ZoneInfo : KaitaiStruct
        {
            public ZoneInfo(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid.ZonesBlock p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guard = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guard, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guard, m_io, "/types/zone_info/seq/0");
                    }
                }
                _gangDensity = new List<byte>();
                for (var i = 0; i < 10; i++)
                {
                    _gangDensity.Add(m_io.ReadU1());
                }
                _dealerDensity = m_io.ReadU1();
                _colour = new List<byte>();
                for (var i = 0; i < 4; i++)
                {
                    _colour.Add(m_io.ReadU1());
                }
                _population = new PopulationBits(m_io, this, m_root);
                _races = new RaceBits(m_io, this, m_root);
            }
            private byte[] _guard;
            private List<byte> _gangDensity;
            private byte _dealerDensity;
            private List<byte> _colour;
            private PopulationBits _population;
            private RaceBits _races;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid.ZonesBlock m_parent;

            /// <summary>
            /// Guard of the record.
            /// </summary>
            public byte[] Guard { get { return _guard; } }

            /// <summary>
            /// Density of each gang, 0 to 100 (opcode 076C).
            /// </summary>
            public List<byte> GangDensity { get { return _gangDensity; } }

            /// <summary>
            /// Density of dealers (opcode 076A), 0 to 15.
            /// </summary>
            public byte DealerDensity { get { return _dealerDensity; } }

            /// <summary>
            /// Red, green, blue and alpha on the map, which follow from the
            /// densities.
            /// </summary>
            public List<byte> Colour { get { return _colour; } }

            /// <summary>
            /// Kind of people in the zone.
            /// </summary>
            public PopulationBits Population { get { return _population; } }

            /// <summary>
            /// Groups of people that live in the zone (opcode 0874).
            /// </summary>
            public RaceBits Races { get { return _races; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid.ZonesBlock M_Parent { get { return m_parent; } }
        }

        /// <summary>
        /// Block 10. Zones have a box and a name; their inhabitants are stored in infos,
        /// which several may share.
        /// </summary>
        public partial class ZonesBlock : KaitaiStruct
        {
            public ZonesBlock(bool p_isGuarded, KaitaiStream p__io, GtaSaSaveAndroid p__parent = null, GtaSaSaveAndroid p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                _isGuarded = p_isGuarded;
                f_currentLevelName = false;
                _read();
            }
            private void _read()
            {
                if (IsGuarded) {
                    _guardCurrentLevel = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardCurrentLevel, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardCurrentLevel, m_io, "/types/zones_block/seq/0");
                    }
                }
                _currentLevel = m_io.ReadU4le();
                if (IsGuarded) {
                    _guardNumNavZones = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumNavZones, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumNavZones, m_io, "/types/zones_block/seq/2");
                    }
                }
                _numNavZones = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardNumZoneInfos = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumZoneInfos, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumZoneInfos, m_io, "/types/zones_block/seq/4");
                    }
                }
                _numZoneInfos = m_io.ReadU2le();
                if (IsGuarded) {
                    _guardNumMapZones = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardNumMapZones, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardNumMapZones, m_io, "/types/zones_block/seq/6");
                    }
                }
                _numMapZones = m_io.ReadU2le();
                _navZones = new List<Zone>();
                for (var i = 0; i < NumNavZones; i++)
                {
                    _navZones.Add(new Zone(IsGuarded, m_io, this, m_root));
                }
                _zoneInfos = new List<ZoneInfo>();
                for (var i = 0; i < NumZoneInfos; i++)
                {
                    _zoneInfos.Add(new ZoneInfo(IsGuarded, m_io, this, m_root));
                }
                _mapZones = new List<Zone>();
                for (var i = 0; i < NumMapZones; i++)
                {
                    _mapZones.Add(new Zone(IsGuarded, m_io, this, m_root));
                }
                if (IsGuarded) {
                    _guardVisited = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardVisited, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardVisited, m_io, "/types/zones_block/seq/11");
                    }
                }
                _visited = new List<byte>();
                for (var i = 0; i < 100; i++)
                {
                    _visited.Add(m_io.ReadU1());
                }
                if (IsGuarded) {
                    _guardRevealedCount = m_io.ReadBytes(2);
                    if (!((KaitaiStream.ByteArrayCompare(_guardRevealedCount, new byte[] { 222, 192 }) == 0)))
                    {
                        throw new ValidationNotEqualError(new byte[] { 222, 192 }, _guardRevealedCount, m_io, "/types/zones_block/seq/13");
                    }
                }
                _revealedCount = m_io.ReadU4le();
            }
            private bool f_currentLevelName;
            private Town _currentLevelName;

            /// <summary>
            /// Meaning of `current_level`.
            /// </summary>
            public Town CurrentLevelName
            {
                get
                {
                    if (f_currentLevelName)
                        return _currentLevelName;
                    f_currentLevelName = true;
                    _currentLevelName = (Town) (((GtaSaSaveAndroid.Town) CurrentLevel));
                    return _currentLevelName;
                }
            }
            private byte[] _guardCurrentLevel;
            private uint _currentLevel;
            private byte[] _guardNumNavZones;
            private ushort _numNavZones;
            private byte[] _guardNumZoneInfos;
            private ushort _numZoneInfos;
            private byte[] _guardNumMapZones;
            private ushort _numMapZones;
            private List<Zone> _navZones;
            private List<ZoneInfo> _zoneInfos;
            private List<Zone> _mapZones;
            private byte[] _guardVisited;
            private List<byte> _visited;
            private byte[] _guardRevealedCount;
            private uint _revealedCount;
            private bool _isGuarded;
            private GtaSaSaveAndroid m_root;
            private GtaSaSaveAndroid m_parent;

            /// <summary>
            /// Guard before `current_level`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardCurrentLevel { get { return _guardCurrentLevel; } }

            /// <summary>
            /// Town in which the player is, 0 to 3; not that of block 0.
            /// </summary>
            public uint CurrentLevel { get { return _currentLevel; } }

            /// <summary>
            /// Guard before `num_nav_zones`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumNavZones { get { return _guardNumNavZones; } }

            /// <summary>
            /// Zones with a name, 379.
            /// </summary>
            public ushort NumNavZones { get { return _numNavZones; } }

            /// <summary>
            /// Guard before `num_zone_infos`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumZoneInfos { get { return _guardNumZoneInfos; } }

            /// <summary>
            /// Infos, 378.
            /// </summary>
            public ushort NumZoneInfos { get { return _numZoneInfos; } }

            /// <summary>
            /// Guard before `num_map_zones`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardNumMapZones { get { return _guardNumMapZones; } }

            /// <summary>
            /// Zones of towns, 7.
            /// </summary>
            public ushort NumMapZones { get { return _numMapZones; } }

            /// <summary>
            /// Zones with a name, the first being all of the map.
            /// </summary>
            public List<Zone> NavZones { get { return _navZones; } }

            /// <summary>
            /// Inhabitants of the zones.
            /// </summary>
            public List<ZoneInfo> ZoneInfos { get { return _zoneInfos; } }

            /// <summary>
            /// Towns.
            /// </summary>
            public List<Zone> MapZones { get { return _mapZones; } }

            /// <summary>
            /// Guard before `visited`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardVisited { get { return _guardVisited; } }

            /// <summary>
            /// Whether a part of the map is revealed, 0 or 1: ten columns from west
            /// to east, ten parts from north to south in each.
            /// </summary>
            public List<byte> Visited { get { return _visited; } }

            /// <summary>
            /// Guard before `revealed_count`, in mobile saves of format 2 only.
            /// </summary>
            public byte[] GuardRevealedCount { get { return _guardRevealedCount; } }

            /// <summary>
            /// Parts that are revealed.
            /// </summary>
            public uint RevealedCount { get { return _revealedCount; } }

            /// <summary>
            /// Whether a guard precedes each write.
            /// </summary>
            public bool IsGuarded { get { return _isGuarded; } }
            public GtaSaSaveAndroid M_Root { get { return m_root; } }
            public GtaSaSaveAndroid M_Parent { get { return m_parent; } }
        }
        private bool f_hasPostEffects;
        private bool _hasPostEffects;

        /// <summary>
        /// Whether block 28 is stored.
        /// </summary>
        public bool HasPostEffects
        {
            get
            {
                if (f_hasPostEffects)
                    return _hasPostEffects;
                f_hasPostEffects = true;
                _hasPostEffects = (bool) (!(IsGuarded));
                return _hasPostEffects;
            }
        }
        private bool f_isGuarded;
        private bool _isGuarded;

        /// <summary>
        /// Whether a guard precedes each write, as in format 2, whose saves have
        /// 175 blips and no block 28.
        /// </summary>
        public bool IsGuarded
        {
            get
            {
                if (f_isGuarded)
                    return _isGuarded;
                f_isGuarded = true;
                _isGuarded = (bool) (((long) (SimpleVariables.VersionId)) == ((long) (4245982710)));
                return _isGuarded;
            }
        }
        private bool f_isMissionSave;
        private bool _isMissionSave;

        /// <summary>
        /// Whether the game was saved during a mission.
        /// </summary>
        public bool IsMissionSave
        {
            get
            {
                if (f_isMissionSave)
                    return _isMissionSave;
                f_isMissionSave = true;
                _isMissionSave = (bool) ( ((!(IsGuarded)) && (((long) (M_Io.Size)) > ((long) (200000)))) );
                return _isMissionSave;
            }
        }
        private bool f_isObjectVariantB;
        private bool _isObjectVariantB;

        /// <summary>
        /// Which of two forms the objects of `pools` have; they differ in where the
        /// last bytes are stored, and all objects of a file have the same.
        /// </summary>
        public bool IsObjectVariantB
        {
            get
            {
                if (f_isObjectVariantB)
                    return _isObjectVariantB;
                f_isObjectVariantB = true;
                _isObjectVariantB = (bool) (!(IsGuarded));
                return _isObjectVariantB;
            }
        }
        private bool f_lenMissionState;
        private uint _lenMissionState;

        /// <summary>
        /// Bytes of the first part of a mission's state.
        /// </summary>
        public uint LenMissionState
        {
            get
            {
                if (f_lenMissionState)
                    return _lenMissionState;
                f_lenMissionState = true;
                _lenMissionState = (uint) (((uint) (0)));
                return _lenMissionState;
            }
        }
        private bool f_lenMissionTail;
        private uint _lenMissionTail;

        /// <summary>
        /// Bytes of the second part of a mission's state.
        /// </summary>
        public uint LenMissionTail
        {
            get
            {
                if (f_lenMissionTail)
                    return _lenMissionTail;
                f_lenMissionTail = true;
                _lenMissionTail = (uint) (((uint) (0)));
                return _lenMissionTail;
            }
        }
        private bool f_lenTrailing;
        private long _lenTrailing;

        /// <summary>
        /// Bytes after the checksum.
        /// </summary>
        public long LenTrailing
        {
            get
            {
                if (f_lenTrailing)
                    return _lenTrailing;
                f_lenTrailing = true;
                _lenTrailing = (long) (((long) (KaitaiStream.Mod(M_Io.Size, 65000))));
                return _lenTrailing;
            }
        }
        private bool f_numBlips;
        private uint _numBlips;

        /// <summary>
        /// Places for icons.
        /// </summary>
        public uint NumBlips
        {
            get
            {
                if (f_numBlips)
                    return _numBlips;
                f_numBlips = true;
                _numBlips = (uint) ((IsGuarded ? ((uint) (175)) : ((uint) (250))));
                return _numBlips;
            }
        }
        private byte[] _tag00;
        private SimpleVariablesBlock _simpleVariables;
        private byte[] _tag01;
        private ScriptsBlock _scripts;
        private byte[] _tag02;
        private MobilePoolsBlock _pools;
        private byte[] _tag03;
        private GaragesBlock _garages;
        private byte[] _tag04;
        private GameLogicBlock _gameLogic;
        private byte[] _tag05;
        private PathsBlock _paths;
        private byte[] _tag06;
        private PickupsBlock _pickups;
        private EmptyBlock _phoneInfo;
        private byte[] _tag08;
        private RestartPointsBlock _restartPoints;
        private byte[] _tag09;
        private RadarBlock _radarBlips;
        private byte[] _tag10;
        private ZonesBlock _zones;
        private byte[] _tag11;
        private GangsBlock _gangs;
        private byte[] _tag12;
        private CarGeneratorsBlock _carGenerators;
        private EmptyBlock _pedGenerators;
        private EmptyBlock _audioScriptObjects;
        private byte[] _tag15;
        private PlayerInfoBlock _playerInfo;
        private byte[] _tag16;
        private StatisticsBlock _statistics;
        private byte[] _tag17;
        private SetPiecesBlock _setPieces;
        private byte[] _tag18;
        private StreamingBlock _streaming;
        private byte[] _tag19;
        private PedRelationshipsBlock _pedRelationships;
        private byte[] _tag20;
        private TagsBlock _tags;
        private byte[] _tag21;
        private IplFlagsBlock _iplFlags;
        private byte[] _tag22;
        private ShoppingBlock _shopping;
        private byte[] _tag23;
        private GangWarsBlock _gangWars;
        private byte[] _tag24;
        private StuntJumpsBlock _stuntJumps;
        private byte[] _tag25;
        private EntryExitsBlock _entryExits;
        private byte[] _tag26;
        private RadioBlock _radio;
        private byte[] _tag27;
        private UserMarkersBlock _userMarkers;
        private byte[] _tag28;
        private PostEffectsBlock _postEffects;
        private List<Brief> _briefs;
        private byte[] _padding;
        private uint _checksum;
        private byte[] _trailing;
        private GtaSaSaveAndroid m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Begins block 0.
        /// </summary>
        public byte[] Tag00 { get { return _tag00; } }

        /// <summary>
        /// Version, name, clock, weather and camera.
        /// </summary>
        public SimpleVariablesBlock SimpleVariables { get { return _simpleVariables; } }

        /// <summary>
        /// Begins block 1.
        /// </summary>
        public byte[] Tag01 { get { return _tag01; } }

        /// <summary>
        /// Variables and threads of the mission script.
        /// </summary>
        public ScriptsBlock Scripts { get { return _scripts; } }

        /// <summary>
        /// Begins block 2.
        /// </summary>
        public byte[] Tag02 { get { return _tag02; } }

        /// <summary>
        /// The player, vehicles, and objects that scripts made.
        /// </summary>
        public MobilePoolsBlock Pools { get { return _pools; } }

        /// <summary>
        /// Begins block 3.
        /// </summary>
        public byte[] Tag03 { get { return _tag03; } }

        /// <summary>
        /// Garages and the cars in them.
        /// </summary>
        public GaragesBlock Garages { get { return _garages; } }

        /// <summary>
        /// Begins block 4.
        /// </summary>
        public byte[] Tag04 { get { return _tag04; } }

        /// <summary>
        /// Places to wake up at, and penalties, after death and arrest.
        /// </summary>
        public GameLogicBlock GameLogic { get { return _gameLogic; } }

        /// <summary>
        /// Begins block 5.
        /// </summary>
        public byte[] Tag05 { get { return _tag05; } }

        /// <summary>
        /// Areas in which scripts switched path nodes.
        /// </summary>
        public PathsBlock Paths { get { return _paths; } }

        /// <summary>
        /// Begins block 6.
        /// </summary>
        public byte[] Tag06 { get { return _tag06; } }

        /// <summary>
        /// Pickups of the whole map.
        /// </summary>
        public PickupsBlock Pickups { get { return _pickups; } }

        /// <summary>
        /// Block 7, without content.
        /// </summary>
        public EmptyBlock PhoneInfo { get { return _phoneInfo; } }

        /// <summary>
        /// Begins block 8.
        /// </summary>
        public byte[] Tag08 { get { return _tag08; } }

        /// <summary>
        /// Hospitals and police stations.
        /// </summary>
        public RestartPointsBlock RestartPoints { get { return _restartPoints; } }

        /// <summary>
        /// Begins block 9.
        /// </summary>
        public byte[] Tag09 { get { return _tag09; } }

        /// <summary>
        /// Icons of radar and map.
        /// </summary>
        public RadarBlock RadarBlips { get { return _radarBlips; } }

        /// <summary>
        /// Begins block 10.
        /// </summary>
        public byte[] Tag10 { get { return _tag10; } }

        /// <summary>
        /// Zones of the map, the gangs in them, and how much of the map is revealed.
        /// </summary>
        public ZonesBlock Zones { get { return _zones; } }

        /// <summary>
        /// Begins block 11.
        /// </summary>
        public byte[] Tag11 { get { return _tag11; } }

        /// <summary>
        /// Weapons of gangs.
        /// </summary>
        public GangsBlock Gangs { get { return _gangs; } }

        /// <summary>
        /// Begins block 12.
        /// </summary>
        public byte[] Tag12 { get { return _tag12; } }

        /// <summary>
        /// Parked cars.
        /// </summary>
        public CarGeneratorsBlock CarGenerators { get { return _carGenerators; } }

        /// <summary>
        /// Block 13, without content.
        /// </summary>
        public EmptyBlock PedGenerators { get { return _pedGenerators; } }

        /// <summary>
        /// Block 14, without content.
        /// </summary>
        public EmptyBlock AudioScriptObjects { get { return _audioScriptObjects; } }

        /// <summary>
        /// Begins block 15.
        /// </summary>
        public byte[] Tag15 { get { return _tag15; } }

        /// <summary>
        /// Money and abilities of the player.
        /// </summary>
        public PlayerInfoBlock PlayerInfo { get { return _playerInfo; } }

        /// <summary>
        /// Begins block 16.
        /// </summary>
        public byte[] Tag16 { get { return _tag16; } }

        /// <summary>
        /// The 82 statistics with a fraction, the whole numbers, and records kept
        /// beside them.
        /// </summary>
        public StatisticsBlock Statistics { get { return _statistics; } }

        /// <summary>
        /// Begins block 17.
        /// </summary>
        public byte[] Tag17 { get { return _tag17; } }

        /// <summary>
        /// Places at which police appears.
        /// </summary>
        public SetPiecesBlock SetPieces { get { return _setPieces; } }

        /// <summary>
        /// Begins block 18.
        /// </summary>
        public byte[] Tag18 { get { return _tag18; } }

        /// <summary>
        /// Loading state of models, textures and other parts of the game.
        /// </summary>
        public StreamingBlock Streaming { get { return _streaming; } }

        /// <summary>
        /// Begins block 19.
        /// </summary>
        public byte[] Tag19 { get { return _tag19; } }

        /// <summary>
        /// Whom people like and hate.
        /// </summary>
        public PedRelationshipsBlock PedRelationships { get { return _pedRelationships; } }

        /// <summary>
        /// Begins block 20.
        /// </summary>
        public byte[] Tag20 { get { return _tag20; } }

        /// <summary>
        /// Gang tags that can be sprayed over.
        /// </summary>
        public TagsBlock Tags { get { return _tags; } }

        /// <summary>
        /// Begins block 21.
        /// </summary>
        public byte[] Tag21 { get { return _tag21; } }

        /// <summary>
        /// Parts of the map that scripts load.
        /// </summary>
        public IplFlagsBlock IplFlags { get { return _iplFlags; } }

        /// <summary>
        /// Begins block 22.
        /// </summary>
        public byte[] Tag22 { get { return _tag22; } }

        /// <summary>
        /// Bought items, and changed prices.
        /// </summary>
        public ShoppingBlock Shopping { get { return _shopping; } }

        /// <summary>
        /// Begins block 23.
        /// </summary>
        public byte[] Tag23 { get { return _tag23; } }

        /// <summary>
        /// Gang wars and territory.
        /// </summary>
        public GangWarsBlock GangWars { get { return _gangWars; } }

        /// <summary>
        /// Begins block 24.
        /// </summary>
        public byte[] Tag24 { get { return _tag24; } }

        /// <summary>
        /// Unique jumps.
        /// </summary>
        public StuntJumpsBlock StuntJumps { get { return _stuntJumps; } }

        /// <summary>
        /// Begins block 25.
        /// </summary>
        public byte[] Tag25 { get { return _tag25; } }

        /// <summary>
        /// Doors into interiors.
        /// </summary>
        public EntryExitsBlock EntryExits { get { return _entryExits; } }

        /// <summary>
        /// Begins block 26.
        /// </summary>
        public byte[] Tag26 { get { return _tag26; } }

        /// <summary>
        /// Songs, adverts and talk that the stations have played, and pending news.
        /// </summary>
        public RadioBlock Radio { get { return _radio; } }

        /// <summary>
        /// Begins block 27.
        /// </summary>
        public byte[] Tag27 { get { return _tag27; } }

        /// <summary>
        /// Markers that scripts put into the world.
        /// </summary>
        public UserMarkersBlock UserMarkers { get { return _userMarkers; } }

        /// <summary>
        /// Begins block 28.
        /// </summary>
        public byte[] Tag28 { get { return _tag28; } }

        /// <summary>
        /// Effects of the picture.
        /// </summary>
        public PostEffectsBlock PostEffects { get { return _postEffects; } }

        /// <summary>
        /// Texts of the briefing, the newest first.
        /// </summary>
        public List<Brief> Briefs { get { return _briefs; } }

        /// <summary>
        /// Repeats the game's work buffer of 65,000 bytes: each byte equals the one
        /// 65,000 before it.
        /// </summary>
        public byte[] Padding { get { return _padding; } }

        /// <summary>
        /// Sum of all bytes before it.
        /// </summary>
        public uint Checksum { get { return _checksum; } }

        /// <summary>
        /// Bytes that the game did not write; empty except in one file with two bytes
        /// from a copy as text.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public GtaSaSaveAndroid M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }

        public override string ToString()
        {
            return "save of GTA San Andreas for Android";
        }
    }
}
