// Generated from gta_sa_save.ksy by `make generate`: GTA San Andreas saves of the PC (GTASAsfN.b).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
 * file always has 202,752 bytes: 28 blocks in a fixed order, each behind the
 * five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
 * length nor a number, so that each must be read by its layout; the padding
 * repeats old letters `BLOCK`, which a search would take for blocks.
 *
 * Coordinates are metres, x points east, y north, z up; the map spans about
 * -3000 to 3000. Times are milliseconds of the game's clock
 * (`simple_variables.global_timer`) unless said otherwise.
 *
 * Fields named `gap_` and their offset are left by the compiler; they hold
 * whatever the game's memory held, as do texts behind their first zero. The
 * game reads none of it. Opcodes are those of the game's scripts, in
 * hexadecimal. What a block refers to is numbered from 0.
 *
 * Types that take `is_mobile` are shared with the saves of other platforms.
 */
export class GtaSaSave {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaSaSave);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaSaSave;
    /**
     * Begins block 0.
     */
    readonly tag00: Uint8Array;
    /**
     * Version, name, clock, weather and camera.
     */
    readonly simpleVariables: GtaSaSave.SimpleVariablesBlock;
    /**
     * Begins block 1.
     */
    readonly tag01: Uint8Array;
    /**
     * Variables and threads of the mission script.
     */
    readonly scripts: GtaSaSave.ScriptsBlock;
    /**
     * Begins block 2.
     */
    readonly tag02: Uint8Array;
    /**
     * The player, and objects that scripts made.
     */
    readonly pools: GtaSaSave.PoolsBlock;
    /**
     * Begins block 3.
     */
    readonly tag03: Uint8Array;
    /**
     * Garages and the cars in them.
     */
    readonly garages: GtaSaSave.GaragesBlock;
    /**
     * Begins block 4.
     */
    readonly tag04: Uint8Array;
    /**
     * What happens after death and arrest.
     */
    readonly gameLogic: GtaSaSave.GameLogicBlock;
    /**
     * Begins block 5.
     */
    readonly tag05: Uint8Array;
    /**
     * Areas in which scripts switched path nodes.
     */
    readonly paths: GtaSaSave.PathsBlock;
    /**
     * Begins block 6.
     */
    readonly tag06: Uint8Array;
    /**
     * Pickups of the whole map.
     */
    readonly pickups: GtaSaSave.PickupsBlock;
    /**
     * Block 7, a leftover of earlier games.
     */
    readonly phoneInfo: GtaSaSave.EmptyBlock;
    /**
     * Begins block 8.
     */
    readonly tag08: Uint8Array;
    /**
     * Hospitals and police stations.
     */
    readonly restartPoints: GtaSaSave.RestartPointsBlock;
    /**
     * Begins block 9.
     */
    readonly tag09: Uint8Array;
    /**
     * Icons of radar and map.
     */
    readonly radarBlips: GtaSaSave.RadarBlock;
    /**
     * Begins block 10.
     */
    readonly tag10: Uint8Array;
    /**
     * Zones of the map, the gangs in them, and how much of the map is revealed.
     */
    readonly zones: GtaSaSave.ZonesBlock;
    /**
     * Begins block 11.
     */
    readonly tag11: Uint8Array;
    /**
     * Weapons of gangs.
     */
    readonly gangs: GtaSaSave.GangsBlock;
    /**
     * Begins block 12.
     */
    readonly tag12: Uint8Array;
    /**
     * Parked cars.
     */
    readonly carGenerators: GtaSaSave.CarGeneratorsBlock;
    /**
     * Block 13, without a use.
     */
    readonly pedGenerators: GtaSaSave.EmptyBlock;
    /**
     * Block 14, without a use.
     */
    readonly audioScriptObjects: GtaSaSave.EmptyBlock;
    /**
     * Begins block 15.
     */
    readonly tag15: Uint8Array;
    /**
     * Money and abilities of the player.
     */
    readonly playerInfo: GtaSaSave.PlayerInfoBlock;
    /**
     * Begins block 16.
     */
    readonly tag16: Uint8Array;
    /**
     * Statistics.
     */
    readonly statistics: GtaSaSave.StatisticsBlock;
    /**
     * Begins block 17.
     */
    readonly tag17: Uint8Array;
    /**
     * Places at which police appears.
     */
    readonly setPieces: GtaSaSave.SetPiecesBlock;
    /**
     * Begins block 18.
     */
    readonly tag18: Uint8Array;
    /**
     * What was loaded.
     */
    readonly streaming: GtaSaSave.StreamingBlock;
    /**
     * Begins block 19.
     */
    readonly tag19: Uint8Array;
    /**
     * Whom people like and hate.
     */
    readonly pedRelationships: GtaSaSave.PedRelationshipsBlock;
    /**
     * Begins block 20.
     */
    readonly tag20: Uint8Array;
    /**
     * Gang tags that can be sprayed over.
     */
    readonly tags: GtaSaSave.TagsBlock;
    /**
     * Begins block 21.
     */
    readonly tag21: Uint8Array;
    /**
     * Parts of the map that scripts load.
     */
    readonly iplFlags: GtaSaSave.IplFlagsBlock;
    /**
     * Begins block 22.
     */
    readonly tag22: Uint8Array;
    /**
     * What was bought, and changed prices.
     */
    readonly shopping: GtaSaSave.ShoppingBlock;
    /**
     * Begins block 23.
     */
    readonly tag23: Uint8Array;
    /**
     * Gang wars and territory.
     */
    readonly gangWars: GtaSaSave.GangWarsBlock;
    /**
     * Begins block 24.
     */
    readonly tag24: Uint8Array;
    /**
     * Unique jumps.
     */
    readonly stuntJumps: GtaSaSave.StuntJumpsBlock;
    /**
     * Begins block 25.
     */
    readonly tag25: Uint8Array;
    /**
     * Doors into interiors.
     */
    readonly entryExits: GtaSaSave.EntryExitsBlock;
    /**
     * Begins block 26.
     */
    readonly tag26: Uint8Array;
    /**
     * What the stations have played, and news for them.
     */
    readonly radio: GtaSaSave.RadioBlock;
    /**
     * Begins block 27.
     */
    readonly tag27: Uint8Array;
    /**
     * Markers that scripts put into the world.
     */
    readonly userMarkers: GtaSaSave.UserMarkersBlock;
    /**
     * Repeats what the game's work buffer of 51,200 bytes held: each byte that which stands 51,200 before it. The game accepts any bytes; two of the measured files have zeros from a tool.
     */
    readonly padding: Uint8Array;
    /**
     * Sum of all bytes before it.
     */
    readonly checksum: number;
}

export namespace GtaSaSave {
    enum Town {
        /**
         * Country.
         */
        COUNTRYSIDE_TOWN = 0,
        /**
         * Los Santos.
         */
        LOS_SANTOS = 1,
        /**
         * San Fierro.
         */
        SAN_FIERRO = 2,
        /**
         * Las Venturas.
         */
        LAS_VENTURAS = 3,
    }
    enum Weather {
        /**
         * None, where weather can be forced.
         */
        NO_WEATHER = -1,
        /**
         * Extra sunny, Los Santos.
         */
        EXTRA_SUNNY_LA = 0,
        /**
         * Sunny, Los Santos.
         */
        SUNNY_LA = 1,
        /**
         * Extra sunny with smog, Los Santos.
         */
        EXTRA_SUNNY_SMOG_LA = 2,
        /**
         * Sunny with smog, Los Santos.
         */
        SUNNY_SMOG_LA = 3,
        /**
         * Cloudy, Los Santos.
         */
        CLOUDY_LA = 4,
        /**
         * Sunny, San Fierro.
         */
        SUNNY_SF = 5,
        /**
         * Extra sunny, San Fierro.
         */
        EXTRA_SUNNY_SF = 6,
        /**
         * Cloudy, San Fierro.
         */
        CLOUDY_SF = 7,
        /**
         * Rainy, San Fierro.
         */
        RAINY_SF = 8,
        /**
         * Foggy, San Fierro.
         */
        FOGGY_SF = 9,
        /**
         * Sunny, Las Venturas.
         */
        SUNNY_VEGAS = 10,
        /**
         * Extra sunny, Las Venturas.
         */
        EXTRA_SUNNY_VEGAS = 11,
        /**
         * Cloudy, Las Venturas.
         */
        CLOUDY_VEGAS = 12,
        /**
         * Extra sunny, country.
         */
        EXTRA_SUNNY_COUNTRY = 13,
        /**
         * Sunny, country.
         */
        SUNNY_COUNTRY = 14,
        /**
         * Cloudy, country.
         */
        CLOUDY_COUNTRY = 15,
        /**
         * Rainy, country.
         */
        RAINY_COUNTRY = 16,
        /**
         * Extra sunny, desert.
         */
        EXTRA_SUNNY_DESERT = 17,
        /**
         * Sunny, desert.
         */
        SUNNY_DESERT = 18,
        /**
         * Sandstorm, desert.
         */
        SANDSTORM_DESERT = 19,
        /**
         * Under water.
         */
        UNDERWATER = 20,
        /**
         * First set of colours for interiors.
         */
        EXTRACOLOURS_1 = 21,
        /**
         * Second set of colours for interiors.
         */
        EXTRACOLOURS_2 = 22,
    }
    enum SystemTimePart {
        /**
         * Year.
         */
        YEAR = 0,
        /**
         * Month, 1 to 12.
         */
        MONTH = 1,
        /**
         * Weekday, 0 for Sunday.
         */
        WEEKDAY = 2,
        /**
         * Day of the month.
         */
        DAY = 3,
        /**
         * Hour.
         */
        HOUR = 4,
        /**
         * Minute.
         */
        MINUTE = 5,
        /**
         * Second.
         */
        SECOND = 6,
        /**
         * Millisecond.
         */
        MILLISECOND = 7,
    }
    enum BrainKind {
        /**
         * Free.
         */
        FREE_BRAIN = -1,
        /**
         * A model of a person.
         */
        PED_BRAIN = 0,
        /**
         * A model of an object.
         */
        OBJECT_BRAIN = 1,
        /**
         * Unknown.
         */
        BRAIN_2 = 2,
        /**
         * Started by its name.
         */
        NAMED_BRAIN_3 = 3,
        /**
         * Unknown.
         */
        BRAIN_4 = 4,
        /**
         * Started by its name.
         */
        NAMED_BRAIN_5 = 5,
    }
    enum PedKind {
        /**
         * First player.
         */
        PED_PLAYER1 = 0,
        /**
         * Second player.
         */
        PED_PLAYER2 = 1,
        /**
         * Player over a network.
         */
        PED_PLAYER_NETWORK = 2,
        /**
         * Player, not used.
         */
        PED_PLAYER_UNUSED = 3,
        /**
         * Civilian man.
         */
        PED_CIVMALE = 4,
        /**
         * Civilian woman.
         */
        PED_CIVFEMALE = 5,
        /**
         * Policeman.
         */
        PED_COP = 6,
        /**
         * Gang1, Ballas.
         */
        PED_GANG1 = 7,
        /**
         * Gang2, Grove.
         */
        PED_GANG2 = 8,
        /**
         * Gang3, Vagos.
         */
        PED_GANG3 = 9,
        /**
         * Gang4, Rifa.
         */
        PED_GANG4 = 10,
        /**
         * Gang5, Da Nang.
         */
        PED_GANG5 = 11,
        /**
         * Gang6, Mafia.
         */
        PED_GANG6 = 12,
        /**
         * Gang7, Triads.
         */
        PED_GANG7 = 13,
        /**
         * Gang8, Aztecas.
         */
        PED_GANG8 = 14,
        /**
         * Gang9.
         */
        PED_GANG9 = 15,
        /**
         * Gang10.
         */
        PED_GANG10 = 16,
        /**
         * Dealer.
         */
        PED_DEALER = 17,
        /**
         * Medic.
         */
        PED_MEDIC = 18,
        /**
         * Fireman.
         */
        PED_FIREMAN = 19,
        /**
         * Criminal.
         */
        PED_CRIMINAL = 20,
        /**
         * Bum.
         */
        PED_BUM = 21,
        /**
         * Prostitute.
         */
        PED_PROSTITUTE = 22,
        /**
         * Special.
         */
        PED_SPECIAL = 23,
        /**
         * Mission 1.
         */
        PED_MISSION1 = 24,
        /**
         * Mission 2.
         */
        PED_MISSION2 = 25,
        /**
         * Mission 3.
         */
        PED_MISSION3 = 26,
        /**
         * Mission 4.
         */
        PED_MISSION4 = 27,
        /**
         * Mission 5.
         */
        PED_MISSION5 = 28,
        /**
         * Mission 6.
         */
        PED_MISSION6 = 29,
        /**
         * Mission 7.
         */
        PED_MISSION7 = 30,
        /**
         * Mission 8.
         */
        PED_MISSION8 = 31,
    }
    enum WeaponSlot {
        /**
         * Unarmed.
         */
        SLOT_UNARMED = 0,
        /**
         * Melee.
         */
        SLOT_MELEE = 1,
        /**
         * Handgun.
         */
        SLOT_HANDGUN = 2,
        /**
         * Shotgun.
         */
        SLOT_SHOTGUN = 3,
        /**
         * Submachine guns.
         */
        SLOT_SMG = 4,
        /**
         * Rifle.
         */
        SLOT_RIFLE = 5,
        /**
         * Sniper.
         */
        SLOT_SNIPER = 6,
        /**
         * Heavy.
         */
        SLOT_HEAVY = 7,
        /**
         * Thrown.
         */
        SLOT_THROWN = 8,
        /**
         * Special.
         */
        SLOT_SPECIAL = 9,
        /**
         * Gift.
         */
        SLOT_GIFT = 10,
        /**
         * Goggles.
         */
        SLOT_GOGGLES = 11,
        /**
         * Detonator.
         */
        SLOT_DETONATOR = 12,
    }
    enum WeaponKind {
        /**
         * Bare hands.
         */
        UNARMED = 0,
        /**
         * Brass knuckles.
         */
        BRASS_KNUCKLES = 1,
        /**
         * Golf club.
         */
        GOLF_CLUB = 2,
        /**
         * Nightstick.
         */
        NIGHTSTICK = 3,
        /**
         * Knife.
         */
        KNIFE = 4,
        /**
         * Baseball bat.
         */
        BAT = 5,
        /**
         * Shovel.
         */
        SHOVEL = 6,
        /**
         * Pool cue.
         */
        POOL_CUE = 7,
        /**
         * Katana.
         */
        KATANA = 8,
        /**
         * Chainsaw.
         */
        CHAINSAW = 9,
        /**
         * Dildo.
         */
        DILDO = 10,
        /**
         * A second dildo.
         */
        DILDO_2 = 11,
        /**
         * Vibrator.
         */
        VIBRATOR = 12,
        /**
         * A second vibrator.
         */
        VIBRATOR_2 = 13,
        /**
         * Flowers.
         */
        FLOWERS = 14,
        /**
         * Cane.
         */
        CANE = 15,
        /**
         * Grenade.
         */
        GRENADE = 16,
        /**
         * Tear gas.
         */
        TEARGAS = 17,
        /**
         * Molotov cocktail.
         */
        MOLOTOV = 18,
        /**
         * A rocket in flight; never in a slot.
         */
        ROCKET = 19,
        /**
         * A heat-seeking rocket in flight; never in a slot.
         */
        HEAT_SEEKING_ROCKET = 20,
        /**
         * A bomb that falls; never in a slot.
         */
        FREE_FALL_BOMB = 21,
        /**
         * Pistol.
         */
        PISTOL = 22,
        /**
         * Silenced pistol.
         */
        SILENCED_PISTOL = 23,
        /**
         * Desert Eagle.
         */
        DESERT_EAGLE = 24,
        /**
         * Shotgun.
         */
        SHOTGUN = 25,
        /**
         * Sawn-off shotgun.
         */
        SAWN_OFF = 26,
        /**
         * Combat shotgun.
         */
        COMBAT_SHOTGUN = 27,
        /**
         * Micro Uzi.
         */
        MICRO_UZI = 28,
        /**
         * MP5.
         */
        MP5 = 29,
        /**
         * AK-47.
         */
        AK47 = 30,
        /**
         * M4.
         */
        M4 = 31,
        /**
         * Tec-9.
         */
        TEC9 = 32,
        /**
         * Country rifle.
         */
        COUNTRY_RIFLE = 33,
        /**
         * Sniper rifle.
         */
        SNIPER_RIFLE = 34,
        /**
         * Rocket launcher.
         */
        ROCKET_LAUNCHER = 35,
        /**
         * Heat-seeking rocket launcher.
         */
        HEAT_SEEKER = 36,
        /**
         * Flamethrower.
         */
        FLAMETHROWER = 37,
        /**
         * Minigun.
         */
        MINIGUN = 38,
        /**
         * Satchel charge.
         */
        SATCHEL = 39,
        /**
         * Detonator of satchel charges.
         */
        DETONATOR = 40,
        /**
         * Spray can.
         */
        SPRAYCAN = 41,
        /**
         * Fire extinguisher.
         */
        EXTINGUISHER = 42,
        /**
         * Camera.
         */
        CAMERA = 43,
        /**
         * Night vision goggles.
         */
        NIGHT_VISION = 44,
        /**
         * Infrared goggles.
         */
        INFRARED = 45,
        /**
         * Parachute.
         */
        PARACHUTE = 46,
    }
    enum WeaponState {
        /**
         * Ready.
         */
        WEAPON_READY = 0,
        /**
         * Firing.
         */
        FIRING = 1,
        /**
         * Reloading.
         */
        RELOADING = 2,
        /**
         * Out of ammunition.
         */
        OUT_OF_AMMO = 3,
        /**
         * Hitting.
         */
        MELEE_CONTACT = 4,
    }
    enum Fighting {
        /**
         * The style from the start.
         */
        STANDARD = 4,
        /**
         * Boxing.
         */
        BOXING = 5,
        /**
         * Kung fu.
         */
        KUNG_FU = 6,
        /**
         * Knee and head.
         */
        KNEE_HEAD = 7,
        /**
         * Grab and kick.
         */
        GRAB_KICK = 15,
        /**
         * Elbows.
         */
        ELBOWS = 16,
    }
    enum ClothesModel {
        /**
         * Torso.
         */
        MODEL_TORSO = 0,
        /**
         * Head.
         */
        MODEL_HEAD = 1,
        /**
         * Hands.
         */
        MODEL_HANDS = 2,
        /**
         * Legs.
         */
        MODEL_LEGS = 3,
        /**
         * Feet.
         */
        MODEL_FEET = 4,
        /**
         * Chain.
         */
        MODEL_CHAIN = 5,
        /**
         * Watch.
         */
        MODEL_WATCH = 6,
        /**
         * Shades.
         */
        MODEL_SHADES = 7,
        /**
         * Hat.
         */
        MODEL_HAT = 8,
        /**
         * Special.
         */
        MODEL_SPECIAL = 9,
    }
    enum ClothesTexture {
        /**
         * Torso.
         */
        TEXTURE_TORSO = 0,
        /**
         * Head.
         */
        TEXTURE_HEAD = 1,
        /**
         * Legs.
         */
        TEXTURE_LEGS = 2,
        /**
         * Feet.
         */
        TEXTURE_FEET = 3,
        /**
         * Tattoo upper left arm.
         */
        TEXTURE_TATTOO_UPPER_LEFT_ARM = 4,
        /**
         * Tattoo lower left arm.
         */
        TEXTURE_TATTOO_LOWER_LEFT_ARM = 5,
        /**
         * Tattoo upper right arm.
         */
        TEXTURE_TATTOO_UPPER_RIGHT_ARM = 6,
        /**
         * Tattoo lower right arm.
         */
        TEXTURE_TATTOO_LOWER_RIGHT_ARM = 7,
        /**
         * Tattoo back.
         */
        TEXTURE_TATTOO_BACK = 8,
        /**
         * Tattoo left chest.
         */
        TEXTURE_TATTOO_LEFT_CHEST = 9,
        /**
         * Tattoo right chest.
         */
        TEXTURE_TATTOO_RIGHT_CHEST = 10,
        /**
         * Tattoo stomach.
         */
        TEXTURE_TATTOO_STOMACH = 11,
        /**
         * Tattoo lower back.
         */
        TEXTURE_TATTOO_LOWER_BACK = 12,
        /**
         * Chain.
         */
        TEXTURE_CHAIN = 13,
        /**
         * Watch.
         */
        TEXTURE_WATCH = 14,
        /**
         * Shades.
         */
        TEXTURE_SHADES = 15,
        /**
         * Hat.
         */
        TEXTURE_HAT = 16,
        /**
         * Special.
         */
        TEXTURE_SPECIAL = 17,
    }
    enum Station {
        /**
         * Emergency.
         */
        CAR_EMERGENCY = 0,
        /**
         * Playback FM.
         */
        CAR_PLAYBACK_FM = 1,
        /**
         * K-Rose.
         */
        CAR_K_ROSE = 2,
        /**
         * K-DST.
         */
        CAR_K_DST = 3,
        /**
         * Bounce FM.
         */
        CAR_BOUNCE_FM = 4,
        /**
         * SF-UR.
         */
        CAR_SF_UR = 5,
        /**
         * Radio Los Santos.
         */
        CAR_RADIO_LOS_SANTOS = 6,
        /**
         * Radio X.
         */
        CAR_RADIO_X = 7,
        /**
         * CSR 103.9.
         */
        CAR_CSR_103_9 = 8,
        /**
         * K-Jah West.
         */
        CAR_K_JAH_WEST = 9,
        /**
         * Master Sounds 98.3.
         */
        CAR_MASTER_SOUNDS_98_3 = 10,
        /**
         * WCTR.
         */
        CAR_WCTR = 11,
        /**
         * User tracks.
         */
        CAR_USER_TRACKS = 12,
        /**
         * Off.
         */
        CAR_OFF = 13,
    }
    enum StationOrder {
        /**
         * Emergency.
         */
        RADIO_EMERGENCY = 0,
        /**
         * Playback FM.
         */
        RADIO_PLAYBACK_FM = 1,
        /**
         * K-Rose.
         */
        RADIO_K_ROSE = 2,
        /**
         * K-DST.
         */
        RADIO_K_DST = 3,
        /**
         * Bounce FM.
         */
        RADIO_BOUNCE_FM = 4,
        /**
         * SF-UR.
         */
        RADIO_SF_UR = 5,
        /**
         * Radio Los Santos.
         */
        RADIO_RADIO_LOS_SANTOS = 6,
        /**
         * Radio X.
         */
        RADIO_RADIO_X = 7,
        /**
         * CSR 103.9.
         */
        RADIO_CSR_103_9 = 8,
        /**
         * K-Jah West.
         */
        RADIO_K_JAH_WEST = 9,
        /**
         * Master Sounds 98.3.
         */
        RADIO_MASTER_SOUNDS_98_3 = 10,
        /**
         * WCTR.
         */
        RADIO_WCTR = 11,
        /**
         * User tracks.
         */
        RADIO_USER_TRACKS = 12,
        /**
         * Off.
         */
        RADIO_OFF = 13,
    }
    enum GarageKind {
        /**
         * Only target vehicle.
         */
        GARAGE_ONLY_TARGET_VEHICLE = 1,
        /**
         * Bomb shop timed.
         */
        GARAGE_BOMB_SHOP_TIMED = 2,
        /**
         * Bomb shop engine.
         */
        GARAGE_BOMB_SHOP_ENGINE = 3,
        /**
         * Bomb shop remote.
         */
        GARAGE_BOMB_SHOP_REMOTE = 4,
        /**
         * Pay'n'Spray.
         */
        GARAGE_PAY_N_SPRAY = 5,
        /**
         * Closes when touched.
         */
        GARAGE_CLOSES_WHEN_TOUCHED = 11,
        /**
         * Target vehicle freeze player.
         */
        GARAGE_TARGET_VEHICLE_FREEZE_PLAYER = 14,
        /**
         * Script opens only.
         */
        GARAGE_SCRIPT_OPENS_ONLY = 15,
        /**
         * Ganton.
         */
        GARAGE_GANTON = 16,
        /**
         * Santa Maria.
         */
        GARAGE_SANTA_MARIA = 17,
        /**
         * Rockshore West.
         */
        GARAGE_ROCKSHORE_WEST = 18,
        /**
         * Script controlled.
         */
        GARAGE_SCRIPT_CONTROLLED = 19,
        /**
         * Stays open with car inside.
         */
        GARAGE_STAYS_OPEN_WITH_CAR_INSIDE = 20,
        /**
         * Closes once and for all.
         */
        GARAGE_CLOSES_ONCE_AND_FOR_ALL = 21,
        /**
         * Script opens and freezes.
         */
        GARAGE_SCRIPT_OPENS_AND_FREEZES = 23,
        /**
         * Fort Carson.
         */
        GARAGE_FORT_CARSON = 24,
        /**
         * Verdant Meadows.
         */
        GARAGE_VERDANT_MEADOWS = 25,
        /**
         * Dillimore.
         */
        GARAGE_DILLIMORE = 26,
        /**
         * Prickle Pine.
         */
        GARAGE_PRICKLE_PINE = 27,
        /**
         * Whitewood.
         */
        GARAGE_WHITEWOOD = 28,
        /**
         * Palomino Creek.
         */
        GARAGE_PALOMINO_CREEK = 29,
        /**
         * Redsands West.
         */
        GARAGE_REDSANDS_WEST = 30,
        /**
         * El Corona.
         */
        GARAGE_EL_CORONA = 31,
        /**
         * Mulholland.
         */
        GARAGE_MULHOLLAND = 32,
        /**
         * Impound of Los Santos.
         */
        GARAGE_IMPOUND_LS = 33,
        /**
         * Impound of San Fierro.
         */
        GARAGE_IMPOUND_SF = 34,
        /**
         * Impound of Las Venturas.
         */
        GARAGE_IMPOUND_LV = 35,
        /**
         * Loco Low Co.
         */
        GARAGE_LOCO_LOW_CO = 36,
        /**
         * Wheel Arch Angels.
         */
        GARAGE_WHEEL_ARCH_ANGELS = 37,
        /**
         * Transfender.
         */
        GARAGE_TRANSFENDER = 38,
        /**
         * Calton Heights.
         */
        GARAGE_CALTON_HEIGHTS = 39,
        /**
         * Paradiso.
         */
        GARAGE_PARADISO = 40,
        /**
         * Doherty.
         */
        GARAGE_DOHERTY = 41,
        /**
         * Hashbury.
         */
        GARAGE_HASHBURY = 42,
        /**
         * Burglary.
         */
        GARAGE_BURGLARY = 43,
        /**
         * AT-400 hangar.
         */
        GARAGE_AT400_HANGAR = 44,
        /**
         * Hangar at the abandoned airport.
         */
        GARAGE_ABANDONED_AIRPORT_HANGAR = 45,
    }
    enum Door {
        /**
         * Closed.
         */
        DOOR_CLOSED = 0,
        /**
         * Open.
         */
        DOOR_OPEN = 1,
        /**
         * Closing.
         */
        DOOR_CLOSING = 2,
        /**
         * Opening.
         */
        DOOR_OPENING = 3,
        /**
         * Waiting for player to leave.
         */
        DOOR_WAITING_FOR_PLAYER_TO_LEAVE = 4,
        /**
         * Closed after drop-off.
         */
        DOOR_CLOSED_AFTER_DROP_OFF = 5,
    }
    enum PickupKind {
        /**
         * None.
         */
        PICKUP_NONE = 0,
        /**
         * In shop.
         */
        PICKUP_IN_SHOP = 1,
        /**
         * On street.
         */
        PICKUP_ON_STREET = 2,
        /**
         * Once.
         */
        PICKUP_ONCE = 3,
        /**
         * Taken once, gone after a while.
         */
        PICKUP_ONCE_TIMEOUT = 4,
        /**
         * Taken once, gone after a longer while.
         */
        PICKUP_ONCE_TIMEOUT_SLOW = 5,
        /**
         * Collectable.
         */
        PICKUP_COLLECTABLE = 6,
        /**
         * Shop out of stock.
         */
        PICKUP_SHOP_OUT_OF_STOCK = 7,
        /**
         * Money.
         */
        PICKUP_MONEY = 8,
        /**
         * Mine inactive.
         */
        PICKUP_MINE_INACTIVE = 9,
        /**
         * Mine armed.
         */
        PICKUP_MINE_ARMED = 10,
        /**
         * Naval mine inactive.
         */
        PICKUP_NAVAL_MINE_INACTIVE = 11,
        /**
         * Naval mine armed.
         */
        PICKUP_NAVAL_MINE_ARMED = 12,
        /**
         * Floating package.
         */
        PICKUP_FLOATING_PACKAGE = 13,
        /**
         * Floating package afloat.
         */
        PICKUP_FLOATING_PACKAGE_AFLOAT = 14,
        /**
         * On street slow.
         */
        PICKUP_ON_STREET_SLOW = 15,
        /**
         * Asset revenue.
         */
        PICKUP_ASSET_REVENUE = 16,
        /**
         * Property locked.
         */
        PICKUP_PROPERTY_LOCKED = 17,
        /**
         * Property for sale.
         */
        PICKUP_PROPERTY_FOR_SALE = 18,
        /**
         * Money stays.
         */
        PICKUP_MONEY_STAYS = 19,
        /**
         * Snapshot.
         */
        PICKUP_SNAPSHOT = 20,
        /**
         * Two player.
         */
        PICKUP_TWO_PLAYER = 21,
        /**
         * Once for mission.
         */
        PICKUP_ONCE_FOR_MISSION = 22,
    }
    enum Icon {
        /**
         * Player interest.
         */
        ICON_PLAYER_INTEREST = -5,
        /**
         * Threat.
         */
        ICON_THREAT = -4,
        /**
         * Friend.
         */
        ICON_FRIEND = -3,
        /**
         * Object.
         */
        ICON_OBJECT = -2,
        /**
         * Destination.
         */
        ICON_DESTINATION = -1,
        /**
         * None.
         */
        ICON_NONE = 0,
        /**
         * White.
         */
        ICON_WHITE = 1,
        /**
         * Centre.
         */
        ICON_CENTRE = 2,
        /**
         * Map here.
         */
        ICON_MAP_HERE = 3,
        /**
         * North.
         */
        ICON_NORTH = 4,
        /**
         * Airyard.
         */
        ICON_AIRYARD = 5,
        /**
         * Ammu.
         */
        ICON_AMMU = 6,
        /**
         * Barber.
         */
        ICON_BARBER = 7,
        /**
         * Big Smoke.
         */
        ICON_BIG_SMOKE = 8,
        /**
         * Boatyard.
         */
        ICON_BOATYARD = 9,
        /**
         * Burgershot.
         */
        ICON_BURGERSHOT = 10,
        /**
         * Quarry.
         */
        ICON_QUARRY = 11,
        /**
         * Catalina.
         */
        ICON_CATALINA = 12,
        /**
         * Cesar.
         */
        ICON_CESAR = 13,
        /**
         * Chicken.
         */
        ICON_CHICKEN = 14,
        /**
         * CJ.
         */
        ICON_CJ = 15,
        /**
         * Crash.
         */
        ICON_CRASH = 16,
        /**
         * Diner.
         */
        ICON_DINER = 17,
        /**
         * Emmet.
         */
        ICON_EMMET = 18,
        /**
         * Enemy attack.
         */
        ICON_ENEMY_ATTACK = 19,
        /**
         * Fire.
         */
        ICON_FIRE = 20,
        /**
         * Girlfriend.
         */
        ICON_GIRLFRIEND = 21,
        /**
         * Hospital.
         */
        ICON_HOSPITAL = 22,
        /**
         * Syndicate.
         */
        ICON_SYNDICATE = 23,
        /**
         * Madd Dogg.
         */
        ICON_MADD_DOGG = 24,
        /**
         * Caligulas.
         */
        ICON_CALIGULAS = 25,
        /**
         * MC Strap.
         */
        ICON_MC_STRAP = 26,
        /**
         * Mod garage.
         */
        ICON_MOD_GARAGE = 27,
        /**
         * OG Loc.
         */
        ICON_OG_LOC = 28,
        /**
         * Pizza.
         */
        ICON_PIZZA = 29,
        /**
         * Police.
         */
        ICON_POLICE = 30,
        /**
         * Property green.
         */
        ICON_PROPERTY_GREEN = 31,
        /**
         * Property red.
         */
        ICON_PROPERTY_RED = 32,
        /**
         * Race.
         */
        ICON_RACE = 33,
        /**
         * Ryder.
         */
        ICON_RYDER = 34,
        /**
         * Save.
         */
        ICON_SAVE = 35,
        /**
         * School.
         */
        ICON_SCHOOL = 36,
        /**
         * Question.
         */
        ICON_QUESTION = 37,
        /**
         * Sweet.
         */
        ICON_SWEET = 38,
        /**
         * Tattoo.
         */
        ICON_TATTOO = 39,
        /**
         * Truth.
         */
        ICON_TRUTH = 40,
        /**
         * Waypoint.
         */
        ICON_WAYPOINT = 41,
        /**
         * Ranch of Toreno.
         */
        ICON_TORENO_RANCH = 42,
        /**
         * Triads.
         */
        ICON_TRIADS = 43,
        /**
         * Four dragons.
         */
        ICON_FOUR_DRAGONS = 44,
        /**
         * Clothes.
         */
        ICON_CLOTHES = 45,
        /**
         * Woozie.
         */
        ICON_WOOZIE = 46,
        /**
         * Zero.
         */
        ICON_ZERO = 47,
        /**
         * Disco.
         */
        ICON_DISCO = 48,
        /**
         * Drink.
         */
        ICON_DRINK = 49,
        /**
         * Food.
         */
        ICON_FOOD = 50,
        /**
         * Truck.
         */
        ICON_TRUCK = 51,
        /**
         * Cash.
         */
        ICON_CASH = 52,
        /**
         * Flag.
         */
        ICON_FLAG = 53,
        /**
         * Gym.
         */
        ICON_GYM = 54,
        /**
         * Impound.
         */
        ICON_IMPOUND = 55,
        /**
         * Light.
         */
        ICON_LIGHT = 56,
        /**
         * Runway.
         */
        ICON_RUNWAY = 57,
        /**
         * Gang b.
         */
        ICON_GANG_B = 58,
        /**
         * Gang p.
         */
        ICON_GANG_P = 59,
        /**
         * Gang y.
         */
        ICON_GANG_Y = 60,
        /**
         * Gang n.
         */
        ICON_GANG_N = 61,
        /**
         * Gang g.
         */
        ICON_GANG_G = 62,
        /**
         * Spray.
         */
        ICON_SPRAY = 63,
        /**
         * Toreno.
         */
        ICON_TORENO = 64,
    }
    enum GangId {
        /**
         * Ballas.
         */
        GANG_BALLAS = 0,
        /**
         * Grove Street Families.
         */
        GANG_GROVE_STREET_FAMILIES = 1,
        /**
         * Vagos.
         */
        GANG_VAGOS = 2,
        /**
         * Rifa.
         */
        GANG_RIFA = 3,
        /**
         * Da Nang.
         */
        GANG_DA_NANG = 4,
        /**
         * Mafia.
         */
        GANG_MAFIA = 5,
        /**
         * Triads.
         */
        GANG_TRIADS = 6,
        /**
         * Aztecas.
         */
        GANG_AZTECAS = 7,
        /**
         * Unused 8.
         */
        GANG_UNUSED_8 = 8,
        /**
         * Unused 9.
         */
        GANG_UNUSED_9 = 9,
    }
    enum FloatStat {
        /**
         * Progress made.
         */
        PROGRESS_MADE = 0,
        /**
         * Total of the progress.
         */
        TOTAL_PROGRESS = 1,
        /**
         * Furthest hoop of a basketball throw.
         */
        FURTHEST_HOOP = 2,
        /**
         * Distance on foot.
         */
        DISTANCE_ON_FOOT = 3,
        /**
         * Distance by car.
         */
        DISTANCE_BY_CAR = 4,
        /**
         * Distance by motorbike.
         */
        DISTANCE_BY_MOTORBIKE = 5,
        /**
         * Distance by boat.
         */
        DISTANCE_BY_BOAT = 6,
        /**
         * Distance by golf cart.
         */
        DISTANCE_BY_GOLF_CART = 7,
        /**
         * Distance by helicopter.
         */
        DISTANCE_BY_HELICOPTER = 8,
        /**
         * Distance by plane.
         */
        DISTANCE_BY_PLANE = 9,
        /**
         * Longest wheelie, as a distance.
         */
        LONGEST_WHEELIE_DISTANCE = 10,
        /**
         * Longest stoppie, as a distance.
         */
        LONGEST_STOPPIE_DISTANCE = 11,
        /**
         * Longest drive on two wheels, as a distance.
         */
        LONGEST_2_WHEELS_DISTANCE = 12,
        /**
         * Dollars spent on weapons.
         */
        WEAPON_SPEND = 13,
        /**
         * Dollars spent on clothes.
         */
        FASHION_SPEND = 14,
        /**
         * Dollars spent on property.
         */
        PROPERTY_SPEND = 15,
        /**
         * Dollars spent on repairs and painting of cars.
         */
        AUTO_REPAIR_AND_PAINTING_SPEND = 16,
        /**
         * Longest wheelie, as a time.
         */
        LONGEST_WHEELIE_TIME = 17,
        /**
         * Longest stoppie, as a time.
         */
        LONGEST_STOPPIE_TIME = 18,
        /**
         * Longest drive on two wheels, as a time.
         */
        LONGEST_2_WHEELS_TIME = 19,
        /**
         * Dollars spent on food.
         */
        FOOD_SPEND = 20,
        /**
         * Fat of the player; `fat` of the player repeats it.
         */
        FAT = 21,
        /**
         * Stamina of the player.
         */
        STAMINA = 22,
        /**
         * Muscle of the player; `muscle` of the player repeats it.
         */
        MUSCLE = 23,
        /**
         * Health that the player can have; `max_health` follows from it.
         */
        MAX_HEALTH = 24,
        /**
         * Sex appeal.
         */
        SEX_APPEAL = 25,
        /**
         * Distance swum.
         */
        DISTANCE_BY_SWIMMING = 26,
        /**
         * Distance by bicycle.
         */
        DISTANCE_BY_BICYCLE = 27,
        /**
         * Distance on treadmills.
         */
        DISTANCE_ON_TREADMILL = 28,
        /**
         * Distance on exercise bikes.
         */
        DISTANCE_ON_EXERCISE_BIKE = 29,
        /**
         * Dollars spent on tattoos.
         */
        TATTOO_SPEND = 30,
        /**
         * Dollars spent at the barber.
         */
        HAIRDRESSING_SPEND = 31,
        /**
         * Dollars spent on girlfriends; 0 in all measured files.
         */
        GIRLFRIEND_SPEND = 32,
        /**
         * Dollars spent on prostitutes.
         */
        PROSTITUTE_SPEND = 33,
        /**
         * Dollars spent on furniture; 0 in all measured files.
         */
        FURNITURE_SPEND = 34,
        /**
         * Dollars put into gambling.
         */
        MONEY_SPENT_GAMBLING = 35,
        /**
         * Dollars from pimping.
         */
        MONEY_MADE_FROM_PIMPING = 36,
        /**
         * Dollars won in gambling.
         */
        MONEY_WON_GAMBLING = 37,
        /**
         * Biggest win in gambling, in dollars.
         */
        BIGGEST_GAMBLING_WIN = 38,
        /**
         * Biggest loss in gambling, in dollars.
         */
        BIGGEST_GAMBLING_LOSS = 39,
        /**
         * Largest swag of a burglary.
         */
        LARGEST_BURGLARY_SWAG = 40,
        /**
         * Dollars from burglaries.
         */
        MONEY_MADE_FROM_BURGLARY = 41,
        /**
         * Dollars spent on building property; 0 in all measured files.
         */
        MONEY_SPENT_BUILDING_PROPERTY = 42,
        /**
         * Not used; 0 in all measured files.
         */
        UNUSED = 43,
        /**
         * Longest time on a treadmill.
         */
        LONGEST_TREADMILL_TIME = 44,
        /**
         * Longest time on an exercise bike.
         */
        LONGEST_EXERCISE_BIKE_TIME = 45,
        /**
         * Most weight on the bench.
         */
        MAX_BENCH_PRESS = 46,
        /**
         * Most weight with dumbbells.
         */
        MAX_DUMBBELLS = 47,
        /**
         * Best time in the 8-Track.
         */
        BESTTIME_8_TRACK = 48,
        /**
         * Best time of the BMX challenge.
         */
        BMX_BEST_TIME = 49,
        /**
         * Lightest weight; 0 in all measured files.
         */
        LIGHTEST_WEIGHT = 50,
        /**
         * Longest chase at five stars.
         */
        LONGEST_5_STAR_CHASE = 51,
        /**
         * Last chase at five stars.
         */
        LAST_5_STAR_CHASE = 52,
        /**
         * Wages that were paid; 0 in all measured files.
         */
        WAGE_BILL = 53,
        /**
         * Dollars spent in strip clubs.
         */
        STRIP_CLUB_SPEND = 54,
        /**
         * Dollars spent on tuning cars.
         */
        CAR_MODIFICATION_SPEND = 55,
        /**
         * Time spent shopping; 0 in all measured files.
         */
        TIME_SPENT_SHOPPING = 56,
        /**
         * Time spent gambling; 0 in all measured files.
         */
        TIME_SPENT_GAMBLING = 57,
        /**
         * Time of the longest mission; 0 in all measured files.
         */
        TIME_SPENT_ON_LONGEST_MISSION = 58,
        /**
         * Time of the quickest mission; 0 in all measured files.
         */
        TIME_SPENT_ON_QUICKEST_MISSION = 59,
        /**
         * Average time of a mission; 0 in all measured files.
         */
        AVERAGE_MISSION_TIME = 60,
        /**
         * Dollars spent on drugs; 0 in all measured files.
         */
        DRUGS_SPEND = 61,
        /**
         * Dollars spent shopping, in all.
         */
        TOTAL_SHOPPING_SPEND = 62,
        /**
         * Time spent under water; 0 in all measured files.
         */
        TIME_SPENT_UNDERWATER = 63,
        /**
         * Respect, in all.
         */
        TOTAL_RESPECT = 64,
        /**
         * Respect from girlfriends.
         */
        GIRLFRIEND_RESPECT = 65,
        /**
         * Respect from clothes.
         */
        CLOTHES_RESPECT = 66,
        /**
         * Respect from fitness; 0 in all measured files.
         */
        FITNESS_RESPECT = 67,
        /**
         * Respect.
         */
        RESPECT = 68,
        /**
         * Skill with the pistol.
         */
        PISTOL_SKILL = 69,
        /**
         * Skill with the silenced pistol.
         */
        SILENCED_PISTOL_SKILL = 70,
        /**
         * Skill with the Desert Eagle.
         */
        DESERT_EAGLE_SKILL = 71,
        /**
         * Skill with the shotgun.
         */
        SHOTGUN_SKILL = 72,
        /**
         * Skill with the sawn-off shotgun.
         */
        SAWN_OFF_SHOTGUN_SKILL = 73,
        /**
         * Skill with the combat shotgun.
         */
        COMBAT_SHOTGUN_SKILL = 74,
        /**
         * Skill with machine pistols.
         */
        MACHINE_PISTOL_SKILL = 75,
        /**
         * Skill with the SMG.
         */
        SMG_SKILL = 76,
        /**
         * Skill with the AK-47.
         */
        AK_47_SKILL = 77,
        /**
         * Skill with the M4.
         */
        M4_SKILL = 78,
        /**
         * Skill with rifles.
         */
        RIFLE_SKILL = 79,
        /**
         * Appearance.
         */
        APPEARANCE = 80,
        /**
         * Skill in gambling.
         */
        GAMBLING = 81,
    }
    enum IntStat {
        /**
         * People that others killed.
         */
        PEOPLE_WASTED_BY_OTHERS = 120,
        /**
         * People that the player killed.
         */
        PEOPLE_YOUVE_WASTED = 121,
        /**
         * Vehicles destroyed on land.
         */
        ROAD_VEHICLES_DESTROYED = 122,
        /**
         * Boats destroyed.
         */
        BOATS_DESTROYED = 123,
        /**
         * Planes and helicopters destroyed.
         */
        PLANES_HELICOPTERS_DESTROYED = 124,
        /**
         * Dollars of damage to property.
         */
        COST_OF_PROPERTY_DAMAGED = 125,
        /**
         * Bullets fired.
         */
        BULLETS_FIRED = 126,
        /**
         * Kilograms of explosives used.
         */
        KGS_OF_EXPLOSIVES_USED = 127,
        /**
         * Bullets that hit.
         */
        BULLETS_THAT_HIT = 128,
        /**
         * Tyres shot.
         */
        TIRES_POPPED_WITH_GUNFIRE = 129,
        /**
         * Shots at the head.
         */
        NUM_HEADSHOTS = 130,
        /**
         * Wanted stars attained.
         */
        TOTAL_NUM_WANTED_STARS_ATTAINED = 131,
        /**
         * Wanted stars evaded.
         */
        TOTAL_NUM_WANTED_STARS_EVADED = 132,
        /**
         * Arrests of the player.
         */
        TIMES_BUSTED = 133,
        /**
         * Days that have passed in the game.
         */
        DAYS_PASSED_IN_GAME = 134,
        /**
         * Visits to a hospital.
         */
        NUM_HOSPITAL_VISITS = 135,
        /**
         * Visits to a safehouse; each save adds one.
         */
        SAFEHOUSE_VISITS = 136,
        /**
         * Cheats used; `has_cheated` says whether there were any.
         */
        TIMES_CHEATED = 137,
        /**
         * Cars painted anew.
         */
        VEHICLE_RESPRAYS = 138,
        /**
         * Longest insane jump.
         */
        INSANE_JUMP_DISTANCE = 139,
        /**
         * Highest insane jump.
         */
        INSANE_JUMP_HEIGHT = 140,
        /**
         * Most flips of an insane jump.
         */
        INSANE_JUMP_FLIPS = 141,
        /**
         * Most rotation of an insane jump.
         */
        INSANE_JUMP_ROTATION = 142,
        /**
         * Best insane stunt, by its number.
         */
        BEST_INSANE_STUNT_AWARDED = 143,
        /**
         * Stunt jumps found; counts `found` of the stunt jumps.
         */
        UNIQUE_JUMPS_FOUND = 144,
        /**
         * Stunt jumps done; counts `done` of the stunt jumps.
         */
        UNIQUE_JUMPS_DONE = 145,
        /**
         * Missions tried.
         */
        MISSION_ATTEMPTS = 146,
        /**
         * Missions passed.
         */
        MISSIONS_PASSED = 147,
        /**
         * Missions of the game; 147 in the unmodified one.
         */
        TOTAL_NUM_MISSIONS_IN_GAME = 148,
        /**
         * Dollars made with a taxi.
         */
        CASH_MADE_IN_A_TAXI = 149,
        /**
         * Passengers brought to their place.
         */
        PASSENGERS_DROPPED_OFF = 150,
        /**
         * People saved with an ambulance.
         */
        PEOPLE_SAVED_IN_AN_AMBULANCE = 151,
        /**
         * Criminals killed in vigilante missions.
         */
        CRIMINALS_KILLED_ON_VIGILANTE_MISSION = 152,
        /**
         * Fires put out.
         */
        TOTAL_FIRES_EXTINGUISHED = 153,
        /**
         * Packages delivered.
         */
        PACKAGES_DELIVERED = 154,
        /**
         * Assassinations.
         */
        ASSASSINATIONS = 155,
        /**
         * Points of the last dance.
         */
        LAST_DANCE_SCORE = 156,
        /**
         * Highest level of a vigilante mission.
         */
        MAX_VIGILANTE_MISSION_LEVEL = 157,
        /**
         * Highest level of a paramedic mission.
         */
        MAX_PARAMEDIC_MISSION_LEVEL = 158,
        /**
         * Highest level of a firefighter mission.
         */
        MAX_FIREFIGHTER_MISSION_LEVEL = 159,
        /**
         * Skill in driving.
         */
        DRIVING_SKILL = 160,
        /**
         * Truck missions passed.
         */
        NUM_TRUCK_MISSIONS_PASSED = 161,
        /**
         * Dollars made with trucks.
         */
        MONEY_MADE_IN_TRUCK = 162,
        /**
         * Recruited gang members killed.
         */
        RECRUITED_GANG_MEMBERS_KILLED = 163,
        /**
         * Armour; 0 in all measured files.
         */
        ARMOR = 164,
        /**
         * Energy.
         */
        ENERGY = 165,
        /**
         * Photographs taken.
         */
        PHOTOGRAPHS_TAKEN = 166,
        /**
         * Rampages tried; 0 in all measured files.
         */
        RAMPAGES_ATTEMPTED = 167,
        /**
         * Rampages passed; 0 in all measured files.
         */
        RAMPAGES_PASSED = 168,
        /**
         * Time in the air.
         */
        FLIGHT_TIME = 169,
        /**
         * Times that the player drowned.
         */
        TIMES_DROWNED = 170,
        /**
         * Girls pimped.
         */
        NUM_GIRLS_PIMPED = 171,
        /**
         * Best position in the 8-Track.
         */
        BESTPOS_8_TRACK = 172,
        /**
         * Time on the jetpack.
         */
        TIME_ON_JETPACK = 173,
        /**
         * Levels passed at the shooting range.
         */
        SHOOTING_RANGE_LEVELS_PASSED = 174,
        /**
         * Most cars parked for the valet.
         */
        MOST_CARS_PARKED_ON_VALET_PARKING = 175,
        /**
         * Kills since the last checkpoint; a save adds them to the next statistic, so that 0 is stored.
         */
        KILLS_SINCE_LAST_CHECKPOINT = 176,
        /**
         * Legitimate kills.
         */
        TOTAL_LEGITIMATE_KILLS = 177,
        /**
         * Kills in the Bloodring.
         */
        NUM_BLOODRING_KILLS = 178,
        /**
         * Time in the Bloodring.
         */
        TOTAL_TIME_IN_BLOODRING = 179,
        /**
         * A flag named "no more hurricanes"; 0 in all measured files.
         */
        NO_MORE_HURRICANES_FLAG = 180,
        /**
         * Cities that are open; decides which hospitals and police stations are used.
         */
        CITY_UNLOCKED = 181,
        /**
         * Police bribes collected.
         */
        NUM_POLICE_BRIBES = 182,
        /**
         * Cars stolen; 0 in all measured files.
         */
        NUM_CARS_STOLEN = 183,
        /**
         * Present girlfriends.
         */
        CURRENT_NUM_GIRLFRIENDS = 184,
        /**
         * Dates that went wrong.
         */
        NUM_DISASTROUS_DATES = 185,
        /**
         * Girls dated.
         */
        NUM_GIRLS_DATED = 186,
        /**
         * Times scored with a girl.
         */
        NUM_TIMES_SCORED_WITH_A_GIRL = 187,
        /**
         * Dates that went well.
         */
        NUM_SUCCESSFUL_DATES = 188,
        /**
         * Girls left.
         */
        NUM_GIRLS_DUMPED = 189,
        /**
         * Prostitutes visited.
         */
        NUM_PROSTITUTES_VISITED = 190,
        /**
         * Houses burgled.
         */
        NUM_HOUSES_BURGLED = 191,
        /**
         * Safes cracked; 0 in all measured files.
         */
        NUM_SAFES_CRACKED = 192,
        /**
         * Rank as a burglar; 0 in all measured files.
         */
        BURGLAR_STATUS = 193,
        /**
         * Stolen things sold.
         */
        NUM_STOLEN_ITEMS_SOLD = 194,
        /**
         * Eight balls potted at pool; 0 in all measured files.
         */
        NUM_EIGHT_BALLS_IN_POOL = 195,
        /**
         * Games of pool won; 0 in all measured files.
         */
        TOTAL_NUM_WINS_PLAYING_POOL = 196,
        /**
         * Games of pool lost; 0 in all measured files.
         */
        TOTAL_NUM_LOSSES_PLAYING_POOL = 197,
        /**
         * Visits to the gym.
         */
        TIMES_VISITED_THE_GYM = 198,
        /**
         * Type of body; 0 in all measured files.
         */
        BODY_TYPE = 199,
        /**
         * Meals eaten.
         */
        NUM_MEALS_EATEN = 200,
        /**
         * Dollars made in the quarry; 0 in all measured files.
         */
        MONEY_MADE_IN_QUARRY = 201,
        /**
         * Time taken for the quarry.
         */
        TIME_TAKEN_TO_COMPLETE_QUARRY = 202,
        /**
         * Pieces of furniture bought; 0 in all measured files.
         */
        NUM_FURNITURE_PURCHASED = 203,
        /**
         * Favourite game of the console; 0 in all measured files.
         */
        FAVORITE_CONSOLE_GAME = 204,
        /**
         * Most civilians killed in a rampage; 0 in all measured files.
         */
        MAX_CIVILIAN_PEDS_KILLED_RAMPAGE = 205,
        /**
         * Most policemen killed in a rampage; 0 in all measured files.
         */
        MAX_POLICE_PEDS_KILLED_RAMPAGE = 206,
        /**
         * Most civilian vehicles destroyed in a rampage; 0 in all measured files.
         */
        MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE = 207,
        /**
         * Most police vehicles destroyed in a rampage; 0 in all measured files.
         */
        MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE = 208,
        /**
         * Most tanks destroyed in a rampage; 0 in all measured files.
         */
        MAX_NUM_TANKS_DESTROYED_RAMPAGE = 209,
        /**
         * Level in pimping.
         */
        PIMPING_LEVEL = 210,
        /**
         * Best score of Kickstart.
         */
        KICKSTART_BEST_SCORE = 211,
        /**
         * Best lap of the 8-Track.
         */
        BEST_LAP_TIME_IN_8_TRACK = 212,
        /**
         * Vehicles exported.
         */
        NUM_VEHICLES_EXPORTED = 213,
        /**
         * Vehicles imported.
         */
        NUM_VEHICLES_IMPORTED = 214,
        /**
         * Best score in basketball.
         */
        MAX_BASKETBALL_SCORE = 215,
        /**
         * Fires started.
         */
        FIRES_STARTED = 216,
        /**
         * Drugs sold; 0 in all measured files.
         */
        AMOUNT_OF_DRUGS_SOLD = 217,
        /**
         * Drugs bought; 0 in all measured files.
         */
        AMOUNT_OF_DRUGS_BOUGHT = 218,
        /**
         * Best lap of the dirt track.
         */
        BEST_LAP_TIME_IN_DIRT_TRACK = 219,
        /**
         * Best time on the dirt track.
         */
        BESTTIME_DIRT_TRACK = 220,
        /**
         * Best position on the dirt track.
         */
        BESTPOS_DIRT_TRACK = 221,
        /**
         * Best time of the NRG-500 challenge.
         */
        NRG_500_BEST_TIME = 222,
        /**
         * Skill in flying.
         */
        FLYING_SKILL = 223,
        /**
         * Respect from missions.
         */
        RESPECT_MISSION = 224,
        /**
         * Capacity of the lungs.
         */
        LUNG_CAPACITY = 225,
        /**
         * How gory the game is rated; 0 in all measured files.
         */
        GAME_GORE_RATING = 226,
        /**
         * How sexual the game is rated; 0 in all measured files.
         */
        GAME_SEX_RATING = 227,
        /**
         * Total of the respect from missions.
         */
        RESPECT_MISSION_TOTAL = 228,
        /**
         * Skill on motorbikes.
         */
        BIKE_SKILL = 229,
        /**
         * Skill on bicycles.
         */
        CYCLING_SKILL = 230,
        /**
         * Snapshots taken; with those left they make `total_snapshots`.
         */
        SNAPSHOTS_TAKEN = 231,
        /**
         * Snapshots there are; 50 in the unmodified game.
         */
        TOTAL_SNAPSHOTS = 232,
        /**
         * Luck.
         */
        LUCK = 233,
        /**
         * Territories taken.
         */
        TERRITORIES_TAKEN_OVER = 234,
        /**
         * Territories lost.
         */
        TERRITORIES_LOST = 235,
        /**
         * Territories held; counts the zones in which the Grove is the strongest.
         */
        TERRITORIES_HELD = 236,
        /**
         * Most territories held.
         */
        MAX_NUM_TERRITORIES_HELD = 237,
        /**
         * Gang members recruited.
         */
        GANG_MEMBERS_RECRUITED = 238,
        /**
         * Members of enemy gangs killed.
         */
        ENEMY_GANG_MEMBERS_KILLED = 239,
        /**
         * Members of friendly gangs killed.
         */
        FRIENDLY_GANG_MEMBERS_KILLED = 240,
        /**
         * Horseshoes collected; with those left they make `total_horseshoes`.
         */
        HORSESHOES_COLLECTED = 241,
        /**
         * Horseshoes there are; 50 in the unmodified game.
         */
        TOTAL_HORSESHOES = 242,
        /**
         * Oysters collected; with those left they make `total_oysters`.
         */
        OYSTERS_COLLECTED = 243,
        /**
         * Oysters there are; 50 in the unmodified game.
         */
        TOTAL_OYSTERS = 244,
        /**
         * Calories; 0 in all measured files.
         */
        CALORIES = 245,
        /**
         * Best time of a rampage for two; 0 in all measured files.
         */
        N_2P_RAMPAGE_BEST_TIME = 246,
        /**
         * Best time of a rampage for two in cars; 0 in all measured files.
         */
        N_2P_CAR_RAMPAGE_BEST_TIME = 247,
        /**
         * Best time of a rampage for two on foot; 0 in all measured files.
         */
        N_2P_ON_FOOT_RAMPAGE_BEST_TIME = 248,
        /**
         * Best time of a rampage for two in helicopters; 0 in all measured files.
         */
        N_2P_CHOPPER_RAMPAGE_BEST_TIME = 249,
        /**
         * Best time of a rampage for two on bikes; 0 in all measured files.
         */
        N_2P_BIKE_RAMPAGE_BEST_TIME = 250,
        /**
         * Best time of keeping a ball up; 0 in all measured files.
         */
        KEEPIE_UPPY_BEST_TIME = 251,
        /**
         * Progress with Denise.
         */
        PROGRESS_WITH_DENISE = 252,
        /**
         * Progress with Michelle.
         */
        PROGRESS_WITH_MICHELLE = 253,
        /**
         * Progress with Helena.
         */
        PROGRESS_WITH_HELENA = 254,
        /**
         * Progress with Barbara.
         */
        PROGRESS_WITH_BARBARA = 255,
        /**
         * Progress with Katie.
         */
        PROGRESS_WITH_KATIE = 256,
        /**
         * Progress with Millie.
         */
        PROGRESS_WITH_MILLIE = 257,
        /**
         * Best position in the race Lowrider Race.
         */
        BEST_POSITION_LOWRIDER_RACE = 258,
        /**
         * Best time in the race Lowrider Race.
         */
        BEST_TIME_LOWRIDER_RACE = 259,
        /**
         * Best position in the race Little Loop.
         */
        BEST_POSITION_LITTLE_LOOP = 260,
        /**
         * Best time in the race Little Loop.
         */
        BEST_TIME_LITTLE_LOOP = 261,
        /**
         * Best position in the race Backroad Wanderer.
         */
        BEST_POSITION_BACKROAD_WANDERER = 262,
        /**
         * Best time in the race Backroad Wanderer.
         */
        BEST_TIME_BACKROAD_WANDERER = 263,
        /**
         * Best position in the race City Circuit.
         */
        BEST_POSITION_CITY_CIRCUIT = 264,
        /**
         * Best time in the race City Circuit.
         */
        BEST_TIME_CITY_CIRCUIT = 265,
        /**
         * Best position in the race Vinewood.
         */
        BEST_POSITION_VINEWOOD = 266,
        /**
         * Best time in the race Vinewood.
         */
        BEST_TIME_VINEWOOD = 267,
        /**
         * Best position in the race Freeway.
         */
        BEST_POSITION_FREEWAY = 268,
        /**
         * Best time in the race Freeway.
         */
        BEST_TIME_FREEWAY = 269,
        /**
         * Best position in the race Into the Country.
         */
        BEST_POSITION_INTO_THE_COUNTRY = 270,
        /**
         * Best time in the race Into the Country.
         */
        BEST_TIME_INTO_THE_COUNTRY = 271,
        /**
         * Best position in the race Badlands A.
         */
        BEST_POSITION_BADLANDS_A = 272,
        /**
         * Best time in the race Badlands A.
         */
        BEST_TIME_BADLANDS_A = 273,
        /**
         * Best position in the race Badlands B.
         */
        BEST_POSITION_BADLANDS_B = 274,
        /**
         * Best time in the race Badlands B.
         */
        BEST_TIME_BADLANDS_B = 275,
        /**
         * Best position in the race Dirtbike Danger.
         */
        BEST_POSITION_DIRTBIKE_DANGER = 276,
        /**
         * Best time in the race Dirtbike Danger.
         */
        BEST_TIME_DIRTBIKE_DANGER = 277,
        /**
         * Best position in the race Bandito County.
         */
        BEST_POSITION_BANDITO_COUNTY = 278,
        /**
         * Best time in the race Bandito County.
         */
        BEST_TIME_BANDITO_COUNTY = 279,
        /**
         * Best position in the race Go-Go Karting.
         */
        BEST_POSITION_GO_GO_KART = 280,
        /**
         * Best time in the race Go-Go Karting.
         */
        BEST_TIME_GO_GO_KART = 281,
        /**
         * Best position in the race San Fierro Fastlane.
         */
        BEST_POSITION_SAN_FIERRO_FASTLANE = 282,
        /**
         * Best time in the race San Fierro Fastlane.
         */
        BEST_TIME_SAN_FIERRO_FASTLANE = 283,
        /**
         * Best position in the race San Fierro Hills.
         */
        BEST_POSITION_SAN_FIERRO_HILLS = 284,
        /**
         * Best time in the race San Fierro Hills.
         */
        BEST_TIME_SAN_FIERRO_HILLS = 285,
        /**
         * Best position in the race Country Endurance.
         */
        BEST_POSITION_COUNTRY_ENDURANCE = 286,
        /**
         * Best time in the race Country Endurance.
         */
        BEST_TIME_COUNTRY_ENDURANCE = 287,
        /**
         * Best position in the race San Fierro to Las Venturas.
         */
        BEST_POSITION_SF_TO_LV = 288,
        /**
         * Best time in the race San Fierro to Las Venturas.
         */
        BEST_TIME_SF_TO_LV = 289,
        /**
         * Best position in the race Dam Rider.
         */
        BEST_POSITION_DAM_RIDER = 290,
        /**
         * Best time in the race Dam Rider.
         */
        BEST_TIME_DAM_RIDER = 291,
        /**
         * Best position in the race Desert Tricks.
         */
        BEST_POSITION_DESERT_TRICKS = 292,
        /**
         * Best time in the race Desert Tricks.
         */
        BEST_TIME_DESERT_TRICKS = 293,
        /**
         * Best position in the race Las Venturas Ringroad.
         */
        BEST_POSITION_LV_RINGROAD = 294,
        /**
         * Best time in the race Las Venturas Ringroad.
         */
        BEST_TIME_LV_RINGROAD = 295,
        /**
         * Best time of World War Aces.
         */
        BESTTIME_WORLD_WAR_ACES = 296,
        /**
         * Best time of Barnstorming.
         */
        BESTTIME_BARNSTORMING = 297,
        /**
         * Best time of Military Service.
         */
        BESTTIME_MILITARY_SERVICE = 298,
        /**
         * Best time of Chopper Checkpoint.
         */
        BESTTIME_CHOPPER_CHECKPOINT = 299,
        /**
         * Best time of Whirly Bird Waypoint.
         */
        BESTTIME_WHIRLY_BIRD_WAYPOINT = 300,
        /**
         * Best time of Heli Hell.
         */
        BESTTIME_HELI_HELL = 301,
        /**
         * 0 or 1, a flag of a mission: Drive-Thru. The news of the radio read it.
         */
        DRIVE_THRU_PASSED = 302,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        MANAGEMENT_ISSUES_PASSED = 303,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        N_555_WE_TIP_PASSED = 304,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        YAY_KA_BOOM_BOOM_PASSED = 305,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        FISH_IN_A_BARREL_PASSED = 306,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        BREAKING_THE_BANK_AT_CALIGULAS_PASSED = 307,
        /**
         * 0 or 1, a flag of a mission: Vertical Bird. The news of the radio read it.
         */
        MANSION_2_PASSED = 308,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        RIOT_MODE = 309,
        /**
         * 0 or 1, a flag of a mission: Robbing Uncle Sam. The news of the radio read it.
         */
        ROBBING_UNCLE_SAM_PASSED = 310,
        /**
         * 0 or 1, a flag of a mission: Mike Toreno. The news of the radio read it.
         */
        MIKE_TORENO_PASSED = 311,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        ARCHITECTURAL_ESPIONAGE_PASSED = 312,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        JIZZY_PASSED = 313,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        REUNITING_THE_FAMILIES_PASSED = 314,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        SMALL_TOWN_BANK_PASSED = 315,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        PHOTO_OPPORTUNITY_PASSED = 316,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        DON_PEYOTE_PASSED = 317,
        /**
         * 0 or 1, a flag of a mission: Local Liquor Store. The news of the radio read it.
         */
        LOCAL_LIQUOR_STORE_PASSED = 318,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        BADLANDS_PASSED = 319,
        /**
         * 0 or 1, a flag of a mission: Monster. The news of the radio read it.
         */
        PLAYING_TIME = 320,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        HIDDEN_PACKAGES_FOUND = 321,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        TAGS_SPRAYED = 322,
        /**
         * 0 or 1, a flag of a mission: The Green Sabre. The news of the radio read it.
         */
        LEAST_FAVORITE_GANG = 323,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        GANG_MEMBERS_WASTED = 324,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        CRIMINALS_WASTED = 325,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        MOST_FAVORITE_RADIO_STATION = 326,
        /**
         * 0 or 1, a flag of a mission: the third casino mission. The news of the radio read it.
         */
        LEAST_FAVORITE_RADIO_STATION = 327,
        /**
         * 0 or 1, a flag of a mission: the sixth casino mission. The news of the radio read it.
         */
        CURRENT_WEAPON_SKILL = 328,
        /**
         * 0 or 1, a flag of a mission: the tenth casino mission. The news of the radio read it.
         */
        WEAPON_SKILL_LEVELS = 329,
        /**
         * 0 or 1, a flag of a mission: Interdiction. The news of the radio read it.
         */
        PILOT_RANKING = 330,
        /**
         * 0 or 1, a flag of a mission: Learning to Fly. The news of the radio read it.
         */
        STRONGEST_GANG = 331,
        /**
         * 0 or 1, a flag of a mission: Black Project. The news of the radio read it.
         */
        SECOND_STRONGEST_GANG = 332,
        /**
         * 0 or 1, a flag of a mission: Green Goo. The news of the radio read it.
         */
        THIRD_STRONGEST_GANG = 333,
        /**
         * 0 or 1, a flag of a mission, whatever the name suggests.
         */
        MONEY_LOST_GAMBLING = 334,
        /**
         * 0 or 1, a flag of a mission: Riot. The news of the radio read it.
         */
        RIOT_PASSED = 335,
        /**
         * 0 or 1, a flag of a mission: 555 We Tip. The news of the radio read it.
         */
        GANG_STRENGTH = 336,
        /**
         * 0 or 1, a flag of a mission: House Party. The news of the radio read it.
         */
        TERRITORY_UNDER_CONTROL = 337,
        /**
         * 0 or 1, a flag of a mission: Are You Going to San Fierro?. The news of the radio read it.
         */
        ARE_YOU_GOING_TO_SAN_FIERRO_PASSED = 338,
        /**
         * 0 or 1, a flag of a mission: High Noon. The news of the radio read it.
         */
        HIGH_NOON_PASSED = 339,
        /**
         * 0 or 1, a flag of a mission: Badlands, set when it begins. The news of the radio read it.
         */
        THE_GREEN_SABRE_PASSED = 340,
        /**
         * 0 or 1, a flag of a mission: the second mission of Catalina, set when it begins. The news of the radio read it.
         */
        CATALINA_MEETING = 341,
        /**
         * 0 or 1, a flag of a mission: the first mission of C.R.A.S.H., set when it begins. The news of the radio read it.
         */
        WU_ZI_MEETING = 342,
    }
    enum TrapKind {
        /**
         * None.
         */
        NO_TRAP = 0,
        /**
         * Two slow cars.
         */
        TWO_SLOW_CARS = 1,
        /**
         * One fast car.
         */
        ONE_FAST_CAR = 2,
        /**
         * One car of medium speed.
         */
        ONE_CAR = 3,
        /**
         * One policeman on foot.
         */
        ONE_COP = 4,
        /**
         * Two policemen on foot.
         */
        TWO_COPS = 5,
        /**
         * Two fast cars that brake.
         */
        TWO_BRAKING_CARS = 6,
        /**
         * Two fast cars.
         */
        TWO_FAST_CARS = 7,
        /**
         * Two cars of medium speed.
         */
        TWO_CARS = 8,
    }
    enum WarState {
        /**
         * None.
         */
        NO_WAR = 0,
        /**
         * Provoked.
         */
        PROVOKED = 1,
        /**
         * First wave.
         */
        FIRST_WAVE = 2,
        /**
         * First wave passed.
         */
        FIRST_PASSED = 3,
        /**
         * Second wave.
         */
        SECOND_WAVE = 4,
        /**
         * Second wave passed.
         */
        SECOND_PASSED = 5,
        /**
         * Third wave.
         */
        THIRD_WAVE = 6,
    }
    enum Creator {
        /**
         * The game itself.
         */
        MADE_BY_GAME = 1,
        /**
         * A mission.
         */
        MADE_BY_MISSION = 2,
        /**
         * A replay.
         */
        MADE_BY_REPLAY = 3,
    }
    enum ObjectOrigin {
        /**
         * Unknown.
         */
        OBJECT_UNKNOWN = 0,
        /**
         * The game itself.
         */
        OBJECT_OF_GAME = 1,
        /**
         * A mission, as of all measured objects.
         */
        OBJECT_OF_MISSION = 2,
        /**
         * Made for a while.
         */
        OBJECT_TEMPORARY = 3,
        /**
         * A cutscene.
         */
        OBJECT_OF_CUTSCENE = 4,
        /**
         * Decoration.
         */
        OBJECT_DECORATION = 5,
        /**
         * A mission, in a second way.
         */
        OBJECT_OF_MISSION_2 = 6,
    }
    enum SwappedThing {
        /**
         * Nothing; the place is free.
         */
        NOTHING_SWAPPED = 0,
        /**
         * A building.
         */
        BUILDING_SWAPPED = 2,
    }
    enum HiddenThing {
        /**
         * Nothing; the place is free.
         */
        NOTHING_HIDDEN = 0,
        /**
         * As earlier games had it.
         */
        HIDDEN_LEGACY = 1,
        /**
         * A building.
         */
        HIDDEN_BUILDING = 2,
        /**
         * An object.
         */
        HIDDEN_OBJECT = 3,
        /**
         * A dummy.
         */
        HIDDEN_DUMMY = 4,
    }
    enum CarBomb {
        /**
         * None.
         */
        NO_BOMB = 0,
        /**
         * Goes off five seconds after it was started.
         */
        BOMB_WITH_TIMER = 1,
        /**
         * Goes off with the ignition once it is armed.
         */
        BOMB_AT_IGNITION = 2,
        /**
         * Goes off by remote control.
         */
        BOMB_REMOTE = 3,
        /**
         * Goes off with the ignition.
         */
        BOMB_AT_IGNITION_ARMED = 5,
    }
    enum PlayState {
        /**
         * Playing.
         */
        STILL_PLAYING = 0,
        /**
         * The player died.
         */
        PLAYER_WASTED = 1,
        /**
         * The player was arrested.
         */
        PLAYER_BUSTED = 2,
        /**
         * A mission failed.
         */
        MISSION_FAILED = 3,
        /**
         * A mission was passed.
         */
        MISSION_PASSED = 4,
    }
    enum PlayerCondition {
        /**
         * Playing.
         */
        PLAYER_PLAYING = 0,
        /**
         * Died.
         */
        PLAYER_DIED = 1,
        /**
         * Arrested.
         */
        PLAYER_ARRESTED = 2,
        /**
         * Failed a mission.
         */
        PLAYER_FAILED_MISSION = 3,
        /**
         * Left the game.
         */
        PLAYER_LEFT_GAME = 4,
    }
    enum PropertyOffer {
        /**
         * Nothing is said.
         */
        NO_PROPERTY_TEXT = 0,
        /**
         * The property can be bought.
         */
        CAN_BE_BOUGHT = 1,
        /**
         * The property cannot be bought.
         */
        CANNOT_BE_BOUGHT = 2,
    }
    enum BlipColour {
        /**
         * Red.
         */
        BLIP_RED = 0,
        /**
         * Green.
         */
        BLIP_GREEN = 1,
        /**
         * Blue.
         */
        BLIP_BLUE = 2,
        /**
         * White.
         */
        BLIP_WHITE = 3,
        /**
         * Yellow.
         */
        BLIP_YELLOW = 4,
        /**
         * Red as well.
         */
        BLIP_RED_2 = 5,
        /**
         * Blue as well.
         */
        BLIP_BLUE_2 = 6,
        /**
         * That of a threat.
         */
        BLIP_THREAT = 7,
        /**
         * That of a destination.
         */
        BLIP_DESTINATION = 8,
    }
    enum BlipDisplay {
        /**
         * Nothing.
         */
        SHOW_NOTHING = 0,
        /**
         * The marker in the world.
         */
        SHOW_MARKER = 1,
        /**
         * The icon on the radar.
         */
        SHOW_ICON = 2,
        /**
         * Marker and icon.
         */
        SHOW_BOTH = 3,
    }
    enum BlipTarget {
        /**
         * Nothing.
         */
        BLIP_OF_NOTHING = 0,
        /**
         * A car.
         */
        BLIP_OF_CAR = 1,
        /**
         * A person.
         */
        BLIP_OF_PED = 2,
        /**
         * An object.
         */
        BLIP_OF_OBJECT = 3,
        /**
         * A place; with contact points the only kind that stays in use in a save.
         */
        BLIP_OF_PLACE = 4,
        /**
         * A contact point.
         */
        BLIP_OF_CONTACT = 5,
        /**
         * A spotlight.
         */
        BLIP_OF_SPOTLIGHT = 6,
        /**
         * A pickup.
         */
        BLIP_OF_PICKUP = 7,
        /**
         * An airstrip.
         */
        BLIP_OF_AIRSTRIP = 8,
    }
    enum ZoneKind {
        /**
         * A zone whose name is shown.
         */
        NAV_ZONE = 0,
        /**
         * A local zone; in no save.
         */
        LOCAL_ZONE = 1,
        /**
         * A zone with an info; in no save.
         */
        INFO_ZONE = 2,
        /**
         * A zone of the map.
         */
        MAP_ZONE = 3,
    }
    enum PopulationGroup {
        /**
         * Business.
         */
        GROUP_BUSINESS = 0,
        /**
         * Desert.
         */
        GROUP_DESERT = 1,
        /**
         * Entertainment.
         */
        GROUP_ENTERTAINMENT = 2,
        /**
         * Countryside.
         */
        GROUP_COUNTRYSIDE = 3,
        /**
         * Rich residents.
         */
        GROUP_RESIDENTIAL_RICH = 4,
        /**
         * Average residents.
         */
        GROUP_RESIDENTIAL_AVERAGE = 5,
        /**
         * Poor residents.
         */
        GROUP_RESIDENTIAL_POOR = 6,
        /**
         * Gangland.
         */
        GROUP_GANGLAND = 7,
        /**
         * Beach.
         */
        GROUP_BEACH = 8,
        /**
         * Shopping.
         */
        GROUP_SHOPPING = 9,
        /**
         * Park.
         */
        GROUP_PARK = 10,
        /**
         * Industry.
         */
        GROUP_INDUSTRY = 11,
        /**
         * Busy entertainment.
         */
        GROUP_ENTERTAINMENT_BUSY = 12,
        /**
         * Busy shopping.
         */
        GROUP_SHOPPING_BUSY = 13,
        /**
         * Posh shopping.
         */
        GROUP_SHOPPING_POSH = 14,
        /**
         * Rich and secluded.
         */
        GROUP_RICH_SECLUDED = 15,
        /**
         * Airport.
         */
        GROUP_AIRPORT = 16,
        /**
         * Golf club.
         */
        GROUP_GOLF_CLUB = 17,
        /**
         * Factories out of town.
         */
        GROUP_OUT_OF_TOWN_FACTORY = 18,
        /**
         * Runway of an airport.
         */
        GROUP_AIRPORT_RUNWAY = 19,
    }
    enum CarSupply {
        /**
         * Switched off.
         */
        NO_CARS = 0,
        /**
         * One comes whenever the place is free.
         */
        CARS_WITHOUT_END = 65535,
    }
    enum WarAttack {
        /**
         * None.
         */
        NO_ATTACK = 0,
        /**
         * The player was told of it.
         */
        PLAYER_WAS_TOLD = 1,
        /**
         * The player came.
         */
        PLAYER_CAME = 2,
    }
    enum NewsKind {
        /**
         * Of a city that is open now.
         */
        NEWS_OF_CITY = 1,
        /**
         * Of a mission.
         */
        NEWS_OF_MISSION = 2,
        /**
         * None.
         */
        NO_NEWS = 3,
    }
    /**
     * A block without content.
     */
    class EmptyBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * All that there is of it.
         */
        readonly tag: Uint8Array;
    }
    /**
     * A point or direction in the world.
     */
    class Vec3 {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.SimpleVariablesBlock | GtaSaSave.Player | GtaSaSave.ScriptObject | GtaSaSave.StoredCar | GtaSaSave.Garage | GtaSaSave.Restart | GtaSaSave.RestartPointsBlock | GtaSaSave.RestartPoint | GtaSaSave.ExtraRestart | GtaSaSave.Blip | GtaSaSave.GangWarsBlock | GtaSaSave.StuntJump | GtaSaSave.UserMarker, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.SimpleVariablesBlock | GtaSaSave.Player | GtaSaSave.ScriptObject | GtaSaSave.StoredCar | GtaSaSave.Garage | GtaSaSave.Restart | GtaSaSave.RestartPointsBlock | GtaSaSave.RestartPoint | GtaSaSave.ExtraRestart | GtaSaSave.Blip | GtaSaSave.GangWarsBlock | GtaSaSave.StuntJump | GtaSaSave.UserMarker;
        readonly _root: GtaSaSave;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
    }
    /**
     * A direction on the ground.
     */
    class Vec2 {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Garage, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Garage;
        readonly _root: GtaSaSave;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
    }
    /**
     * Block 0, 312 bytes on the PC and 428 on Android.
     */
    class SimpleVariablesBlock {
        constructor(_io: KaitaiStream, _parent: GtaSaSave | undefined, _root: GtaSaSave | undefined, isMobile: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        readonly isMobile: boolean;
        /**
         * CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00 (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified), 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android, 0xF2E813F3 Definitive Edition. It does not tell which script the game ran.
         */
        readonly versionId: number;
        /**
         * Name in the menu. On the PC letters of the game's font, most of them as in ASCII; on phones the key of the last mission's text, in UTF-16. Ends with a zero among the first 24 letters; the game makes it anew at every save.
         */
        readonly saveName: Uint8Array;
        /**
         * Whether a mission pack is played; 0 in all measured files.
         */
        readonly missionPackGame: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap069: Uint8Array;
        /**
         * Town, by its number. 0 in most files; not tied to that of the zones.
         */
        readonly currentLevel: number;
        /**
         * Where the camera was; within 10.1 m of the player.
         */
        readonly cameraPos: GtaSaSave.Vec3;
        /**
         * How long a minute of the game is; 1000.
         */
        readonly msPerGameMinute: number;
        /**
         * When the clock last went on; equals `global_timer` in a file of the PC.
         */
        readonly lastClockTick: number;
        /**
         * Month, 1 to 12.
         */
        readonly gameMonth: number;
        /**
         * Day of the month, 1 to 31.
         */
        readonly gameDay: number;
        /**
         * Hour, 0 to 23.
         */
        readonly gameHour: number;
        /**
         * Minute, 0 to 59.
         */
        readonly gameMinute: number;
        /**
         * Day of the week, 1 to 7.
         */
        readonly gameWeekday: number;
        /**
         * Month of the clock that opcode 0253 put aside.
         */
        readonly storedMonth: number;
        /**
         * Day of the clock that was put aside.
         */
        readonly storedDay: number;
        /**
         * Hour of the clock that was put aside.
         */
        readonly storedHour: number;
        /**
         * Minute of the clock that was put aside.
         */
        readonly storedMinute: number;
        /**
         * Whether a clock was put aside.
         */
        readonly clockHasBeenStored: number;
        /**
         * Layout of the controller; 0.
         */
        readonly padMode: number;
        /**
         * Whether the player has cheated; in agreement with statistic 137.
         */
        readonly hasCheated: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap091: Uint8Array;
        /**
         * Time played, which all other times refer to; 253,805 to 285,665,273.
         */
        readonly globalTimer: number;
        /**
         * Speed of the game, 1.0.
         */
        readonly timeScale: number;
        /**
         * Length of the last step; 0.00001 on the PC.
         */
        readonly timeStep: number;
        /**
         * The same without limits; 0.
         */
        readonly timeStepNonClipped: number;
        /**
         * Frames drawn, 7,289 to 12,250,323.
         */
        readonly frameCounter: number;
        /**
         * Weather that goes.
         */
        readonly oldWeather: number;
        /**
         * Weather that comes.
         */
        readonly newWeather: number;
        /**
         * Weather that a script holds; -1 for none.
         */
        readonly forcedWeather: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0ae: Uint8Array;
        /**
         * How far the change of weather has come, 0 to 1.
         */
        readonly weatherInterpolation: number;
        /**
         * Place in the list of weathers, 0 to 63.
         */
        readonly weatherTypeInList: number;
        /**
         * How hard it rains, 0 to 1.
         */
        readonly rain: number;
        /**
         * Camera of vehicles (opcode 09AD), 1 to 3.
         */
        readonly carZoom: number;
        /**
         * Camera on foot, 1 to 3.
         */
        readonly pedZoom: number;
        /**
         * Area code, 0 to 18; 0 is outside. The player carries the same.
         */
        readonly interior: number;
        /**
         * Whether looking up and down is swapped.
         */
        readonly invertLook: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0c9: Uint8Array;
        /**
         * Tint of an interior, 0 to 11.
         */
        readonly extraColour: number;
        /**
         * Whether the tint is on: exactly when `extra_colour_interpolation` is 1.
         */
        readonly extraColourOn: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0d1: Uint8Array;
        /**
         * Strength of the tint, 0 or 1.
         */
        readonly extraColourInterpolation: number;
        /**
         * Weather of the tint: 0, 21 or 22.
         */
        readonly extraColourWeather: number;
        /**
         * Water of the map; 0.
         */
        readonly waterConfiguration: number;
        /**
         * Whether Los Santos riots (opcode 06C8)
         */
        readonly laRiots: number;
        /**
         * Whether the riots have no police cars.
         */
        readonly laRiotsNoPoliceCars: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0e2: Uint8Array;
        /**
         * Most stars that police gives (opcode 01F0), 0 to 6.
         */
        readonly maxWantedLevel: number;
        /**
         * The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
         */
        readonly maxChaos: number;
        /**
         * Censored for France; which of the two bytes it is was disputed.
         */
        readonly frenchGame: number;
        /**
         * Censored for Germany (opcode 040C), independent of the language.
         */
        readonly germanGame: number;
        /**
         * Whether blood is shown and victims drop money; follows the language.
         */
        readonly nastyGame: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0ef: Uint8Array;
        /**
         * How often the help for the cinematic camera is still shown; 2 at the start.
         */
        readonly cinematicCameraHelpLeft: number;
        /**
         * Whether motion blur is on; 1.
         */
        readonly motionBlur: number | undefined;
        /**
         * Probably the volume of sound and music; 64.
         */
        readonly volumes: Array<number> | undefined;
        /**
         * Unknown; 1 in all measured files.
         */
        readonly unknown388: number | undefined;
        /**
         * Probably the station of the menu, 1 to 12.
         */
        readonly menuRadio: number | undefined;
        /**
         * Unknown; 1, then 0, 2 or 4, then 0.
         */
        readonly unknown390: Array<number> | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap189: Uint8Array | undefined;
        /**
         * Unknown; 1 in all measured files.
         */
        readonly unknown404: number | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap195: Uint8Array | undefined;
        /**
         * Unknown; 1 in all measured files.
         */
        readonly unknown412: Array<number> | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap19f: Uint8Array | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap11d: Uint8Array | undefined;
        /**
         * Clock of the computer: year, month, weekday from Sunday on, day, hour, minute, second, millisecond.
         */
        readonly systemTime: Array<number> | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap12e: Uint8Array | undefined;
        /**
         * Waypoint of the player as a handle: slot of the blip + 65,536 times its counter; 0 for none.
         */
        readonly targetBlip: number;
        /**
         * Whether the help for stealing vehicles was shown.
         */
        readonly stealVehicleHelpShown: number;
        /**
         * Whether taxis have nitro (opcode 0572)
         */
        readonly taxisHaveNitro: number;
        /**
         * Whether prostitutes pay the player (opcode 0A3D)
         */
        readonly prostitutesPayYou: number;
        /**
         * Nothing; 0 on the PC.
         */
        readonly gap137: Uint8Array;
        /**
         * Unknown; 0.
         */
        readonly unknown424: number | undefined;
        /**
         * Meaning of `current_level`.
         */
        readonly currentLevelName: GtaSaSave.Town | number;
        /**
         * Meaning of `old_weather`.
         */
        readonly oldWeatherName: GtaSaSave.Weather | number;
        /**
         * Meaning of `new_weather`.
         */
        readonly newWeatherName: GtaSaSave.Weather | number;
        /**
         * Meaning of `forced_weather`.
         */
        readonly forcedWeatherName: GtaSaSave.Weather | number;
        /**
         * Bytes of `save_name`.
         */
        readonly lenSaveName: number;
        /**
         * Whether the settings of the PC follow.
         */
        readonly isPc: boolean;
        /**
         * Whether the settings of phones follow.
         */
        readonly isMobileGame: boolean;
        /**
         * Meaning of `extra_colour_weather`.
         */
        readonly extraColourWeatherName: GtaSaSave.Weather | number;
    }
    /**
     * Block 1. What a script is, how far it has run, and what it left in the world.
     */
    class ScriptsBlock {
        constructor(_io: KaitaiStream, _parent: GtaSaSave | undefined, _root: GtaSaSave | undefined, isMobile: boolean, hasMissionIndex: boolean, isMissionSave: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        readonly isMobile: boolean;
        readonly hasMissionIndex: boolean;
        readonly isMissionSave: boolean;
        /**
         * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on Android, 49,492 in the Definitive Edition.
         */
        readonly lenGlobals: number;
        /**
         * Variables of all scripts, four bytes each, with integers, floats or parts of texts: variable 801 is number 801. The first eight bytes are none: they are the jump with which the script begins, bytes 02 00 01, then `len_globals` in four bytes.
         */
        readonly globals: Array<number>;
        /**
         * Scripts that start near people and objects.
         */
        readonly scriptBrains: Array<GtaSaSave.ScriptBrain>;
        /**
         * Where the variables hold whether a mission runs, as a multiple of 4: 1636 on the PC (opcode 0180)
         */
        readonly onMissionFlagOffset: number;
        /**
         * When the last mission was passed (opcodes 0318, 0595); 4,294,967,295 for never.
         */
        readonly lastMissionPassedTime: number;
        /**
         * Buildings of which another model is shown (opcode 03B6); used ones come first.
         */
        readonly buildingSwaps: Array<GtaSaSave.BuildingSwap>;
        /**
         * What scripts hid (opcode 0363)
         */
        readonly invisibleObjects: Array<GtaSaSave.InvisibleObject>;
        /**
         * Vehicles that do not appear; -1 for none.
         */
        readonly blockedVehicleModels: Array<number>;
        /**
         * Objects with a distant model of their own (opcode 0827)
         */
        readonly lodPairs: Array<GtaSaSave.LodPair>;
        /**
         * Animations that belong to models (opcodes 0884, 08E8)
         */
        readonly attachedAnimGroups: Array<GtaSaSave.AnimGroup>;
        /**
         * Whether missions stand in the main script's file; 1.
         */
        readonly usingMultiScriptFile: number;
        /**
         * Unused; 0.
         */
        readonly metDebbieHarry: number;
        /**
         * Bytes of the main script, which tell its version: 194,146 is v1, 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
         */
        readonly mainScriptSize: number;
        /**
         * Bytes of the largest mission; 68,439 in v1 and v2.
         */
        readonly largestMissionSize: number;
        /**
         * Missions of the script; 135 in v1 and v2.
         */
        readonly missionCount: number;
        /**
         * Missions that run alone; 0.
         */
        readonly exclusiveMissionCount: number;
        /**
         * Variables of the mission with most of them; 964 in v1 and v2.
         */
        readonly largestMissionLocals: number;
        /**
         * Threads that follow, 96 at most.
         */
        readonly numThreads: number;
        /**
         * Unknown; 2 to 6, 0 in the mission save of Android. It does not tell how the game was saved.
         */
        readonly saveKind: number | undefined;
        /**
         * Running scripts, `main` first.
         */
        readonly threads: Array<GtaSaSave.ScriptThread>;
        /**
         * Models that follow.
         */
        readonly numResources: number | undefined;
        /**
         * Models that threads have loaded.
         */
        readonly resources: Array<GtaSaSave.ScriptResource> | undefined;
        /**
         * Unknown; 0.
         */
        readonly unknownEnd: number | undefined;
        /**
         * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
         */
        readonly missionName: Uint8Array | undefined;
        /**
         * Unknown; 1.
         */
        readonly missionEnd: number | undefined;
        /**
         * Whether parts of phones and of the Definitive Edition are there.
         */
        readonly isMobileGame: boolean;
        /**
         * Whether the mission that runs is named.
         */
        readonly isDuringMission: boolean;
    }
    /**
     * A model that a thread has loaded.
     */
    class ScriptResource {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * Number of the entry.
         */
        readonly index: number;
        /**
         * Place of the thread.
         */
        readonly ownerSlot: number;
        /**
         * Model.
         */
        readonly model: number;
        /**
         * 1 or 2.
         */
        readonly resourceKind: number;
        /**
         * Name of the model, where it is one that scripts choose.
         */
        readonly special: GtaSaSave.SpecialModel | undefined;
        /**
         * Whether the model has a name.
         */
        readonly isSpecial: boolean;
    }
    /**
     * Name of a model that scripts choose.
     */
    class SpecialModel {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptResource, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptResource;
        readonly _root: GtaSaSave;
        /**
         * Bytes of the name.
         */
        readonly lenModelName: number;
        /**
         * Name with a zero behind it, such as `ryder2`.
         */
        readonly modelName: Uint8Array;
    }
    /**
     * A script that starts when the player is near a person or an object (opcodes 0928, 0929).
     */
    class ScriptBrain {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * Number of the script that is loaded; -1 in a free place.
         */
        readonly scriptIndex: number;
        /**
         * What starts it; 0, 1, 3 and 5 in use.
         */
        readonly brainType: number;
        /**
         * Group of people that it belongs to; -1 or 1.
         */
        readonly group: number;
        /**
         * Whether it may start.
         */
        readonly isActive: number;
        /**
         * Nothing; 0.
         */
        readonly gap005: Uint8Array;
        /**
         * How near; 5 unless set, 4 to 150.
         */
        readonly radius: number;
        /**
         * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`, filled with zeros.
         */
        readonly target: Uint8Array;
        /**
         * Meaning of `brain_type`.
         */
        readonly brainTypeName: GtaSaSave.BrainKind | number;
    }
    /**
     * A building with another model.
     */
    class BuildingSwap {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * What has another model; 0 in a free place.
         */
        readonly swapType: number;
        /**
         * Building + 1; 0 in a free place.
         */
        readonly poolIndexPlus1: number;
        /**
         * Model that is shown; -1 in a free place.
         */
        readonly newModel: number;
        /**
         * Model of the map; -1 in a free place.
         */
        readonly oldModel: number;
        /**
         * Meaning of `swap_type`.
         */
        readonly swapTypeName: GtaSaSave.SwappedThing | number;
    }
    /**
     * Something that is not shown.
     */
    class InvisibleObject {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * What is not shown; 0 in a free place, only 0 and 2 occur.
         */
        readonly objectKind: number;
        /**
         * Which one, + 1.
         */
        readonly poolIndexPlus1: number;
        /**
         * Meaning of `object_kind`.
         */
        readonly objectKindName: GtaSaSave.HiddenThing | number;
    }
    /**
     * An object with its distant model.
     */
    class LodPair {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * Handle of the object; -1 in a free place.
         */
        readonly object: number;
        /**
         * Handle of the distant one; -1 in a free place.
         */
        readonly lodObject: number;
    }
    /**
     * Animations for a model.
     */
    class AnimGroup {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * Model of a person; -1 in a free place.
         */
        readonly model: number;
        /**
         * File of animations, such as `DEALER`, ended by a zero.
         */
        readonly ifpName: Uint8Array;
    }
    /**
     * A running script: 262 bytes on the PC, 298 elsewhere and more while a mission runs.
     */
    class ScriptThread {
        constructor(_io: KaitaiStream, _parent: GtaSaSave.ScriptsBlock | undefined, _root: GtaSaSave | undefined, isMobile: boolean, hasMissionIndex: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        readonly isMobile: boolean;
        readonly hasMissionIndex: boolean;
        /**
         * Place among the 96 threads, 16 to 95 on the PC, each once. On phones bit 15 marks a mission.
         */
        readonly slot: number;
        /**
         * Number of the script that is loaded; -1.
         */
        readonly streamedScriptIndex: number | undefined;
        /**
         * The mission that runs.
         */
        readonly missionPart: GtaSaSave.LoadedMission | undefined;
        /**
         * Old address; not read.
         */
        readonly nextPtr: number;
        /**
         * Old address; not read.
         */
        readonly prevPtr: number;
        /**
         * Name in small letters, once per file, ended by a zero.
         */
        readonly threadName: Uint8Array;
        /**
         * Where a mission's script begins; 0.
         */
        readonly baseIp: number;
        /**
         * Address of the next instruction, `ip_rel` plus the same for all threads of the file; not read.
         */
        readonly ipAbs: number;
        /**
         * Return addresses in the same way; entries above the depth are old.
         */
        readonly stackAbs: Array<number>;
        /**
         * Return addresses in use; 0, or 1 in `psave1`.
         */
        readonly stackDepth: number;
        /**
         * Nothing; 0.
         */
        readonly gap040: Uint8Array;
        /**
         * Variables of the thread: 32, on phones 40.
         */
        readonly locals: Array<number>;
        /**
         * First timer.
         */
        readonly timerA: number;
        /**
         * Second timer.
         */
        readonly timerB: number;
        /**
         * Whether it runs; 1.
         */
        readonly isActive: number;
        /**
         * Outcome of the last condition.
         */
        readonly conditionResult: number;
        /**
         * Whether it cleans up like a mission; 0.
         */
        readonly usesMissionCleanup: number;
        /**
         * Whether it came from outside the main script; 0.
         */
        readonly isExternal: number;
        /**
         * Whether it may replace a help text; 0.
         */
        readonly overridesTextBox: number;
        /**
         * What started it from outside; -1.
         */
        readonly externalType: number;
        /**
         * Nothing; 0.
         */
        readonly gap0cc: Uint8Array;
        /**
         * When it goes on.
         */
        readonly wakeTime: number;
        /**
         * 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of several.
         */
        readonly andOrState: number;
        /**
         * Whether the condition is turned round.
         */
        readonly notFlag: number;
        /**
         * Whether it ends when the player dies or is arrested.
         */
        readonly wastedBustedCheck: number;
        /**
         * Whether that has happened; 0.
         */
        readonly wastedOrBusted: number;
        /**
         * Nothing; 0.
         */
        readonly gap0d7: Uint8Array;
        /**
         * Where a skipped scene goes on (opcode 0707); 0.
         */
        readonly sceneSkipIp: number;
        /**
         * Whether it is a mission; 0.
         */
        readonly isMission: number;
        /**
         * Nothing; 0.
         */
        readonly gap0df: Uint8Array;
        /**
         * The next instruction, counted from the start of the script space: `len_globals` to `main_script_size` - 1.
         */
        readonly ipRel: number;
        /**
         * Return addresses counted in the same way; 0 where none stands.
         */
        readonly stackRel: Array<number>;
        /**
         * Variables of the thread.
         */
        readonly numLocals: number;
        /**
         * Whether it is a thread of phones and of the Definitive Edition.
         */
        readonly isMobileGame: boolean;
        /**
         * Whether the mission that runs is stored with the thread.
         */
        readonly isMissionSlot: boolean;
    }
    /**
     * A mission that runs.
     */
    class LoadedMission {
        constructor(_io: KaitaiStream, _parent: GtaSaSave.ScriptThread | undefined, _root: GtaSaSave | undefined, hasIndex: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptThread;
        readonly _root: GtaSaSave;
        readonly hasIndex: boolean;
        /**
         * Number of the mission.
         */
        readonly missionIndex: number | undefined;
        /**
         * Script of the mission.
         */
        readonly code: Uint8Array;
        /**
         * Variables of the mission.
         */
        readonly missionLocals: Array<number>;
        /**
         * Whether the number is there.
         */
        readonly isNumbered: boolean;
    }
    /**
     * Block 2. The player with all he carries, and objects.
     */
    class PoolsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Players that follow; 1.
         */
        readonly numPlayers: number;
        /**
         * The player.
         */
        readonly players: Array<GtaSaSave.Player>;
        /**
         * Objects that follow; 28 to 81.
         */
        readonly numObjects: number;
        /**
         * Objects that scripts made.
         */
        readonly objects: Array<GtaSaSave.ScriptObject>;
    }
    /**
     * The player.
     */
    class Player {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.PoolsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.PoolsBlock;
        readonly _root: GtaSaSave;
        /**
         * Place among people * 256 + counter.
         */
        readonly handle: number;
        /**
         * Model; 0.
         */
        readonly model: number;
        /**
         * Kind of person; 0.
         */
        readonly pedType: number;
        /**
         * Bytes up to `player_size`: 396.
         */
        readonly pedSize: number;
        /**
         * Where he stands.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * The lower of 200 and `player_info.max_health` after a save.
         */
        readonly health: number;
        /**
         * 0 to 150.
         */
        readonly armor: number;
        /**
         * What he carries, one weapon of each kind.
         */
        readonly weapons: Array<GtaSaSave.Weapon>;
        /**
         * What made the player; 2 in every file.
         */
        readonly createdBy: number;
        /**
         * Kind of weapon in the hand.
         */
        readonly activeWeaponSlot: number;
        /**
         * Area code, the low byte of `simple_variables.interior`.
         */
        readonly area: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap027: Uint8Array;
        /**
         * Door by which he leaves: the top of `entry_exits.stack`, or -1 outside.
         */
        readonly exitIndex: number;
        /**
         * How he fights.
         */
        readonly fightingStyle: number;
        /**
         * Moves that he may use, a bit for each; 15.
         */
        readonly allowedAttackMoves: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap02e: Uint8Array;
        /**
         * Bytes of the rest: 132.
         */
        readonly playerSize: number;
        /**
         * Chaos that the player has made; 0, because saving clears it.
         */
        readonly chaosLevel: number;
        /**
         * Stars; 0, because saving clears them.
         */
        readonly wantedLevel: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap039: Uint8Array;
        /**
         * Clothes by the CRC-32 (without the final inversion) of the model's name in capitals; 0 for none.
         */
        readonly modelKeys: Array<number>;
        /**
         * Their textures in the same way.
         */
        readonly textureKeys: Array<number>;
        /**
         * Copy of statistic 21.
         */
        readonly fat: number;
        /**
         * Copy of statistic 23.
         */
        readonly muscle: number;
        /**
         * The same as `active_weapon_slot`.
         */
        readonly chosenWeaponSlot: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap0b5: Uint8Array;
        /**
         * Meaning of `ped_type`.
         */
        readonly pedTypeName: GtaSaSave.PedKind | number;
        /**
         * Meaning of `active_weapon_slot`.
         */
        readonly activeWeaponSlotName: GtaSaSave.WeaponSlot | number;
        /**
         * Meaning of `fighting_style`.
         */
        readonly fightingStyleName: GtaSaSave.Fighting | number;
        /**
         * Meaning of `chosen_weapon_slot`.
         */
        readonly chosenWeaponSlotName: GtaSaSave.WeaponSlot | number;
        /**
         * Meaning of `created_by`.
         */
        readonly createdByName: GtaSaSave.Creator | number;
    }
    /**
     * A weapon; all zero in an empty slot.
     */
    class Weapon {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Player, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Player;
        readonly _root: GtaSaSave;
        /**
         * Weapon; its slot decides which may stand here.
         */
        readonly weaponType: number;
        /**
         * What it is doing.
         */
        readonly state: number;
        /**
         * Shots until it is loaded again.
         */
        readonly clip: number;
        /**
         * Shots in all, above 25,000 without end.
         */
        readonly totalAmmo: number;
        /**
         * When it can shoot again.
         */
        readonly nextShotTime: number;
        /**
         * Whether it was chosen for the view through it; 0.
         */
        readonly firstPersonSelected: number;
        /**
         * Whether it is hidden; 0.
         */
        readonly dontPlaceInHand: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap016: Uint8Array;
        /**
         * Old address; 0.
         */
        readonly fxPtr: number;
        /**
         * Meaning of `weapon_type`.
         */
        readonly weaponTypeName: GtaSaSave.WeaponKind | number;
        /**
         * Meaning of `state`.
         */
        readonly stateName: GtaSaSave.WeaponState | number;
    }
    /**
     * A direction in three bytes.
     */
    class Direction {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * East, 127 for 1.
         */
        readonly x: number;
        /**
         * North, 127 for 1.
         */
        readonly y: number;
        /**
         * Up, 127 for 1.
         */
        readonly z: number;
    }
    /**
     * An object that a script made.
     */
    class ScriptObject {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.PoolsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.PoolsBlock;
        readonly _root: GtaSaSave;
        /**
         * Place among objects * 256 + counter; the place is below 350.
         */
        readonly handle: number;
        /**
         * Model, 988 to 16,330.
         */
        readonly model: number;
        /**
         * Bytes that follow: 48.
         */
        readonly objectSize: number;
        /**
         * Where it stands.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Its right side.
         */
        readonly right: GtaSaSave.Direction;
        /**
         * Its front; its top is the product of the two.
         */
        readonly forward: GtaSaSave.Direction;
        /**
         * Old memory; no meaning.
         */
        readonly gap018: Uint8Array;
        /**
         * Nothing known; 0.
         */
        readonly bonusValue: number;
        /**
         * Nothing; 0.
         */
        readonly gap01f: Uint8Array;
        /**
         * Nothing known; 0.
         */
        readonly costValue: number;
        /**
         * When it goes; 0.
         */
        readonly removalTime: number;
        /**
         * What the engine knows about it.
         */
        readonly entityFlags: GtaSaSave.EntityBits;
        /**
         * Nothing; 0.
         */
        readonly unused: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap027: Uint8Array;
        /**
         * What the game knows about it.
         */
        readonly objectFlags: GtaSaSave.ObjectBits;
        /**
         * What made the object; 2 in every file.
         */
        readonly objectType: number;
        /**
         * 0 or 200.
         */
        readonly collisionDamageEffect: number;
        /**
         * 0 or 200.
         */
        readonly specialCollisionResponse: number;
        /**
         * What does not hurt it.
         */
        readonly physicalFlags: GtaSaSave.PhysicalBits;
        /**
         * Meaning of `object_type`.
         */
        readonly objectTypeName: GtaSaSave.ObjectOrigin | number;
    }
    /**
     * Bits of things in the world.
     */
    class EntityBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * Uses collision.
         */
        readonly usesCollision: boolean;
        /**
         * Collision processed.
         */
        readonly collisionProcessed: boolean;
        /**
         * Static flag.
         */
        readonly staticFlag: boolean;
        /**
         * Has contacted.
         */
        readonly hasContacted: boolean;
        /**
         * Stuck.
         */
        readonly stuck: boolean;
        /**
         * Safe position.
         */
        readonly safePosition: boolean;
        /**
         * Postponed.
         */
        readonly postponed: boolean;
        /**
         * Visible.
         */
        readonly visible: boolean;
        /**
         * Big building.
         */
        readonly bigBuilding: boolean;
        /**
         * Render damaged.
         */
        readonly renderDamaged: boolean;
        /**
         * Streaming dont delete.
         */
        readonly streamingDontDelete: boolean;
        /**
         * Remove from world.
         */
        readonly removeFromWorld: boolean;
        /**
         * Hit wall.
         */
        readonly hitWall: boolean;
        /**
         * Being rendered.
         */
        readonly beingRendered: boolean;
        /**
         * Draw last.
         */
        readonly drawLast: boolean;
        /**
         * Distance fade.
         */
        readonly distanceFade: boolean;
        /**
         * No shadows on.
         */
        readonly noShadowsOn: boolean;
        /**
         * Offscreen.
         */
        readonly offscreen: boolean;
        /**
         * Static waiting collision.
         */
        readonly staticWaitingCollision: boolean;
        /**
         * Dont stream.
         */
        readonly dontStream: boolean;
        /**
         * Under water.
         */
        readonly underwaterFlag: boolean;
        /**
         * Prerender effects.
         */
        readonly prerenderEffects: boolean;
        /**
         * Temp building.
         */
        readonly tempBuilding: boolean;
        /**
         * No hierarchy update.
         */
        readonly noHierarchyUpdate: boolean;
        /**
         * Roadsign text.
         */
        readonly roadsignText: boolean;
        /**
         * Super low lod.
         */
        readonly superLowLod: boolean;
        /**
         * Procedural.
         */
        readonly procedural: boolean;
        /**
         * Backface culled.
         */
        readonly backfaceCulled: boolean;
        /**
         * Light object.
         */
        readonly lightObject: boolean;
        /**
         * Unimportant stream.
         */
        readonly unimportantStream: boolean;
        /**
         * Tunnel.
         */
        readonly tunnel: boolean;
        /**
         * Tunnel transition.
         */
        readonly tunnelTransition: boolean;
    }
    /**
     * Bits of objects.
     */
    class ObjectBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * Pickup.
         */
        readonly pickup: boolean;
        /**
         * Property for sale.
         */
        readonly propertyForSale: boolean;
        /**
         * Shop out of stock.
         */
        readonly shopOutOfStock: boolean;
        /**
         * Broken glass.
         */
        readonly brokenGlass: boolean;
        /**
         * Glass gone.
         */
        readonly glassGone: boolean;
        /**
         * Exploded.
         */
        readonly exploded: boolean;
        /**
         * Changes vehicle colour.
         */
        readonly changesVehicleColour: boolean;
        /**
         * Lamp post.
         */
        readonly lampPost: boolean;
        /**
         * Targetable.
         */
        readonly targetable: boolean;
        /**
         * Broken.
         */
        readonly broken: boolean;
        /**
         * Train crossing.
         */
        readonly trainCrossing: boolean;
        /**
         * Photographed.
         */
        readonly photographed: boolean;
        /**
         * Liftable.
         */
        readonly liftable: boolean;
        /**
         * Door moving.
         */
        readonly doorMoving: boolean;
        /**
         * Door open.
         */
        readonly doorOpen: boolean;
        /**
         * No model.
         */
        readonly noModel: boolean;
        /**
         * Scaled.
         */
        readonly scaled: boolean;
        /**
         * Magnet.
         */
        readonly magnet: boolean;
        /**
         * Damaged.
         */
        readonly damaged: boolean;
        /**
         * Unknown.
         */
        readonly unknown19: boolean;
        /**
         * Unknown.
         */
        readonly unknown20: boolean;
        /**
         * Unknown.
         */
        readonly unknown21: boolean;
        /**
         * Fading in.
         */
        readonly fadingIn: boolean;
        /**
         * Col brightness.
         */
        readonly colBrightness: boolean;
        /**
         * Disabled attractors.
         */
        readonly disabledAttractors: boolean;
        /**
         * Do not render.
         */
        readonly doNotRender: boolean;
        /**
         * Fading in 2.
         */
        readonly fadingIn2: boolean;
        /**
         * Unknown.
         */
        readonly unknown27: number;
    }
    /**
     * What has no effect on an object.
     */
    class PhysicalBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * No collision force.
         */
        readonly noCollisionForce: boolean;
        /**
         * No speed.
         */
        readonly noSpeed: boolean;
        /**
         * Bullet proof.
         */
        readonly bulletProof: boolean;
        /**
         * Fire proof.
         */
        readonly fireProof: boolean;
        /**
         * Collision proof.
         */
        readonly collisionProof: boolean;
        /**
         * Melee proof.
         */
        readonly meleeProof: boolean;
        /**
         * Explosion proof.
         */
        readonly explosionProof: boolean;
        /**
         * Unknown.
         */
        readonly unknown7: boolean;
    }
    /**
     * Block 3. Garages, shops that work on cars, and the cars that the player keeps.
     */
    class GaragesBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Garages that follow the cars; 50.
         */
        readonly numGarages: number;
        /**
         * Whether bombs cost nothing; 0.
         */
        readonly freeBombs: number;
        /**
         * Whether paint costs nothing (opcode 0335)
         */
        readonly freeResprays: number;
        /**
         * Whether paint shops are closed (opcode 0A14)
         */
        readonly noResprays: number;
        /**
         * Leftover of earlier games.
         */
        readonly carsCollected: number;
        /**
         * Leftover of earlier games.
         */
        readonly bankVansCollected: number;
        /**
         * Leftover of earlier games.
         */
        readonly policeCarsCollected: number;
        /**
         * Leftover of earlier games.
         */
        readonly carTypesCollected: Array<number>;
        /**
         * When the last help about garages was shown.
         */
        readonly lastHelpTime: number;
        /**
         * Cars in the garages that keep them, as slot * 20 + row: the first slots of all 20 rows, then the second ones.
         */
        readonly cars: Array<GtaSaSave.StoredCar>;
        /**
         * Garages.
         */
        readonly garages: Array<GtaSaSave.Garage>;
    }
    /**
     * A car that is kept; the place is free where the model is 0, and holds old bytes then.
     */
    class StoredCar {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.GaragesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.GaragesBlock;
        readonly _root: GtaSaSave;
        /**
         * Where it stands.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Handling of the model, and tuning.
         */
        readonly handlingFlags: GtaSaSave.HandlingBits;
        /**
         * What does not hurt it, and what is built in.
         */
        readonly carFlags: GtaSaSave.CarBits;
        /**
         * Nothing; 0.
         */
        readonly gap00c: Uint8Array;
        /**
         * Model, 400 to 611; 0 where the place is free.
         */
        readonly model: number;
        /**
         * Tuning parts, 1000 to 1193; -1 for none.
         */
        readonly mods: Array<number>;
        /**
         * Colours by their number in the palette.
         */
        readonly colours: Array<number>;
        /**
         * Station that is on.
         */
        readonly radio: number;
        /**
         * Extras of the model, 0 to 4; 255 for none.
         */
        readonly components: Array<number>;
        /**
         * Bomb in the car; 0 in most files.
         */
        readonly bomb: number;
        /**
         * 0 to 2; 255 for none.
         */
        readonly paintjob: number;
        /**
         * Charges of nitro: 0 to 10, or 101.
         */
        readonly nitro: number;
        /**
         * Its front.
         */
        readonly forward: GtaSaSave.Direction100;
        /**
         * Nothing; 0.
         */
        readonly gap037: Uint8Array;
        /**
         * Meaning of `radio`.
         */
        readonly radioName: GtaSaSave.Station | number;
        /**
         * Meaning of `bomb`.
         */
        readonly bombName: GtaSaSave.CarBomb | number;
    }
    /**
     * A direction in three bytes, 99 or 100 long.
     */
    class Direction100 {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.StoredCar, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.StoredCar;
        readonly _root: GtaSaSave;
        /**
         * East.
         */
        readonly x: number;
        /**
         * North.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
    }
    /**
     * A garage.
     */
    class Garage {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.GaragesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.GaragesBlock;
        readonly _root: GtaSaSave;
        /**
         * What it does now.
         */
        readonly garageType: number;
        /**
         * What the door does.
         */
        readonly doorState: number;
        /**
         * How the door opens, and whether it is in use.
         */
        readonly flags: GtaSaSave.GarageBits;
        /**
         * Old memory; no meaning.
         */
        readonly gap002: Uint8Array;
        /**
         * First corner, at the floor.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Direction of one side.
         */
        readonly directionA: GtaSaSave.Vec2;
        /**
         * Direction of the other.
         */
        readonly directionB: GtaSaSave.Vec2;
        /**
         * Height of the ceiling.
         */
        readonly topZ: number;
        /**
         * Length of the side along the door.
         */
        readonly width: number;
        /**
         * Length of the side away from it.
         */
        readonly depth: number;
        /**
         * Lowest x.
         */
        readonly left: number;
        /**
         * Highest x.
         */
        readonly right: number;
        /**
         * Lowest y.
         */
        readonly front: number;
        /**
         * Highest y.
         */
        readonly back: number;
        /**
         * 0 when the door is closed, otherwise 1.
         */
        readonly doorPosition: number;
        /**
         * When the door opens.
         */
        readonly timeToOpen: number;
        /**
         * Name to scripts, ended by a zero.
         */
        readonly garageName: Uint8Array;
        /**
         * What it did at the start.
         */
        readonly originalType: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap04c: Uint8Array;
        /**
         * Meaning of `garage_type`.
         */
        readonly garageTypeName: GtaSaSave.GarageKind | number;
        /**
         * Meaning of `door_state`.
         */
        readonly doorStateName: GtaSaSave.Door | number;
        /**
         * Meaning of `original_type`.
         */
        readonly originalTypeName: GtaSaSave.GarageKind | number;
    }
    /**
     * Bits of garages.
     */
    class GarageBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Garage, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Garage;
        readonly _root: GtaSaSave;
        /**
         * Used mod shop.
         */
        readonly usedModShop: boolean;
        /**
         * Inactive.
         */
        readonly inactive: boolean;
        /**
         * Respray used.
         */
        readonly resprayUsed: boolean;
        /**
         * Door swings up.
         */
        readonly opensUp: boolean;
        /**
         * Door goes up and in.
         */
        readonly goesIn: boolean;
        /**
         * Camera follows.
         */
        readonly cameraFollows: boolean;
        /**
         * Set exactly when `door_state` is not 1.
         */
        readonly doorClosed: boolean;
        /**
         * Paint always costs nothing; only in `michdr`.
         */
        readonly alwaysFree: boolean;
    }
    /**
     * Bits of cars that are kept.
     */
    class CarBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.StoredCar, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.StoredCar;
        readonly _root: GtaSaSave;
        /**
         * No harm by bullets.
         */
        readonly carBulletProof: boolean;
        /**
         * No harm by fire.
         */
        readonly carFireProof: boolean;
        /**
         * No harm by explosions.
         */
        readonly carExplosionProof: boolean;
        /**
         * No harm by collisions.
         */
        readonly carCollisionProof: boolean;
        /**
         * No harm by blows.
         */
        readonly carMeleeProof: boolean;
        /**
         * Bass boost.
         */
        readonly bassBoost: boolean;
        /**
         * Hydraulics.
         */
        readonly hydraulics: boolean;
        /**
         * Nitrous.
         */
        readonly nitrous: boolean;
    }
    /**
     * Bits of handling, a part of the model's data; to be copied with the car.
     */
    class HandlingBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.StoredCar, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.StoredCar;
        readonly _root: GtaSaSave;
        /**
         * Boost 1g.
         */
        readonly boost1g: boolean;
        /**
         * Boost 2g.
         */
        readonly boost2g: boolean;
        /**
         * Npc anti roll.
         */
        readonly npcAntiRoll: boolean;
        /**
         * Npc neutral.
         */
        readonly npcNeutral: boolean;
        /**
         * No handbrake.
         */
        readonly noHandbrake: boolean;
        /**
         * Steer rear.
         */
        readonly steerRear: boolean;
        /**
         * Handbrake steer.
         */
        readonly handbrakeSteer: boolean;
        /**
         * Alt steer.
         */
        readonly altSteer: boolean;
        /**
         * Front narrow 2.
         */
        readonly frontNarrow2: boolean;
        /**
         * Front narrow.
         */
        readonly frontNarrow: boolean;
        /**
         * Front wide.
         */
        readonly frontWide: boolean;
        /**
         * Front wide 2.
         */
        readonly frontWide2: boolean;
        /**
         * Rear narrow 2.
         */
        readonly rearNarrow2: boolean;
        /**
         * Rear narrow.
         */
        readonly rearNarrow: boolean;
        /**
         * Rear wide.
         */
        readonly rearWide: boolean;
        /**
         * Rear wide 2.
         */
        readonly rearWide2: boolean;
        /**
         * Hydraulic geometry.
         */
        readonly hydraulicGeometry: boolean;
        /**
         * Hydraulics inst.
         */
        readonly hydraulicsInst: boolean;
        /**
         * No hydraulics.
         */
        readonly noHydraulics: boolean;
        /**
         * Nos inst.
         */
        readonly nosInst: boolean;
        /**
         * Offroad.
         */
        readonly offroad: boolean;
        /**
         * Offroad 2.
         */
        readonly offroad2: boolean;
        /**
         * Halogen.
         */
        readonly halogen: boolean;
        /**
         * Rear wheel first.
         */
        readonly rearWheelFirst: boolean;
        /**
         * Use max speed.
         */
        readonly useMaxSpeed: boolean;
        /**
         * Low rider.
         */
        readonly lowRider: boolean;
        /**
         * Street racer.
         */
        readonly streetRacer: boolean;
        /**
         * Unknown.
         */
        readonly unknownBit27: boolean;
        /**
         * Swinging chassis.
         */
        readonly swingingChassis: boolean;
        /**
         * Unknown.
         */
        readonly unknownBit29: number;
    }
    /**
     * Block 4.
     */
    class GameLogicBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Places that follow; 0.
         */
        readonly numRestarts: number;
        /**
         * Whether death costs the weapons (opcode 08DD)
         */
        readonly penaltyForDeath: number;
        /**
         * Whether arrest costs the weapons (opcode 08DE)
         */
        readonly penaltyForArrest: number;
        /**
         * What happens to the player; 0 in every file.
         */
        readonly gameState: number;
        /**
         * When the state changed last.
         */
        readonly timeOfLastEvent: number;
        /**
         * Places to wake up at after death; none in the measured files.
         */
        readonly restarts: Array<GtaSaSave.Restart>;
        /**
         * Meaning of `game_state`.
         */
        readonly gameStateName: GtaSaSave.PlayState | number;
    }
    /**
     * A place to wake up at.
     */
    class Restart {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.GameLogicBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.GameLogicBlock;
        readonly _root: GtaSaSave;
        /**
         * Where it is.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Where the player looks.
         */
        readonly heading: number;
    }
    /**
     * Block 5.
     */
    class PathsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Areas that follow, 1 to 54.
         */
        readonly numAreas: number;
        /**
         * Areas in which path nodes are switched.
         */
        readonly areas: Array<GtaSaSave.SwitchedArea>;
    }
    /**
     * A box in which path nodes are switched on or off (opcodes 0606, 0607).
     */
    class SwitchedArea {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.PathsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.PathsBlock;
        readonly _root: GtaSaSave;
        /**
         * Lowest x.
         */
        readonly xMin: number;
        /**
         * Highest x.
         */
        readonly xMax: number;
        /**
         * Lowest y.
         */
        readonly yMin: number;
        /**
         * Highest y.
         */
        readonly yMax: number;
        /**
         * Lowest z.
         */
        readonly zMin: number;
        /**
         * Highest z.
         */
        readonly zMax: number;
        /**
         * Whether the nodes are off.
         */
        readonly switchedOff: number;
        /**
         * Whether nodes of cars are meant rather than those of people.
         */
        readonly forCars: number;
        /**
         * Nothing; 0.
         */
        readonly gap01a: Uint8Array;
    }
    /**
     * Block 6.
     */
    class PickupsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Places for pickups.
         */
        readonly pickups: Array<GtaSaSave.Pickup>;
        /**
         * Where the next one is noted, 0 to 19.
         */
        readonly collectedIndex: number;
        /**
         * How often the help about weapons is still shown; 10 at the start.
         */
        readonly weaponHelpLeft: number;
        /**
         * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for none.
         */
        readonly collectedRefs: Array<number>;
    }
    /**
     * Something that lies about; where the type is 0 the place is free, and holds old bytes.
     */
    class Pickup {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.PickupsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.PickupsBlock;
        readonly _root: GtaSaSave;
        /**
         * Money that a business has made.
         */
        readonly revenueValue: number;
        /**
         * Old address; 0 on the PC and Android.
         */
        readonly objectPtr: number;
        /**
         * Shots; the price of a property; the most that a business holds.
         */
        readonly ammoOrMax: number;
        /**
         * When it comes back.
         */
        readonly regenerationTime: number;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
        /**
         * What a business makes.
         */
        readonly moneyPerDay: number;
        /**
         * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212 money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property, 1274 business, 1277 save disk.
         */
        readonly model: number;
        /**
         * How often the place was used.
         */
        readonly counter: number;
        /**
         * What it does when it is taken.
         */
        readonly pickupType: number;
        /**
         * State.
         */
        readonly flags: GtaSaSave.PickupBits;
        /**
         * Nothing; 0.
         */
        readonly gap01d: Uint8Array;
        /**
         * Meaning of `pickup_type`.
         */
        readonly pickupTypeName: GtaSaSave.PickupKind | number;
    }
    /**
     * Bits of pickups.
     */
    class PickupBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Pickup, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Pickup;
        readonly _root: GtaSaSave;
        /**
         * Disabled.
         */
        readonly disabled: boolean;
        /**
         * Nothing left.
         */
        readonly isEmpty: boolean;
        /**
         * Help shown.
         */
        readonly helpShown: boolean;
        /**
         * Can be seen.
         */
        readonly isVisible: boolean;
        /**
         * Text of a property: 1 where it is for sale, 2 where it is locked.
         */
        readonly propertyText: number;
        /**
         * Unknown; 0.
         */
        readonly unknownPickupBit: boolean;
        /**
         * Meaning of `property_text`.
         */
        readonly propertyTextName: GtaSaSave.PropertyOffer | number;
    }
    /**
     * Block 8. Where the player wakes up.
     */
    class RestartPointsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Hospitals that follow.
         */
        readonly numHospitals: number;
        /**
         * Hospitals.
         */
        readonly hospitals: Array<GtaSaSave.RestartPoint>;
        /**
         * Police stations that follow.
         */
        readonly numPoliceStations: number;
        /**
         * Police stations.
         */
        readonly policeStations: Array<GtaSaSave.RestartPoint>;
        /**
         * Whether the next one is at `override_position`.
         */
        readonly overrideRestart: number;
        /**
         * Where a script put the next one (opcode 016E)
         */
        readonly overridePosition: GtaSaSave.Vec3;
        /**
         * Whether the picture comes back after death.
         */
        readonly fadeInAfterDeath: number;
        /**
         * Whether the picture comes back after an arrest.
         */
        readonly fadeInAfterArrest: number;
        /**
         * A hospital for those who die near it (opcode 08DF)
         */
        readonly extraHospital: GtaSaSave.ExtraRestart;
        /**
         * A police station for those who are arrested near it (opcode 08E0)
         */
        readonly extraPolice: GtaSaSave.ExtraRestart;
    }
    /**
     * A place to wake up at.
     */
    class RestartPoint {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.RestartPointsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.RestartPointsBlock;
        readonly _root: GtaSaSave;
        /**
         * Where it is.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Where the player looks.
         */
        readonly heading: number;
        /**
         * Cities that must be unlocked (statistic 181), 0 to 2.
         */
        readonly whenToUse: number;
    }
    /**
     * A place for one part of the map.
     */
    class ExtraRestart {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.RestartPointsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.RestartPointsBlock;
        readonly _root: GtaSaSave;
        /**
         * Where it is.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * How near one must be; 0 or 1500.
         */
        readonly radius: number;
        /**
         * Where the player looks.
         */
        readonly heading: number;
    }
    /**
     * Block 9.
     */
    class RadarBlock {
        constructor(_io: KaitaiStream, _parent: GtaSaSave | undefined, _root: GtaSaSave | undefined, numBlips: number);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        readonly numBlips: number;
        /**
         * Places for icons.
         */
        readonly blips: Array<GtaSaSave.Blip>;
    }
    /**
     * An icon; what is not in use holds old bytes.
     */
    class Blip {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.RadarBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.RadarBlock;
        readonly _root: GtaSaSave;
        /**
         * 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8 destination; above that red, green, blue and alpha.
         */
        readonly colour: number;
        /**
         * Thing that it follows (opcodes 0186, 0187); 0 in a save.
         */
        readonly entityHandle: number;
        /**
         * Where it is.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * How often the place was used; 1 for never.
         */
        readonly counter: number;
        /**
         * Nothing; 0.
         */
        readonly gap016: Uint8Array;
        /**
         * Size of its sphere; 1.
         */
        readonly sphereRadius: number;
        /**
         * Size of its square, 1 or 3.
         */
        readonly iconSize: number;
        /**
         * Nothing; 0.
         */
        readonly gap01e: Uint8Array;
        /**
         * Door that it belongs to, + 1; 0 for none.
         */
        readonly enexPlus1: number;
        /**
         * Icon.
         */
        readonly sprite: number;
        /**
         * How it is shown.
         */
        readonly state: GtaSaSave.BlipStateBits;
        /**
         * What it is.
         */
        readonly kind: GtaSaSave.BlipKindBits;
        /**
         * Nothing; 0.
         */
        readonly gap025: Uint8Array;
        /**
         * Meaning of `sprite`.
         */
        readonly spriteName: GtaSaSave.Icon | number;
        /**
         * Meaning of `colour`.
         */
        readonly colourName: GtaSaSave.BlipColour | number;
    }
    /**
     * State of an icon.
     */
    class BlipStateBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Blip, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Blip;
        readonly _root: GtaSaSave;
        /**
         * Bright.
         */
        readonly bright: boolean;
        /**
         * In use.
         */
        readonly inUse: boolean;
        /**
         * Shown only when near.
         */
        readonly shortRange: boolean;
        /**
         * Friendly.
         */
        readonly friendly: boolean;
        /**
         * Stays when what it follows is gone.
         */
        readonly blipRemain: boolean;
        /**
         * Fade.
         */
        readonly fade: boolean;
        /**
         * Form for places.
         */
        readonly coordAppearance: number;
    }
    /**
     * Kind of an icon.
     */
    class BlipKindBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.Blip, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.Blip;
        readonly _root: GtaSaSave;
        /**
         * What is shown, a marker in the world or an icon on the map.
         */
        readonly display: number;
        /**
         * What it stands for. Only places and contacts are stored in use: icons of what moves are written as free.
         */
        readonly blipType: number;
        /**
         * 0 friend, 1 threat.
         */
        readonly appearance: number;
        /**
         * Meaning of `display`.
         */
        readonly displayName: GtaSaSave.BlipDisplay | number;
        /**
         * Meaning of `blip_type`.
         */
        readonly blipTypeName: GtaSaSave.BlipTarget | number;
    }
    /**
     * Block 10. Zones have a box and a name; what lives in them stands in infos, which several may share.
     */
    class ZonesBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Town in which the player is, 0 to 3; not that of block 0.
         */
        readonly currentLevel: number;
        /**
         * Zones with a name, 379.
         */
        readonly numNavZones: number;
        /**
         * Infos, 378.
         */
        readonly numZoneInfos: number;
        /**
         * Zones of towns, 7.
         */
        readonly numMapZones: number;
        /**
         * Zones with a name, the first being all of the map.
         */
        readonly navZones: Array<GtaSaSave.Zone>;
        /**
         * Who lives in the zones.
         */
        readonly zoneInfos: Array<GtaSaSave.ZoneInfo>;
        /**
         * Towns.
         */
        readonly mapZones: Array<GtaSaSave.Zone>;
        /**
         * Whether a part of the map is revealed, 0 or 1: ten columns from west to east, ten parts from north to south in each.
         */
        readonly visited: Array<number>;
        /**
         * Parts that are revealed.
         */
        readonly revealedCount: number;
        /**
         * Meaning of `current_level`.
         */
        readonly currentLevelName: GtaSaSave.Town | number;
    }
    /**
     * A box with a name.
     */
    class Zone {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ZonesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ZonesBlock;
        readonly _root: GtaSaSave;
        /**
         * Name to scripts in capitals, filled with zeros.
         */
        readonly infoLabel: Uint8Array;
        /**
         * Name of the text that is shown, filled with zeros.
         */
        readonly textKey: Uint8Array;
        /**
         * Lowest x.
         */
        readonly x1: number;
        /**
         * Lowest y.
         */
        readonly y1: number;
        /**
         * Lowest z.
         */
        readonly z1: number;
        /**
         * Highest x.
         */
        readonly x2: number;
        /**
         * Highest y.
         */
        readonly y2: number;
        /**
         * Highest z.
         */
        readonly z2: number;
        /**
         * Info of the zone; 0 for towns.
         */
        readonly infoIndex: number;
        /**
         * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
         */
        readonly zoneType: number;
        /**
         * Town.
         */
        readonly level: number;
        /**
         * Meaning of `level`.
         */
        readonly levelName: GtaSaSave.Town | number;
        /**
         * Meaning of `zone_type`.
         */
        readonly zoneTypeName: GtaSaSave.ZoneKind | number;
    }
    /**
     * Who lives in a zone.
     */
    class ZoneInfo {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ZonesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ZonesBlock;
        readonly _root: GtaSaSave;
        /**
         * How many of each gang, 0 to 100 (opcode 076C)
         */
        readonly gangDensity: Array<number>;
        /**
         * How many dealers (opcode 076A), 0 to 15.
         */
        readonly dealerDensity: number;
        /**
         * Red, green, blue and alpha on the map, which follow from the densities.
         */
        readonly colour: Array<number>;
        /**
         * Kind of people.
         */
        readonly population: GtaSaSave.PopulationBits;
        /**
         * Who lives there (opcode 0874)
         */
        readonly races: GtaSaSave.RaceBits;
    }
    /**
     * Kind of people in a zone.
     */
    class PopulationBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ZoneInfo, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ZoneInfo;
        readonly _root: GtaSaSave;
        /**
         * Group of the population table (opcode 0767), 0 to 19.
         */
        readonly groupId: number;
        /**
         * 1 when one of the three gangs of Los Santos is there.
         */
        readonly radarMode: number;
        /**
         * Without police (opcode 09B7)
         */
        readonly noCops: boolean;
        /**
         * Meaning of `group_id`.
         */
        readonly groupIdName: GtaSaSave.PopulationGroup | number;
    }
    /**
     * People in a zone.
     */
    class RaceBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ZoneInfo, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ZoneInfo;
        readonly _root: GtaSaSave;
        /**
         * Black.
         */
        readonly black: boolean;
        /**
         * White people.
         */
        readonly whitePeople: boolean;
        /**
         * Oriental.
         */
        readonly oriental: boolean;
        /**
         * Hispanic.
         */
        readonly hispanic: boolean;
        /**
         * Nothing; 0.
         */
        readonly unusedRaces: number;
    }
    /**
     * Block 11.
     */
    class GangsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Gangs.
         */
        readonly gangs: Array<GtaSaSave.Gang>;
    }
    /**
     * Weapons of a gang (opcode 0237).
     */
    class Gang {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.GangsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.GangsBlock;
        readonly _root: GtaSaSave;
        /**
         * Model of its members; -1 for the usual ones.
         */
        readonly pedModelOverride: number;
        /**
         * Nothing; 0.
         */
        readonly gap001: Uint8Array;
        /**
         * First weapon; 0 for none.
         */
        readonly weaponA: number;
        /**
         * Second weapon; 0 for none.
         */
        readonly weaponB: number;
        /**
         * Third weapon; 0 for none.
         */
        readonly weaponC: number;
        /**
         * Meaning of `weapon_a`.
         */
        readonly weaponAName: GtaSaSave.WeaponKind | number;
        /**
         * Meaning of `weapon_b`.
         */
        readonly weaponBName: GtaSaSave.WeaponKind | number;
        /**
         * Meaning of `weapon_c`.
         */
        readonly weaponCName: GtaSaSave.WeaponKind | number;
    }
    /**
     * Block 12.
     */
    class CarGeneratorsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Parked cars that follow; 109 to 218.
         */
        readonly numGenerators: number;
        /**
         * Which quarter of them is looked at next, 0 to 3.
         */
        readonly processCounter: number;
        /**
         * Cars that still may appear nearby, 0 to 20.
         */
        readonly generateEvenIfClose: number;
        /**
         * Parked cars.
         */
        readonly generators: Array<GtaSaSave.CarGenerator>;
        /**
         * Licence plates in use; 15 are stored.
         */
        readonly plateCount: number;
        /**
         * Licence plates.
         */
        readonly plates: Array<GtaSaSave.Plate>;
    }
    /**
     * A place at which a car is parked.
     */
    class CarGenerator {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.CarGeneratorsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.CarGeneratorsBlock;
        readonly _root: GtaSaSave;
        /**
         * Place in the game's table, below 500, in order.
         */
        readonly index: number;
        /**
         * Model; -1 for any, -n for any that is n now.
         */
        readonly model: number;
        /**
         * Colours; -1 for any.
         */
        readonly colours: Array<number>;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
        /**
         * Where it looks.
         */
        readonly angle: number;
        /**
         * How likely it has an alarm.
         */
        readonly alarmChance: number;
        /**
         * How likely it is locked.
         */
        readonly lockChance: number;
        /**
         * How it appears.
         */
        readonly flags: GtaSaSave.GeneratorBits;
        /**
         * Shortest time until the next.
         */
        readonly minDelay: number;
        /**
         * Longest time until the next; 10,000.
         */
        readonly maxDelay: number;
        /**
         * Nothing; 0.
         */
        readonly gap013: Uint8Array;
        /**
         * When the next appears.
         */
        readonly nextGenTime: number;
        /**
         * Car that stands there, as an old handle; -1 for none.
         */
        readonly vehicleHandle: number;
        /**
         * Cars that still come: 0 or 65,535, which is without end; 1 occurs.
         */
        readonly generateCount: number;
        /**
         * Part of the map that it belongs to; 0, others are not saved.
         */
        readonly iplId: number;
        /**
         * Whether the place is in use; 1, others are not saved.
         */
        readonly isUsed: number;
        /**
         * Nothing; 0.
         */
        readonly gap01f: Uint8Array;
        /**
         * Meaning of `generate_count`.
         */
        readonly generateCountName: GtaSaSave.CarSupply | number;
    }
    /**
     * How a parked car appears.
     */
    class GeneratorBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.CarGenerator, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.CarGenerator;
        readonly _root: GtaSaSave;
        /**
         * Wait until far.
         */
        readonly waitUntilFar: boolean;
        /**
         * Appears in any case.
         */
        readonly highPriority: boolean;
        /**
         * Never set.
         */
        readonly activeGenerator: boolean;
        /**
         * Owned by player.
         */
        readonly ownedByPlayer: boolean;
        /**
         * Always set.
         */
        readonly ignorePopulationLimit: boolean;
        /**
         * Nothing known; 0.
         */
        readonly unusedGeneratorBits: number;
    }
    /**
     * A licence plate for a parked car.
     */
    class Plate {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.CarGeneratorsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.CarGeneratorsBlock;
        readonly _root: GtaSaSave;
        /**
         * `index` of the parked car; -1 where free.
         */
        readonly generatorIndex: number;
        /**
         * Eight characters, filled with blanks, then zeros.
         */
        readonly plateText: Uint8Array;
    }
    /**
     * Block 15.
     */
    class PlayerInfoBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Bytes that follow: 40.
         */
        readonly infoSize: number;
        /**
         * Money.
         */
        readonly money: number;
        /**
         * Cars on the road; 0.
         */
        readonly carDensity: number;
        /**
         * How the player fares; 0 in every file.
         */
        readonly playerState: number;
        /**
         * Nothing; 0.
         */
        readonly gap00b: Uint8Array;
        /**
         * Roads around the player, 0.69 to 1.02.
         */
        readonly roadDensity: number;
        /**
         * Money that the screen shows on its way to `money`.
         */
        readonly moneyShown: number;
        /**
         * Hours without a meal; 0, because saving sets it back.
         */
        readonly hoursNotEaten: number;
        /**
         * Nothing; 0.
         */
        readonly gap015: Uint8Array;
        /**
         * Leftover of earlier games.
         */
        readonly collectablesPickedUp: number;
        /**
         * Leftover of earlier games.
         */
        readonly collectablesTotal: number;
        /**
         * Whether running does not tire (opcode 0330)
         */
        readonly infiniteRun: number;
        /**
         * Whether weapons are loaded at once (opcode 0331)
         */
        readonly fastReload: number;
        /**
         * Whether fire does no harm (opcode 055D)
         */
        readonly fireproof: number;
        /**
         * Most health: statistic 24 times 0.176, on phones 0.22, without the fraction.
         */
        readonly maxHealth: number;
        /**
         * Most armour: 100 or 150 (opcode 055F)
         */
        readonly maxArmor: number;
        /**
         * Whether the next arrest costs nothing.
         */
        readonly freeBustedOnce: number;
        /**
         * Whether the next death costs nothing (opcode 0414)
         */
        readonly freeWastedOnce: number;
        /**
         * Whether the player may shoot from cars (opcode 0501)
         */
        readonly canDriveBy: number;
        /**
         * Speech at arrests, 0 to 2.
         */
        readonly bustedAudioStatus: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap029: Uint8Array;
        /**
         * Speech at the last arrest, 1 to 3.
         */
        readonly lastBustMessage: number;
        /**
         * Meaning of `player_state`.
         */
        readonly playerStateName: GtaSaSave.PlayerCondition | number;
    }
    /**
     * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers; others do not exist.
     */
    class StatisticsBlock {
        constructor(_io: KaitaiStream, _parent: GtaSaSave | undefined, _root: GtaSaSave | undefined, isDefinitive: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        readonly isDefinitive: boolean;
        /**
         * Statistics 0 to 81.
         */
        readonly floatStats: Array<number>;
        /**
         * Statistics 120 to 342.
         */
        readonly intStats: Array<number>;
        /**
         * People killed, by kind.
         */
        readonly pedsKilled: Array<number>;
        /**
         * Key of the last mission's text, filled with zeros.
         */
        readonly lastMissionPassed: Uint8Array;
        /**
         * Time with each station.
         */
        readonly radioListenTime: Array<number>;
        /**
         * 0 in all measured files.
         */
        readonly missionAttempts: Array<number>;
        /**
         * Whether the message of a line of statdisp.dat was shown.
         */
        readonly statMessageShown: Array<number>;
        /**
         * Unknown.
         */
        readonly statisticsEnd: number | undefined;
        /**
         * Whole numbers; the last one of the Definitive Edition is statistic 343.
         */
        readonly numIntStats: number;
        /**
         * Whether four more bytes follow.
         */
        readonly isDefinitiveEdition: boolean;
    }
    /**
     * Block 17. Places at which police lies in wait (opcode 04F8).
     */
    class SetPiecesBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Places in use, 209; all 210 are stored.
         */
        readonly usedCount: number;
        /**
         * Places.
         */
        readonly pieces: Array<GtaSaSave.SetPiece>;
    }
    /**
     * A place at which police appears when the player comes into a rectangle.
     */
    class SetPiece {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.SetPiecesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.SetPiecesBlock;
        readonly _root: GtaSaSave;
        /**
         * When it did last; 0 for never.
         */
        readonly lastGenerationTime: number;
        /**
         * Lowest x.
         */
        readonly x1: number;
        /**
         * Lowest y.
         */
        readonly y1: number;
        /**
         * Highest x.
         */
        readonly x2: number;
        /**
         * Highest y.
         */
        readonly y2: number;
        /**
         * Where the first appears.
         */
        readonly spawn1: GtaSaSave.Spot;
        /**
         * Where the second appears.
         */
        readonly spawn2: GtaSaSave.Spot;
        /**
         * Where the first goes.
         */
        readonly target1: GtaSaSave.Spot;
        /**
         * Where the second goes.
         */
        readonly target2: GtaSaSave.Spot;
        /**
         * What appears.
         */
        readonly pieceType: number;
        /**
         * Nothing; 0.
         */
        readonly gap00d: Uint8Array;
        /**
         * Meaning of `piece_type`.
         */
        readonly pieceTypeName: GtaSaSave.TrapKind | number;
    }
    /**
     * A place on the ground.
     */
    class Spot {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.SetPiece, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.SetPiece;
        readonly _root: GtaSaSave;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
    }
    /**
     * Block 18.
     */
    class StreamingBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * What was loaded of models (from 0), textures (20,000), collisions (25,000), parts of the map (25,255), paths (25,511), animations (25,575), recordings (25,755), scripts (26,230): 255 not at all, else bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a scene, 1 and 128 unknown.
         */
        readonly slots: Array<number>;
    }
    /**
     * Block 19.
     */
    class PedRelationshipsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * What each kind of people thinks of the others.
         */
        readonly relations: Array<GtaSaSave.Relation>;
    }
    /**
     * What one kind of people thinks of the others, a bit for each (opcode 0746).
     */
    class Relation {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.PedRelationshipsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.PedRelationshipsBlock;
        readonly _root: GtaSaSave;
        /**
         * Whom it respects.
         */
        readonly respect: number;
        /**
         * Whom it likes.
         */
        readonly like: number;
        /**
         * Whom it ignores; none.
         */
        readonly ignore: number;
        /**
         * Whom it does not like.
         */
        readonly dislike: number;
        /**
         * Whom it hates.
         */
        readonly hate: number;
    }
    /**
     * Block 20.
     */
    class TagsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Gang tags that follow; as many as the game has, because it does not read this number.
         */
        readonly numTags: number;
        /**
         * Paint on each, 0 to 255; above 228 it is sprayed over.
         */
        readonly tags: Array<number>;
    }
    /**
     * Block 21. Parts of the map; what a number means depends on the data of the game.
     */
    class IplFlagsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Parts, the first of which is not stored: 256.
         */
        readonly slotCount: number;
        /**
         * Whether part 1, 2, ... is loaded and kept by a script.
         */
        readonly flags: Array<number>;
    }
    /**
     * Block 22.
     */
    class ShoppingBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Prices that follow; 0 to 4.
         */
        readonly numModifiers: number;
        /**
         * Changed prices.
         */
        readonly modifiers: Array<GtaSaSave.ChangedPrice>;
        /**
         * Goods that follow; 544.
         */
        readonly numItems: number;
        /**
         * Whether it was bought, in the order of the prices in shopping.dat.
         */
        readonly items: Array<number>;
    }
    /**
     * A changed price.
     */
    class ChangedPrice {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ShoppingBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ShoppingBlock;
        readonly _root: GtaSaSave;
        /**
         * Key of what costs another price.
         */
        readonly key: number;
        /**
         * Price.
         */
        readonly price: number;
    }
    /**
     * Block 23.
     */
    class GangWarsBlock {
        constructor(_io: KaitaiStream, _parent: GtaSaSave | undefined, _root: GtaSaSave | undefined, isMobile: boolean, hasSpecificZones: boolean);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        readonly isMobile: boolean;
        readonly hasSpecificZones: boolean;
        /**
         * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
         */
        readonly warSize: number;
        /**
         * Whether wars happen (opcode 0879)
         */
        readonly active: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap005: Uint8Array;
        /**
         * How far a war that the player began has come; 0, because saving ends it.
         */
        readonly state: number;
        /**
         * When it began.
         */
        readonly timeStarted: number;
        /**
         * Info of the zone; -1 for none.
         */
        readonly zoneInfoIndex: number;
        /**
         * Zone; -1 for none.
         */
        readonly navZoneIndex: number;
        /**
         * Where it began.
         */
        readonly playerStartPos: GtaSaSave.Vec3;
        /**
         * First gang.
         */
        readonly gang1: number;
        /**
         * Second gang.
         */
        readonly gang2: number;
        /**
         * How hard they fight, 0 to 2.
         */
        readonly ferocity: number;
        /**
         * When the player was last there.
         */
        readonly lastTimeInArea: number;
        /**
         * How far an attack on the player's territory has come; 0 in every file.
         */
        readonly attackState: number;
        /**
         * Time until the next attack.
         */
        readonly timeTillNextAttack: number;
        /**
         * Where it is.
         */
        readonly pointOfAttack: GtaSaSave.Vec3;
        /**
         * Time that is left.
         */
        readonly fightTimer: number;
        /**
         * Icon; 0.
         */
        readonly radarBlip: number;
        /**
         * Whether the player is near.
         */
        readonly playerIsClose: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap051: Uint8Array;
        /**
         * Zones of the Grove among those of Grove, Ballas and Vagos (opcode 08E2)
         */
        readonly territoryShare: number;
        /**
         * The share when the last war began.
         */
        readonly difficulty: number;
        /**
         * Whether a war can begin during a mission.
         */
        readonly canStartOnMission: number | undefined;
        /**
         * Whether the mission that teaches it runs.
         */
        readonly trainingMission: number | undefined;
        /**
         * Old memory; no meaning.
         */
        readonly gap05e: Uint8Array | undefined;
        /**
         * Info of that mission's zone.
         */
        readonly zoneInfoForTraining: number | undefined;
        /**
         * Probably zones to which wars are limited.
         */
        readonly specificZoneCount: number | undefined;
        /**
         * Probably those zones.
         */
        readonly specificZones: Array<number> | undefined;
        /**
         * Meaning of `state`.
         */
        readonly stateName: GtaSaSave.WarState | number;
        /**
         * Meaning of `gang_1`.
         */
        readonly gang1Name: GtaSaSave.GangId | number;
        /**
         * Meaning of `gang_2`.
         */
        readonly gang2Name: GtaSaSave.GangId | number;
        /**
         * Whether fields of phones follow.
         */
        readonly isMobileGame: boolean;
        /**
         * Whether fields of the Definitive Edition follow.
         */
        readonly withSpecificZones: boolean;
        /**
         * Meaning of `attack_state`.
         */
        readonly attackStateName: GtaSaSave.WarAttack | number;
    }
    /**
     * Block 24.
     */
    class StuntJumpsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Jumps that follow; 70.
         */
        readonly numJumps: number;
        /**
         * Jumps, in an order that turns by some places whenever a save is loaded.
         */
        readonly jumps: Array<GtaSaSave.StuntJump>;
    }
    /**
     * A unique jump.
     */
    class StuntJump {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.StuntJumpsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.StuntJumpsBlock;
        readonly _root: GtaSaSave;
        /**
         * Lowest corner of the box from which one jumps.
         */
        readonly startMin: GtaSaSave.Vec3;
        /**
         * Highest corner.
         */
        readonly startMax: GtaSaSave.Vec3;
        /**
         * Lowest corner of the box in which one lands.
         */
        readonly landMin: GtaSaSave.Vec3;
        /**
         * Highest corner.
         */
        readonly landMax: GtaSaSave.Vec3;
        /**
         * Where the camera is.
         */
        readonly camera: GtaSaSave.Vec3;
        /**
         * Money for it; 500.
         */
        readonly reward: number;
        /**
         * Whether the player has done it.
         */
        readonly done: number;
        /**
         * Whether he has tried it.
         */
        readonly found: number;
        /**
         * Old memory; no meaning.
         */
        readonly gap042: Uint8Array;
    }
    /**
     * Block 25.
     */
    class EntryExitsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Doors that the player went through; 0 outside, 1 inside.
         */
        readonly numStack: number;
        /**
         * Their numbers, the innermost last.
         */
        readonly stack: Array<number>;
        /**
         * Doors, in order; the last has the number -1 and nothing else.
         */
        readonly entries: Array<GtaSaSave.EntryExit>;
    }
    /**
     * A door.
     */
    class EntryExit {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.EntryExitsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.EntryExitsBlock;
        readonly _root: GtaSaSave;
        /**
         * Number in the game's table, below 400 on the PC and 455 on Android; -1 ends the list.
         */
        readonly entryIndex: number;
        /**
         * State of the door.
         */
        readonly door: GtaSaSave.EntryExitState | undefined;
        /**
         * Whether it is a door rather than the end.
         */
        readonly hasBody: boolean;
    }
    /**
     * State of a door.
     */
    class EntryExitState {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.EntryExit, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.EntryExit;
        readonly _root: GtaSaSave;
        /**
         * What it does.
         */
        readonly flags: GtaSaSave.EntryExitBits;
        /**
         * Door at the other side; -1 for none.
         */
        readonly linkedIndex: number;
    }
    /**
     * Bits of doors.
     */
    class EntryExitBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.EntryExitState, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.EntryExitState;
        readonly _root: GtaSaSave;
        /**
         * Unknown mark of interiors.
         */
        readonly interiorMarker: boolean;
        /**
         * Unknown; concerns pairs.
         */
        readonly pairing: boolean;
        /**
         * Makes the pair of doors when a game begins.
         */
        readonly createLinkedPair: boolean;
        /**
         * An interior as a reward; sets the next bit in the other door.
         */
        readonly rewardInterior: boolean;
        /**
         * Entrance of a reward that was used.
         */
        readonly usedRewardEntrance: boolean;
        /**
         * Cars and aircraft pass.
         */
        readonly carsAndAircraft: boolean;
        /**
         * Bikes pass.
         */
        readonly bikesOnly: boolean;
        /**
         * Not on foot; never set.
         */
        readonly disableOnFoot: boolean;
        /**
         * Members of the group come along.
         */
        readonly acceptNpcGroup: boolean;
        /**
         * Without fading in; a date with food.
         */
        readonly foodDate: boolean;
        /**
         * A door of a burglary, made for its time.
         */
        readonly burglaryDoor: boolean;
        /**
         * No way back; never set.
         */
        readonly disableExit: boolean;
        /**
         * Open to burglars, switched by the job.
         */
        readonly burglaryAccess: boolean;
        /**
         * Was entered and not left.
         */
        readonly enteredWithoutExit: boolean;
        /**
         * May be used.
         */
        readonly enableAccess: boolean;
        /**
         * Goes when it is used; never set.
         */
        readonly deleteEnex: boolean;
    }
    /**
     * Block 26.
     */
    class RadioBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * What the stations have played.
         */
        readonly stations: Array<GtaSaSave.StationHistory>;
        /**
         * Low bytes of statistics, by which the news know what happened.
         */
        readonly statMirror: Array<number>;
        /**
         * Day of the last news.
         */
        readonly lastChangeDay: number;
        /**
         * Hour of the last news; 255 for never.
         */
        readonly lastChangeHour: number;
        /**
         * Hours for which they are news.
         */
        readonly expiryHours: number;
        /**
         * What the news are about; 2 and 3 occur.
         */
        readonly pendingKind: number;
        /**
         * Talk about it; 255 for none.
         */
        readonly banterIndex: number;
        /**
         * Meaning of `pending_kind`.
         */
        readonly pendingKindName: GtaSaSave.NewsKind | number;
    }
    /**
     * What a station has played.
     */
    class StationHistory {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.RadioBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.RadioBlock;
        readonly _root: GtaSaSave;
        /**
         * Songs; -1 for none.
         */
        readonly recentTracks: Array<number>;
        /**
         * Jingles; -1 for none.
         */
        readonly recentIdents: Array<number>;
        /**
         * Advertisements; -1 for none.
         */
        readonly recentAdverts: Array<number>;
        /**
         * Talk; -1 for none.
         */
        readonly recentDj: Array<number>;
    }
    /**
     * Block 27 (opcode 0A40).
     */
    class UserMarkersBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Markers.
         */
        readonly markers: Array<GtaSaSave.UserMarker>;
    }
    /**
     * A marker in the world; what is not in use holds old places.
     */
    class UserMarker {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.UserMarkersBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.UserMarkersBlock;
        readonly _root: GtaSaSave;
        /**
         * Whether it is there.
         */
        readonly inUse: number;
        /**
         * Nothing; 0.
         */
        readonly gap001: Uint8Array;
        /**
         * Where it is.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Red, 0 to 255.
         */
        readonly red: number;
        /**
         * Green, 0 to 255.
         */
        readonly green: number;
        /**
         * Blue, 0 to 255.
         */
        readonly blue: number;
    }
}
