// Generated from gta_sa_save.ksy by `make generate`: GTA San Andreas saves of the PC (GTASAsfN.b).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
 * file always has 202,752 bytes: 28 blocks in a fixed order, each after the
 * five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
 * length nor a number, so that each must be read by its layout; the padding
 * repeats old letters `BLOCK`, which a search would take for blocks.
 *
 * Coordinates are metres, x points east, y north, z up; the map spans about
 * -3000 to 3000. Times are milliseconds of the game's clock
 * (`simple_variables.global_timer`) unless said otherwise.
 *
 * Fields named `gap_` and their offset are left by the compiler; they hold
 * whatever the game's memory held, as do texts after their first zero. The
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
     * Places to wake up at, and penalties, after death and arrest.
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
     * The 82 statistics with a fraction, the whole numbers, and records kept beside them.
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
     * Loading state of models, textures and other parts of the game.
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
     * Bought items, and changed prices.
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
     * Songs, adverts and talk that the stations have played, and pending news.
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
     * Repeats the game's work buffer of 51,200 bytes: each byte equals the one 51,200 before it. The game accepts any bytes; two of the measured files have zeros from a tool.
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
         * The country outside the three cities.
         */
        COUNTRYSIDE_TOWN = 0,
        /**
         * Los Santos, the south-east of the map.
         */
        LOS_SANTOS = 1,
        /**
         * San Fierro, the west.
         */
        SAN_FIERRO = 2,
        /**
         * Las Venturas, the north-east.
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
         * The place is free.
         */
        FREE_BRAIN = -1,
        /**
         * Starts when a person of the model appears near the player, with the chance in percent (opcode 0928).
         */
        PED_BRAIN = 0,
        /**
         * Starts when the player comes near an object of the model (opcode 0929).
         */
        OBJECT_BRAIN = 1,
        /**
         * For generators of people; in no file, because the command (opcode 0927) does nothing in the released game.
         */
        PED_GENERATOR_BRAIN = 2,
        /**
         * The game requests it by its name for a person in an interior (opcode 07D3): `HOUSE` in the original game.
         */
        CODE_PED_BRAIN = 3,
        /**
         * For objects, by its name; in no file, because the command (opcode 07D4) does nothing in the released game.
         */
        CODE_OBJECT_BRAIN = 4,
        /**
         * Starts by its name when a person uses an attractor of the map (opcode 0884), such as `BARGUY` or `PEDSLOT`.
         */
        ATTRACTOR_BRAIN = 5,
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
         * Members of gang 1, the Ballas.
         */
        PED_GANG1 = 7,
        /**
         * Members of gang 2, the Grove Street Families.
         */
        PED_GANG2 = 8,
        /**
         * Members of gang 3, the Vagos.
         */
        PED_GANG3 = 9,
        /**
         * Members of gang 4, the Rifa.
         */
        PED_GANG4 = 10,
        /**
         * Members of gang 5, the Da Nang Boys.
         */
        PED_GANG5 = 11,
        /**
         * Members of gang 6, the Mafia.
         */
        PED_GANG6 = 12,
        /**
         * Members of gang 7, the Triads.
         */
        PED_GANG7 = 13,
        /**
         * Members of gang 8, the Aztecas.
         */
        PED_GANG8 = 14,
        /**
         * Gang 9, unused; gta-reversed calls it the Russian Mafia.
         */
        PED_GANG9 = 15,
        /**
         * Gang 10, unused; gta-reversed calls it the bikers.
         */
        PED_GANG10 = 16,
        /**
         * Drug dealers.
         */
        PED_DEALER = 17,
        /**
         * Ambulance crew.
         */
        PED_MEDIC = 18,
        /**
         * Fire crew.
         */
        PED_FIREMAN = 19,
        /**
         * Muggers and car thieves among the passers-by.
         */
        PED_CRIMINAL = 20,
        /**
         * Homeless people.
         */
        PED_BUM = 21,
        /**
         * Prostitutes.
         */
        PED_PROSTITUTE = 22,
        /**
         * Characters with a model of their own.
         */
        PED_SPECIAL = 23,
        /**
         * First of eight kinds reserved to missions.
         */
        PED_MISSION1 = 24,
        /**
         * Second of eight kinds reserved to missions.
         */
        PED_MISSION2 = 25,
        /**
         * Third of eight kinds reserved to missions.
         */
        PED_MISSION3 = 26,
        /**
         * Fourth of eight kinds reserved to missions.
         */
        PED_MISSION4 = 27,
        /**
         * Fifth of eight kinds reserved to missions.
         */
        PED_MISSION5 = 28,
        /**
         * Sixth of eight kinds reserved to missions.
         */
        PED_MISSION6 = 29,
        /**
         * Seventh of eight kinds reserved to missions.
         */
        PED_MISSION7 = 30,
        /**
         * Last of eight kinds reserved to missions.
         */
        PED_MISSION8 = 31,
    }
    enum WeaponSlot {
        /**
         * Fists and brass knuckles.
         */
        SLOT_UNARMED = 0,
        /**
         * Blunt and bladed weapons.
         */
        SLOT_MELEE = 1,
        /**
         * Pistols.
         */
        SLOT_HANDGUN = 2,
        /**
         * Shotguns.
         */
        SLOT_SHOTGUN = 3,
        /**
         * Submachine guns.
         */
        SLOT_SMG = 4,
        /**
         * Assault rifles.
         */
        SLOT_RIFLE = 5,
        /**
         * Country and sniper rifle.
         */
        SLOT_SNIPER = 6,
        /**
         * Launchers, flamethrower, minigun.
         */
        SLOT_HEAVY = 7,
        /**
         * Grenades, tear gas, molotovs, satchel charges.
         */
        SLOT_THROWN = 8,
        /**
         * Spray can, extinguisher, camera.
         */
        SLOT_SPECIAL = 9,
        /**
         * Gifts that also hit: dildos, vibrators, flowers, cane.
         */
        SLOT_GIFT = 10,
        /**
         * Goggles and parachute.
         */
        SLOT_GOGGLES = 11,
        /**
         * Detonator of the satchel charges.
         */
        SLOT_DETONATOR = 12,
    }
    enum WeaponKind {
        /**
         * Bare hands.
         */
        UNARMED = 0,
        /**
         * Brass knuckles, worn on the fist.
         */
        BRASS_KNUCKLES = 1,
        /**
         * Golf club.
         */
        GOLF_CLUB = 2,
        /**
         * Police truncheon.
         */
        NIGHTSTICK = 3,
        /**
         * Combat knife, which kills silently from behind.
         */
        KNIFE = 4,
        /**
         * Baseball bat.
         */
        BAT = 5,
        /**
         * Garden shovel.
         */
        SHOVEL = 6,
        /**
         * Pool cue.
         */
        POOL_CUE = 7,
        /**
         * Japanese sword.
         */
        KATANA = 8,
        /**
         * Chainsaw.
         */
        CHAINSAW = 9,
        /**
         * Large purple dildo.
         */
        DILDO = 10,
        /**
         * A second dildo.
         */
        DILDO_2 = 11,
        /**
         * Large vibrator.
         */
        VIBRATOR = 12,
        /**
         * A second vibrator.
         */
        VIBRATOR_2 = 13,
        /**
         * Bunch of flowers, a gift.
         */
        FLOWERS = 14,
        /**
         * Walking cane, a gift.
         */
        CANE = 15,
        /**
         * Hand grenade.
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
         * Colt 45 pistol; two at skill 1000.
         */
        PISTOL = 22,
        /**
         * Colt 45 with silencer.
         */
        SILENCED_PISTOL = 23,
        /**
         * Desert Eagle pistol.
         */
        DESERT_EAGLE = 24,
        /**
         * Pump-action shotgun.
         */
        SHOTGUN = 25,
        /**
         * Sawn-off shotgun.
         */
        SAWN_OFF = 26,
        /**
         * SPAS 12.
         */
        COMBAT_SHOTGUN = 27,
        /**
         * Micro Uzi; two at skill 1000.
         */
        MICRO_UZI = 28,
        /**
         * MP5 sub-machine gun.
         */
        MP5 = 29,
        /**
         * AK-47.
         */
        AK47 = 30,
        /**
         * M4 assault rifle.
         */
        M4 = 31,
        /**
         * Tec-9.
         */
        TEC9 = 32,
        /**
         * Hunting rifle without scope.
         */
        COUNTRY_RIFLE = 33,
        /**
         * Sniper rifle with scope.
         */
        SNIPER_RIFLE = 34,
        /**
         * Unguided rocket launcher.
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
         * Camera for snapshots; ammunition is the film.
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
         * Ready to fire.
         */
        WEAPON_READY = 0,
        /**
         * Being fired.
         */
        FIRING = 1,
        /**
         * Being reloaded.
         */
        RELOADING = 2,
        /**
         * Out of ammunition.
         */
        OUT_OF_AMMO = 3,
        /**
         * A blow is meeting something.
         */
        MELEE_CONTACT = 4,
    }
    enum Fighting {
        /**
         * The style of everybody but the player.
         */
        STANDARD = 4,
        /**
         * Boxing, learnt in the gym of Los Santos.
         */
        BOXING = 5,
        /**
         * Kung fu, learnt in the gym of San Fierro.
         */
        KUNG_FU = 6,
        /**
         * Kick boxing, learnt in the gym of Las Venturas.
         */
        KNEE_HEAD = 7,
        /**
         * The blows with a baseball bat; as a style only by edits or scripts.
         */
        STYLE_BAT = 8,
        /**
         * The blows with a knife; as a style only by edits or scripts.
         */
        STYLE_KNIFE = 9,
        /**
         * The blows with a golf club; as a style only by edits or scripts.
         */
        STYLE_GOLF_CLUB = 10,
        /**
         * The blows with a katana; as a style only by edits or scripts.
         */
        STYLE_KATANA = 11,
        /**
         * The blows with a chainsaw; as a style only by edits or scripts.
         */
        STYLE_CHAINSAW = 12,
        /**
         * The blows with a dildo; as a style only by edits or scripts; one measured file has it.
         */
        STYLE_DILDO = 13,
        /**
         * The blows with flowers; as a style only by edits or scripts.
         */
        STYLE_FLOWERS = 14,
        /**
         * Grabs and kicks, the style with which the player starts.
         */
        GRAB_KICK = 15,
        /**
         * Blows with the elbows; only scripts give it. Its engine name is that of blows with a pistol.
         */
        ELBOWS = 16,
    }
    enum ClothesModel {
        /**
         * Geometry of the upper garment.
         */
        MODEL_TORSO = 0,
        /**
         * Geometry of the head, with the hair.
         */
        MODEL_HEAD = 1,
        /**
         * Geometry of the hands; always HANDS.
         */
        MODEL_HANDS = 2,
        /**
         * Geometry of the trousers.
         */
        MODEL_LEGS = 3,
        /**
         * Geometry of the shoes.
         */
        MODEL_FEET = 4,
        /**
         * Geometry of the chain around the neck.
         */
        MODEL_CHAIN = 5,
        /**
         * Geometry of the watch.
         */
        MODEL_WATCH = 6,
        /**
         * Geometry of the glasses.
         */
        MODEL_SHADES = 7,
        /**
         * Geometry of the hat or mask.
         */
        MODEL_HAT = 8,
        /**
         * Geometry of a whole outfit (valet, medic, gimp suit) that hides the rest.
         */
        MODEL_SPECIAL = 9,
    }
    enum ClothesTexture {
        /**
         * Surface of the upper garment.
         */
        TEXTURE_TORSO = 0,
        /**
         * Surface of the head: hair cut and beard.
         */
        TEXTURE_HEAD = 1,
        /**
         * Surface of the trousers.
         */
        TEXTURE_LEGS = 2,
        /**
         * Surface of the shoes.
         */
        TEXTURE_FEET = 3,
        /**
         * Tattoo on the upper left arm: in 119 saves only files whose names begin with 4. gta-reversed exchanges slots 4 and 5.
         */
        TEXTURE_TATTOO_UPPER_LEFT_ARM = 4,
        /**
         * Tattoo on the lower left arm: in 119 saves only files whose names begin with 5. gta-reversed exchanges slots 4 and 5.
         */
        TEXTURE_TATTOO_LOWER_LEFT_ARM = 5,
        /**
         * Tattoo on the upper right arm.
         */
        TEXTURE_TATTOO_UPPER_RIGHT_ARM = 6,
        /**
         * Tattoo on the lower right arm.
         */
        TEXTURE_TATTOO_LOWER_RIGHT_ARM = 7,
        /**
         * Tattoo on the back.
         */
        TEXTURE_TATTOO_BACK = 8,
        /**
         * Tattoo on the left chest.
         */
        TEXTURE_TATTOO_LEFT_CHEST = 9,
        /**
         * Tattoo on the right chest.
         */
        TEXTURE_TATTOO_RIGHT_CHEST = 10,
        /**
         * Tattoo on the stomach.
         */
        TEXTURE_TATTOO_STOMACH = 11,
        /**
         * Tattoo on the lower back.
         */
        TEXTURE_TATTOO_LOWER_BACK = 12,
        /**
         * Surface of the chain.
         */
        TEXTURE_CHAIN = 13,
        /**
         * Surface of the watch.
         */
        TEXTURE_WATCH = 14,
        /**
         * Surface of the glasses.
         */
        TEXTURE_SHADES = 15,
        /**
         * Surface of the hat.
         */
        TEXTURE_HAT = 16,
        /**
         * Surface of the whole outfit.
         */
        TEXTURE_SPECIAL = 17,
    }
    enum Station {
        /**
         * The vehicle has no radio; emergency vehicles hear the police band.
         */
        CAR_EMERGENCY = 0,
        /**
         * Playback FM is on.
         */
        CAR_PLAYBACK_FM = 1,
        /**
         * K-Rose is on.
         */
        CAR_K_ROSE = 2,
        /**
         * K-DST is on.
         */
        CAR_K_DST = 3,
        /**
         * Bounce FM is on.
         */
        CAR_BOUNCE_FM = 4,
        /**
         * SF-UR is on.
         */
        CAR_SF_UR = 5,
        /**
         * Radio Los Santos is on.
         */
        CAR_RADIO_LOS_SANTOS = 6,
        /**
         * Radio X is on.
         */
        CAR_RADIO_X = 7,
        /**
         * CSR 103.9 is on.
         */
        CAR_CSR_103_9 = 8,
        /**
         * K-Jah West is on.
         */
        CAR_K_JAH_WEST = 9,
        /**
         * Master Sounds 98.3 is on.
         */
        CAR_MASTER_SOUNDS_98_3 = 10,
        /**
         * WCTR is on.
         */
        CAR_WCTR = 11,
        /**
         * The player's own songs are on.
         */
        CAR_USER_TRACKS = 12,
        /**
         * The radio is switched off.
         */
        CAR_OFF = 13,
    }
    enum StationOrder {
        /**
         * Police band of emergency vehicles; its sounds are in the archive AA.
         */
        RADIO_EMERGENCY = 0,
        /**
         * Playback FM; its sounds are in the archive CH.
         */
        RADIO_PLAYBACK_FM = 1,
        /**
         * K-Rose; its sounds are in the archive CO.
         */
        RADIO_K_ROSE = 2,
        /**
         * K-DST; its sounds are in the archive CR.
         */
        RADIO_K_DST = 3,
        /**
         * Bounce FM; its sounds are in the archive DS.
         */
        RADIO_BOUNCE_FM = 4,
        /**
         * SF-UR; its sounds are in the archive HC.
         */
        RADIO_SF_UR = 5,
        /**
         * Radio Los Santos; its sounds are in the archive MH.
         */
        RADIO_RADIO_LOS_SANTOS = 6,
        /**
         * Radio X; its sounds are in the archive MR.
         */
        RADIO_RADIO_X = 7,
        /**
         * CSR 103.9; its sounds are in the archive NJ.
         */
        RADIO_CSR_103_9 = 8,
        /**
         * K-Jah West; its sounds are in the archive RE.
         */
        RADIO_K_JAH_WEST = 9,
        /**
         * Master Sounds 98.3; its sounds are in the archive RG.
         */
        RADIO_MASTER_SOUNDS_98_3 = 10,
        /**
         * WCTR; its sounds are in the archive TK.
         */
        RADIO_WCTR = 11,
        /**
         * The player's own songs.
         */
        RADIO_USER_TRACKS = 12,
        /**
         * No station: the radio is off.
         */
        RADIO_OFF = 13,
    }
    enum GarageKind {
        /**
         * Opens only for the vehicle a mission has named.
         */
        GARAGE_ONLY_TARGET_VEHICLE = 1,
        /**
         * Bomb shop: bomb that explodes some seconds after it is armed.
         */
        GARAGE_BOMB_SHOP_TIMED = 2,
        /**
         * Bomb shop: bomb that explodes when the engine is started.
         */
        GARAGE_BOMB_SHOP_ENGINE = 3,
        /**
         * Bomb shop: bomb set off by the detonator.
         */
        GARAGE_BOMB_SHOP_REMOTE = 4,
        /**
         * Pay'n'Spray: repairs, resprays, ends the chase.
         */
        GARAGE_PAY_N_SPRAY = 5,
        /**
         * Closes as soon as it is touched.
         */
        GARAGE_CLOSES_WHEN_TOUCHED = 11,
        /**
         * Opens for the named vehicle and holds the player while it closes.
         */
        GARAGE_TARGET_VEHICLE_FREEZE_PLAYER = 14,
        /**
         * Only scripts open it; it closes by itself.
         */
        GARAGE_SCRIPT_OPENS_ONLY = 15,
        /**
         * Safehouse garage in Ganton (the Johnson house).
         */
        GARAGE_GANTON = 16,
        /**
         * Safehouse garage at Santa Maria Beach.
         */
        GARAGE_SANTA_MARIA = 17,
        /**
         * Safehouse garage in Rockshore West.
         */
        GARAGE_ROCKSHORE_WEST = 18,
        /**
         * Scripts open and close it.
         */
        GARAGE_SCRIPT_CONTROLLED = 19,
        /**
         * Stays open while the named car is inside.
         */
        GARAGE_STAYS_OPEN_WITH_CAR_INSIDE = 20,
        /**
         * Closes over the car and never opens again.
         */
        GARAGE_CLOSES_ONCE_AND_FOR_ALL = 21,
        /**
         * Scripts open it; the player is held while it closes.
         */
        GARAGE_SCRIPT_OPENS_AND_FREEZES = 23,
        /**
         * Safehouse garage in Fort Carson.
         */
        GARAGE_FORT_CARSON = 24,
        /**
         * Safehouse garage at Verdant Meadows.
         */
        GARAGE_VERDANT_MEADOWS = 25,
        /**
         * Safehouse garage in Dillimore.
         */
        GARAGE_DILLIMORE = 26,
        /**
         * Safehouse garage in Prickle Pine.
         */
        GARAGE_PRICKLE_PINE = 27,
        /**
         * Safehouse garage in Whitewood Estates.
         */
        GARAGE_WHITEWOOD = 28,
        /**
         * Safehouse garage in Palomino Creek.
         */
        GARAGE_PALOMINO_CREEK = 29,
        /**
         * Safehouse garage in Redsands West.
         */
        GARAGE_REDSANDS_WEST = 30,
        /**
         * Safehouse garage in El Corona.
         */
        GARAGE_EL_CORONA = 31,
        /**
         * Safehouse garage in Mulholland.
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
         * Loco Low Co: tuning shop for lowriders.
         */
        GARAGE_LOCO_LOW_CO = 36,
        /**
         * Wheel Arch Angels: tuning shop for street racers.
         */
        GARAGE_WHEEL_ARCH_ANGELS = 37,
        /**
         * TransFender: tuning shop for the other cars.
         */
        GARAGE_TRANSFENDER = 38,
        /**
         * Safehouse garage in Calton Heights.
         */
        GARAGE_CALTON_HEIGHTS = 39,
        /**
         * Safehouse garage in Paradiso.
         */
        GARAGE_PARADISO = 40,
        /**
         * The Doherty garage.
         */
        GARAGE_DOHERTY = 41,
        /**
         * Safehouse garage in Hashbury.
         */
        GARAGE_HASHBURY = 42,
        /**
         * Lock-up where the loot of burglaries is delivered.
         */
        GARAGE_BURGLARY = 43,
        /**
         * Hangar of the AT-400, the airliner.
         */
        GARAGE_AT400_HANGAR = 44,
        /**
         * Hangar of the airstrip at Verdant Meadows; holds aircraft.
         */
        GARAGE_ABANDONED_AIRPORT_HANGAR = 45,
    }
    enum Door {
        /**
         * Shut.
         */
        DOOR_CLOSED = 0,
        /**
         * Fully open.
         */
        DOOR_OPEN = 1,
        /**
         * On the way down.
         */
        DOOR_CLOSING = 2,
        /**
         * On the way up.
         */
        DOOR_OPENING = 3,
        /**
         * Open; closes once the player is out.
         */
        DOOR_WAITING_FOR_PLAYER_TO_LEAVE = 4,
        /**
         * Shut over a delivered car; does not open again.
         */
        DOOR_CLOSED_AFTER_DROP_OFF = 5,
    }
    enum PickupKind {
        /**
         * The slot is free.
         */
        PICKUP_NONE = 0,
        /**
         * Ware on display in a shop; bought, not taken.
         */
        PICKUP_IN_SHOP = 1,
        /**
         * Lies in the street, comes back after a while.
         */
        PICKUP_ON_STREET = 2,
        /**
         * Taken once, then gone.
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
         * Collectable of older games (hidden package); unused.
         */
        PICKUP_COLLECTABLE = 6,
        /**
         * Ware of a shop that is sold out.
         */
        PICKUP_SHOP_OUT_OF_STOCK = 7,
        /**
         * Money dropped by the dead; vanishes after a while.
         */
        PICKUP_MONEY = 8,
        /**
         * Land mine, not armed yet.
         */
        PICKUP_MINE_INACTIVE = 9,
        /**
         * Land mine, armed.
         */
        PICKUP_MINE_ARMED = 10,
        /**
         * Sea mine, not armed yet.
         */
        PICKUP_NAVAL_MINE_INACTIVE = 11,
        /**
         * Sea mine, armed.
         */
        PICKUP_NAVAL_MINE_ARMED = 12,
        /**
         * Floating package that has not reached the water.
         */
        PICKUP_FLOATING_PACKAGE = 13,
        /**
         * Package floating on the water.
         */
        PICKUP_FLOATING_PACKAGE_AFLOAT = 14,
        /**
         * Lies in the street and takes longer to come back.
         */
        PICKUP_ON_STREET_SLOW = 15,
        /**
         * Money that a business has earned; grows up to its cap.
         */
        PICKUP_ASSET_REVENUE = 16,
        /**
         * Property that cannot be bought (yet), red house.
         */
        PICKUP_PROPERTY_LOCKED = 17,
        /**
         * Property that can be bought, green house.
         */
        PICKUP_PROPERTY_FOR_SALE = 18,
        /**
         * Money that does not vanish.
         */
        PICKUP_MONEY_STAYS = 19,
        /**
         * Snapshot to be photographed.
         */
        PICKUP_SNAPSHOT = 20,
        /**
         * Starts a two-player game (consoles).
         */
        PICKUP_TWO_PLAYER = 21,
        /**
         * Taken once, removed when the mission ends.
         */
        PICKUP_ONCE_FOR_MISSION = 22,
    }
    enum Icon {
        /**
         * Marker drawn as a square: something of interest.
         */
        ICON_PLAYER_INTEREST = -5,
        /**
         * Square of an enemy.
         */
        ICON_THREAT = -4,
        /**
         * Square of a friend.
         */
        ICON_FRIEND = -3,
        /**
         * Square of an object.
         */
        ICON_OBJECT = -2,
        /**
         * Square of a destination.
         */
        ICON_DESTINATION = -1,
        /**
         * No icon: a coloured square.
         */
        ICON_NONE = 0,
        /**
         * White square.
         */
        ICON_WHITE = 1,
        /**
         * The player's arrow in the middle of the radar.
         */
        ICON_CENTRE = 2,
        /**
         * "You are here" arrow of the map in the menu.
         */
        ICON_MAP_HERE = 3,
        /**
         * Letter N at the rim of the radar.
         */
        ICON_NORTH = 4,
        /**
         * Airfield: the pilot school.
         */
        ICON_AIRYARD = 5,
        /**
         * Ammu-Nation, weapon shop.
         */
        ICON_AMMU = 6,
        /**
         * Barber.
         */
        ICON_BARBER = 7,
        /**
         * Missions of Big Smoke.
         */
        ICON_BIG_SMOKE = 8,
        /**
         * Boat school.
         */
        ICON_BOATYARD = 9,
        /**
         * Burger Shot restaurant.
         */
        ICON_BURGERSHOT = 10,
        /**
         * Bulldozer: quarry jobs.
         */
        ICON_QUARRY = 11,
        /**
         * Missions of Catalina.
         */
        ICON_CATALINA = 12,
        /**
         * Missions of Cesar Vialpando.
         */
        ICON_CESAR = 13,
        /**
         * Cluckin' Bell restaurant.
         */
        ICON_CHICKEN = 14,
        /**
         * Missions of CJ himself.
         */
        ICON_CJ = 15,
        /**
         * Missions for the policemen of C.R.A.S.H.
         */
        ICON_CRASH = 16,
        /**
         * Diner.
         */
        ICON_DINER = 17,
        /**
         * Emmet's weapons.
         */
        ICON_EMMET = 18,
        /**
         * Territory under attack.
         */
        ICON_ENEMY_ATTACK = 19,
        /**
         * Drawing of a fire; what it is used for is not known.
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
         * Loco Syndicate missions.
         */
        ICON_SYNDICATE = 23,
        /**
         * Missions of Madd Dogg.
         */
        ICON_MADD_DOGG = 24,
        /**
         * Caligula's casino (the Mafia).
         */
        ICON_CALIGULAS = 25,
        /**
         * Missions of OG Loc by their name in scripts, STRAP1 to STRAP4.
         */
        ICON_MC_STRAP = 26,
        /**
         * Tuning shop.
         */
        ICON_MOD_GARAGE = 27,
        /**
         * Missions of OG Loc.
         */
        ICON_OG_LOC = 28,
        /**
         * Well Stacked Pizza restaurant.
         */
        ICON_PIZZA = 29,
        /**
         * Police station.
         */
        ICON_POLICE = 30,
        /**
         * Property for sale.
         */
        ICON_PROPERTY_GREEN = 31,
        /**
         * Property that is not for sale.
         */
        ICON_PROPERTY_RED = 32,
        /**
         * Street race.
         */
        ICON_RACE = 33,
        /**
         * Missions of Ryder.
         */
        ICON_RYDER = 34,
        /**
         * Save house.
         */
        ICON_SAVE = 35,
        /**
         * Driving or bike school.
         */
        ICON_SCHOOL = 36,
        /**
         * Unknown contact: question mark.
         */
        ICON_QUESTION = 37,
        /**
         * Missions of Sweet.
         */
        ICON_SWEET = 38,
        /**
         * Tattoo shop.
         */
        ICON_TATTOO = 39,
        /**
         * Missions of The Truth.
         */
        ICON_TRUTH = 40,
        /**
         * Target set by the player on the map.
         */
        ICON_WAYPOINT = 41,
        /**
         * Toreno's ranch.
         */
        ICON_TORENO_RANCH = 42,
        /**
         * Missions of the Triads (San Fierro).
         */
        ICON_TRIADS = 43,
        /**
         * The Four Dragons casino.
         */
        ICON_FOUR_DRAGONS = 44,
        /**
         * Clothes shop.
         */
        ICON_CLOTHES = 45,
        /**
         * Missions of Wu Zi Mu.
         */
        ICON_WOOZIE = 46,
        /**
         * Missions of Zero.
         */
        ICON_ZERO = 47,
        /**
         * Club for a date.
         */
        ICON_DISCO = 48,
        /**
         * Bar for a date.
         */
        ICON_DRINK = 49,
        /**
         * Restaurant for a date.
         */
        ICON_FOOD = 50,
        /**
         * Trucking jobs.
         */
        ICON_TRUCK = 51,
        /**
         * Dollar sign.
         */
        ICON_CASH = 52,
        /**
         * Drawing of a flag; what it is used for is not known.
         */
        ICON_FLAG = 53,
        /**
         * Gym.
         */
        ICON_GYM = 54,
        /**
         * Police impound.
         */
        ICON_IMPOUND = 55,
        /**
         * Drawing of a light; what it is used for is not known.
         */
        ICON_LIGHT = 56,
        /**
         * Runway.
         */
        ICON_RUNWAY = 57,
        /**
         * Gang, by its letter the blue colour; which gang is not known.
         */
        ICON_GANG_B = 58,
        /**
         * Gang, purple (Ballas).
         */
        ICON_GANG_P = 59,
        /**
         * Gang, yellow (Vagos).
         */
        ICON_GANG_Y = 60,
        /**
         * Gang; the meaning of its letter is not known.
         */
        ICON_GANG_N = 61,
        /**
         * Gang, green (Grove Street).
         */
        ICON_GANG_G = 62,
        /**
         * Pay'n'Spray.
         */
        ICON_SPRAY = 63,
        /**
         * Missions of Mike Toreno.
         */
        ICON_TORENO = 64,
    }
    enum GangId {
        /**
         * Ballas, purple, enemy.
         */
        GANG_BALLAS = 0,
        /**
         * Grove Street Families, green, the player's gang.
         */
        GANG_GROVE_STREET_FAMILIES = 1,
        /**
         * Los Santos Vagos, yellow, enemy.
         */
        GANG_VAGOS = 2,
        /**
         * San Fierro Rifa.
         */
        GANG_RIFA = 3,
        /**
         * Da Nang Boys.
         */
        GANG_DA_NANG = 4,
        /**
         * Italian Mafia of Las Venturas.
         */
        GANG_MAFIA = 5,
        /**
         * Mountain Cloud Boys (Triads).
         */
        GANG_TRIADS = 6,
        /**
         * Varrios Los Aztecas.
         */
        GANG_AZTECAS = 7,
        /**
         * Gang 9, never used; gta-reversed calls it the Russian Mafia.
         */
        GANG_UNUSED_8 = 8,
        /**
         * Gang 10, never used; gta-reversed calls it the bikers.
         */
        GANG_UNUSED_9 = 9,
    }
    enum FloatStat {
        /**
         * Points of progress; the menu shows their share of 187, at most 100 %.
         */
        PROGRESS_MADE = 0,
        /**
         * Points of progress that can be reached.
         */
        TOTAL_PROGRESS = 1,
        /**
         * Furthest hoop of a basketball throw.
         */
        FURTHEST_HOOP = 2,
        /**
         * Metres walked and run.
         */
        DISTANCE_ON_FOOT = 3,
        /**
         * Metres driven in cars.
         */
        DISTANCE_BY_CAR = 4,
        /**
         * Metres ridden on motorbikes.
         */
        DISTANCE_BY_MOTORBIKE = 5,
        /**
         * Metres by boat.
         */
        DISTANCE_BY_BOAT = 6,
        /**
         * Metres driven in golf carts.
         */
        DISTANCE_BY_GOLF_CART = 7,
        /**
         * Metres flown in helicopters.
         */
        DISTANCE_BY_HELICOPTER = 8,
        /**
         * Metres flown in planes.
         */
        DISTANCE_BY_PLANE = 9,
        /**
         * Metres of the longest ride on the rear wheel.
         */
        LONGEST_WHEELIE_DISTANCE = 10,
        /**
         * Metres of the longest ride on the front wheel.
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
         * Seconds of the longest ride on the rear wheel.
         */
        LONGEST_WHEELIE_TIME = 17,
        /**
         * Seconds of the longest ride on the front wheel.
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
         * Fat of the player, also stored with the player.
         */
        FAT = 21,
        /**
         * Stamina of the player.
         */
        STAMINA = 22,
        /**
         * Muscle of the player, also stored with the player.
         */
        MUSCLE = 23,
        /**
         * Health that the player can have; `max_health` follows from it.
         */
        MAX_HEALTH = 24,
        /**
         * Sex appeal, 0 to 1000: clothes, body and car.
         */
        SEX_APPEAL = 25,
        /**
         * Distance swum.
         */
        DISTANCE_BY_SWIMMING = 26,
        /**
         * Metres ridden on bicycles.
         */
        DISTANCE_BY_BICYCLE = 27,
        /**
         * Metres run on treadmills in gyms.
         */
        DISTANCE_ON_TREADMILL = 28,
        /**
         * Metres ridden on exercise bikes in gyms.
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
         * Dollars of the best single burglary.
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
         * Seconds of the longest run on a treadmill.
         */
        LONGEST_TREADMILL_TIME = 44,
        /**
         * Seconds of the longest ride on an exercise bike.
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
         * Respect earned by deeds; part of the total respect.
         */
        RESPECT = 68,
        /**
         * Skill, 0 to 1000, with the pistol; 1000 = hitman, two pistols.
         */
        PISTOL_SKILL = 69,
        /**
         * Skill, 0 to 1000, with the silenced pistol.
         */
        SILENCED_PISTOL_SKILL = 70,
        /**
         * Skill, 0 to 1000, with the Desert Eagle.
         */
        DESERT_EAGLE_SKILL = 71,
        /**
         * Skill, 0 to 1000, with the pump-action shotgun.
         */
        SHOTGUN_SKILL = 72,
        /**
         * Skill, 0 to 1000, with the sawn-off shotgun; 1000 = two guns.
         */
        SAWN_OFF_SHOTGUN_SKILL = 73,
        /**
         * Skill, 0 to 1000, with the SPAS 12.
         */
        COMBAT_SHOTGUN_SKILL = 74,
        /**
         * Skill, 0 to 1000, with Micro Uzi and TEC-9; 1000 = two guns.
         */
        MACHINE_PISTOL_SKILL = 75,
        /**
         * Skill, 0 to 1000, with the MP5.
         */
        SMG_SKILL = 76,
        /**
         * Skill, 0 to 1000, with the AK-47.
         */
        AK_47_SKILL = 77,
        /**
         * Skill, 0 to 1000, with the M4.
         */
        M4_SKILL = 78,
        /**
         * Skill, 0 to 1000, with the rifles.
         */
        RIFLE_SKILL = 79,
        /**
         * Sex appeal of the clothes only, 0 to 1000.
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
         * Boats the player has wrecked.
         */
        BOATS_DESTROYED = 123,
        /**
         * Aircraft the player has wrecked.
         */
        PLANES_HELICOPTERS_DESTROYED = 124,
        /**
         * Dollars of damage to property.
         */
        COST_OF_PROPERTY_DAMAGED = 125,
        /**
         * Shots the player has fired.
         */
        BULLETS_FIRED = 126,
        /**
         * Kilograms of explosives used.
         */
        KGS_OF_EXPLOSIVES_USED = 127,
        /**
         * Shots of the player that hit a person; divided by `bullets_fired` they give the accuracy.
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
         * Sum of all wanted stars ever got.
         */
        TOTAL_NUM_WANTED_STARS_ATTAINED = 131,
        /**
         * Sum of all wanted stars ever lost again.
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
         * Times wasted.
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
         * Cars painted again.
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
         * Missions passed so far.
         */
        MISSIONS_PASSED = 147,
        /**
         * Missions of the game; 147 in the original one.
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
         * Patients delivered in paramedic missions.
         */
        PEOPLE_SAVED_IN_AN_AMBULANCE = 151,
        /**
         * Criminals caught in vigilante missions.
         */
        CRIMINALS_KILLED_ON_VIGILANTE_MISSION = 152,
        /**
         * Fires put out.
         */
        TOTAL_FIRES_EXTINGUISHED = 153,
        /**
         * Pizzas delivered (script name).
         */
        PACKAGES_DELIVERED = 154,
        /**
         * Contract killings.
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
         * Skill, 0 to 1000, at driving cars.
         */
        DRIVING_SKILL = 160,
        /**
         * Trucking jobs done.
         */
        NUM_TRUCK_MISSIONS_PASSED = 161,
        /**
         * Dollars made with trucks.
         */
        MONEY_MADE_IN_TRUCK = 162,
        /**
         * Members of the player's own group that died by his hand.
         */
        RECRUITED_GANG_MEMBERS_KILLED = 163,
        /**
         * Armour; 0 in all measured files.
         */
        ARMOR = 164,
        /**
         * Energy from food, 0 to 1000; when it runs out, fat is burnt.
         */
        ENERGY = 165,
        /**
         * Photos made with the camera.
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
         * Prostitutes driven in the job as a pimp.
         */
        NUM_GIRLS_PIMPED = 171,
        /**
         * Best position in the 8-Track.
         */
        BESTPOS_8_TRACK = 172,
        /**
         * Milliseconds of flight with the jetpack.
         */
        TIME_ON_JETPACK = 173,
        /**
         * Best level at the shooting range.
         */
        SHOOTING_RANGE_LEVELS_PASSED = 174,
        /**
         * Cars parked in the best valet round.
         */
        MOST_CARS_PARKED_ON_VALET_PARKING = 175,
        /**
         * Kills since the last checkpoint; a save adds them to the next statistic, so that 0 is stored.
         */
        KILLS_SINCE_LAST_CHECKPOINT = 176,
        /**
         * Kills up to the last save, which adds those of `kills_since_last_checkpoint`.
         */
        TOTAL_LEGITIMATE_KILLS = 177,
        /**
         * Kills in the Bloodring derby.
         */
        NUM_BLOODRING_KILLS = 178,
        /**
         * Time survived in the Bloodring derby.
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
         * Different girlfriends met.
         */
        NUM_GIRLS_DATED = 186,
        /**
         * Dates that ended in the house.
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
         * Burglaries done.
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
         * Meals bought, one more per purchase.
         */
        NUM_MEALS_EATEN = 200,
        /**
         * Dollars made in the quarry; 0 in all measured files.
         */
        MONEY_MADE_IN_QUARRY = 201,
        /**
         * Seconds for the quarry jobs.
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
         * Level reached in the job as a pimp.
         */
        PIMPING_LEVEL = 210,
        /**
         * Best score in the Kickstart stunt arena.
         */
        KICKSTART_BEST_SCORE = 211,
        /**
         * Seconds of the best lap in the Hotring (8-Track).
         */
        BEST_LAP_TIME_IN_8_TRACK = 212,
        /**
         * Cars delivered to the export ship.
         */
        NUM_VEHICLES_EXPORTED = 213,
        /**
         * Cars bought back from the export ship.
         */
        NUM_VEHICLES_IMPORTED = 214,
        /**
         * Best score in basketball.
         */
        MAX_BASKETBALL_SCORE = 215,
        /**
         * Fires and explosions caused.
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
         * Seconds of the best lap on the dirt track.
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
         * Skill, 0 to 1000, at flying.
         */
        FLYING_SKILL = 223,
        /**
         * Respect from missions.
         */
        RESPECT_MISSION = 224,
        /**
         * Breath under water, 0 to 1000.
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
         * Snapshots there are; 50 in the original game.
         */
        TOTAL_SNAPSHOTS = 232,
        /**
         * Luck, 0 to 1000, from the horseshoes; helps in the casinos.
         */
        LUCK = 233,
        /**
         * Gang wars won, as attacker or defender.
         */
        TERRITORIES_TAKEN_OVER = 234,
        /**
         * Own territories lost to an attack.
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
         * Members of the gang taken along.
         */
        GANG_MEMBERS_RECRUITED = 238,
        /**
         * Members of enemy gangs killed by the player; 0.75 respect each.
         */
        ENEMY_GANG_MEMBERS_KILLED = 239,
        /**
         * Members of the own gang killed by the player; each costs 5 respect.
         */
        FRIENDLY_GANG_MEMBERS_KILLED = 240,
        /**
         * Horseshoes collected; with those left they make `total_horseshoes`.
         */
        HORSESHOES_COLLECTED = 241,
        /**
         * Horseshoes there are; 50 in the original game.
         */
        TOTAL_HORSESHOES = 242,
        /**
         * Oysters collected; with those left they make `total_oysters`.
         */
        OYSTERS_COLLECTED = 243,
        /**
         * Oysters there are; 50 in the original game.
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
         * Percent of progress with Denise.
         */
        PROGRESS_WITH_DENISE = 252,
        /**
         * Percent of progress with Michelle.
         */
        PROGRESS_WITH_MICHELLE = 253,
        /**
         * Percent of progress with Helena.
         */
        PROGRESS_WITH_HELENA = 254,
        /**
         * Percent of progress with Barbara.
         */
        PROGRESS_WITH_BARBARA = 255,
        /**
         * Percent of progress with Katie.
         */
        PROGRESS_WITH_KATIE = 256,
        /**
         * Percent of progress with Millie.
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
         * 0 or 1: Drive-Thru is passed; the script `sweet3` sets it. The radio talks about it.
         */
        PASSED_SWEET2 = 302,
        /**
         * 0 or 1: Management Issues is passed; the script `strap3` sets it.
         */
        PASSED_STRAP3 = 303,
        /**
         * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together with `passed_scrash1`.
         */
        PASSED_ZERO1 = 304,
        /**
         * 0 or 1: Yay Ka-Boom-Boom is passed; the script `syn7` sets it.
         */
        PASSED_SYNDICATE_AND_WOOZIE = 305,
        /**
         * 0 or 1: Fish in a Barrel is passed; the script `casino7_cut` sets it.
         */
        PASSED_CASINO7 = 306,
        /**
         * 0 or 1: Breaking the Bank at Caligula's is passed; the script `heist9` sets it.
         */
        PASSED_HEIST8 = 307,
        /**
         * 0 or 1: Vertical Bird is passed; the script `mansion2` sets it. The radio talks about it.
         */
        PASSED_MANSION2 = 308,
        /**
         * 0 or 1: Riot has begun; the script `riot1` sets it.
         */
        STARTED_RIOT1 = 309,
        /**
         * 0 or 1: Robbing Uncle Sam is passed; the script `ryder2` sets it. The radio talks about it.
         */
        PASSED_RYDER2 = 310,
        /**
         * 0 or 1: Mike Toreno is passed; the script `farlie3` sets it. The radio talks about it.
         */
        PASSED_FARLIE3 = 311,
        /**
         * 0 or 1: Architectural Espionage is passed; the script `heist1` sets it.
         */
        PASSED_HEIST1 = 312,
        /**
         * 0 or 1: Jizzy is passed; the script `syn2` sets it.
         */
        PASSED_SYNDICATE2 = 313,
        /**
         * 0 or 1: Reuniting the Families is passed; the script `la1fin1` sets it.
         */
        PASSED_LAFIN1 = 314,
        /**
         * 0 or 1: Small Town Bank is passed; the script `cat2` sets it.
         */
        PASSED_CAT2 = 315,
        /**
         * 0 or 1: Photo Opportunity is passed; the script `syn1` sets it.
         */
        PASSED_SYNDICATE1 = 316,
        /**
         * 0 or 1: Don Peyote is passed; the script `casino4` sets it.
         */
        PASSED_CASINO4 = 317,
        /**
         * 0 or 1: Local Liquor Store is passed; the script `cat1` sets it. The radio talks about it.
         */
        PASSED_CAT1 = 318,
        /**
         * 0 or 1: Badlands is passed; the script `bcrash1` sets it.
         */
        PASSED_BCRASH1 = 319,
        /**
         * 0 or 1: Monster is passed; the script `desert1` sets it. The radio talks about it.
         */
        PASSED_DESERT1 = 320,
        /**
         * 0 or 1: Wear Flowers in Your Hair is passed; the script `garage1` sets it.
         */
        PASSED_GARAGE1 = 321,
        /**
         * 0 or 1: Farewell, My Love is passed; the main script sets it.
         */
        PASSED_BCESAR4 = 322,
        /**
         * 0 or 1: The Green Sabre is passed; the script `la1fin2` sets it. The radio talks about it.
         */
        PASSED_LAFIN2 = 323,
        /**
         * 0 or 1: Deconstruction is passed; the script `garage2` sets it.
         */
        PASSED_GARAGE2 = 324,
        /**
         * 0 or 1: Verdant Meadows is passed; the script `desert4` sets it, which calls itself Learning to Fly.
         */
        PASSED_DESERT4 = 325,
        /**
         * 0 or 1: Highjack is passed; the script `desert2` sets it.
         */
        PASSED_DESERT12 = 326,
        /**
         * 0 or 1: The call of Wu Zi Mu is answered that opens the missions of the casino, after the first test of a pilot; the script `mobile` sets it, none of a mission. The radio talks about it.
         */
        PASSED_CASINO3 = 327,
        /**
         * 0 or 1: The Meat Business is passed; the script `casino6` sets it. The radio talks about it.
         */
        PASSED_CASINO6 = 328,
        /**
         * 0 or 1: Saint Mark's Bistro is passed; the script `casino10` sets it. The radio talks about it.
         */
        PASSED_CASINO10 = 329,
        /**
         * 0 or 1: Interdiction is passed; the script `desert3` sets it. The radio talks about it.
         */
        PASSED_DESERT3 = 330,
        /**
         * 0 or 1: Learning to Fly, the school for pilots, is passed; the script `desert5` sets it. The radio talks about it.
         */
        PASSED_DESERT5 = 331,
        /**
         * 0 or 1: Black Project is passed; the script `desert8` sets it. The radio talks about it.
         */
        PASSED_DESERT8 = 332,
        /**
         * 0 or 1: Green Goo is passed; the script `desert10` sets it. The radio talks about it.
         */
        PASSED_DESERT10 = 333,
        /**
         * 0 or 1: Home Coming is passed; the script `mansion3` sets it.
         */
        PASSED_MANSION3 = 334,
        /**
         * 0 or 1: Riot is passed; the script `riot1` sets it. The radio talks about it.
         */
        PASSED_RIOT1 = 335,
        /**
         * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together with `passed_zero1`. The radio talks about it.
         */
        PASSED_SCRASH1 = 336,
        /**
         * 0 or 1: House Party is passed; the script `strap4` sets it. The radio talks about it.
         */
        PASSED_STRAP4 = 337,
        /**
         * 0 or 1: Are You Going to San Fierro? is passed; the script `truth2` sets it. The radio talks about it.
         */
        PASSED_TRUTH2 = 338,
        /**
         * 0 or 1: High Noon is passed; the script `vcrash2` sets it. The radio talks about it.
         */
        PASSED_VCRASH2 = 339,
        /**
         * 0 or 1: Badlands can begin; the script `la1fin2` sets it at the end of The Green Sabre. The radio talks about it.
         */
        STARTED_BADLANDS = 340,
        /**
         * 0 or 1: The second meeting with Catalina has begun; the script `catalina` sets it. The radio talks about it.
         */
        STARTED_CAT2 = 341,
        /**
         * 0 or 1: The race of Farewell, My Love has started; the main script sets it, whatever the name says. The radio talks about it.
         */
        STARTED_CRASH1 = 342,
    }
    enum TrapKind {
        /**
         * Nothing; the record is not used.
         */
        NO_TRAP = 0,
        /**
         * Two police cars creep towards a player on foot with a star or more; speed 4.
         */
        TWO_SLOW_CARS = 1,
        /**
         * One car, speed 16 and a push, ploughs through the traffic to block a player with two stars or more in a vehicle that moves towards the place where the car appears.
         */
        ONE_FAST_CAR = 2,
        /**
         * One car, speed 16 and a push, avoids the traffic and rams a player with two stars or more in a vehicle that moves towards the place where the car appears.
         */
        ONE_CAR = 3,
        /**
         * A policeman runs to the target, for a player on foot with a star or more.
         */
        ONE_COP = 4,
        /**
         * Two policemen run to the targets, for a player on foot with a star or more.
         */
        TWO_COPS = 5,
        /**
         * Two cars as `one_fast_car` that brake in front of the player, who has two stars or more and moves in a vehicle towards the place where the cars appear.
         */
        TWO_BRAKING_CARS = 6,
        /**
         * Two cars as `one_car`; the player has two stars or more and moves in a vehicle towards the place where the cars appear.
         */
        TWO_FAST_CARS = 7,
        /**
         * Two cars as `two_slow_cars`, but with speed 24; the player on foot, a star or more.
         */
        TWO_CARS = 8,
    }
    enum WarState {
        /**
         * No war goes on.
         */
        NO_WAR = 0,
        /**
         * The player has killed enough members in their territory.
         */
        PROVOKED = 1,
        /**
         * The first attackers are on the way.
         */
        FIRST_WAVE = 2,
        /**
         * First wave passed.
         */
        FIRST_PASSED = 3,
        /**
         * The second attackers are on the way.
         */
        SECOND_WAVE = 4,
        /**
         * Second wave passed.
         */
        SECOND_PASSED = 5,
        /**
         * The last attackers are on the way.
         */
        THIRD_WAVE = 6,
    }
    enum Creator {
        /**
         * The game itself.
         */
        MADE_BY_GAME = 1,
        /**
         * Made by a script.
         */
        MADE_BY_MISSION = 2,
        /**
         * Made for the replay.
         */
        MADE_BY_REPLAY = 3,
    }
    enum ObjectOrigin {
        /**
         * No origin noted.
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
         * Made for a cutscene; not saved.
         */
        OBJECT_OF_CUTSCENE = 4,
        /**
         * A thing held in the hand, a projectile, a step of an escalator or a creature in the water.
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
         * A building whose model a script has replaced.
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
         * A building that a script has hidden.
         */
        HIDDEN_BUILDING = 2,
        /**
         * A movable object that a script has hidden.
         */
        HIDDEN_OBJECT = 3,
        /**
         * A dummy (place holder of an object) that a script has hidden.
         */
        HIDDEN_DUMMY = 4,
    }
    enum CarBomb {
        /**
         * No bomb is fitted.
         */
        NO_BOMB = 0,
        /**
         * Goes off five seconds after it was started; fitted by garages of type 2.
         */
        BOMB_WITH_TIMER = 1,
        /**
         * Goes off with the ignition once it is armed; fitted by garages of type 3.
         */
        BOMB_AT_IGNITION = 2,
        /**
         * Goes off by remote control; fitted by garages of type 4.
         */
        BOMB_REMOTE = 3,
        /**
         * The five seconds have begun.
         */
        BOMB_WITH_TIMER_TICKING = 4,
        /**
         * Armed, goes off with the ignition.
         */
        BOMB_AT_IGNITION_ARMED = 5,
    }
    enum PlayState {
        /**
         * Normal play.
         */
        STILL_PLAYING = 0,
        /**
         * The player has died and is about to wake up at a hospital.
         */
        PLAYER_WASTED = 1,
        /**
         * The player was arrested and is about to wake up at a police station.
         */
        PLAYER_BUSTED = 2,
        /**
         * A mission has just failed.
         */
        MISSION_FAILED = 3,
        /**
         * A mission has just been passed.
         */
        MISSION_PASSED = 4,
    }
    enum PlayerCondition {
        /**
         * Normal play.
         */
        PLAYER_PLAYING = 0,
        /**
         * The player has died (wasted).
         */
        PLAYER_DIED = 1,
        /**
         * The player was arrested (busted).
         */
        PLAYER_ARRESTED = 2,
        /**
         * A critical mission was failed.
         */
        PLAYER_FAILED_MISSION = 3,
        /**
         * The second player has left.
         */
        PLAYER_LEFT_GAME = 4,
    }
    enum PropertyOffer {
        /**
         * Nothing is said.
         */
        NO_PROPERTY_TEXT = 0,
        /**
         * The text offers to buy it.
         */
        CAN_BE_BOUGHT = 1,
        /**
         * The text says it cannot be bought.
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
         * Red, or blue where the icon is friendly.
         */
        BLIP_THREAT = 7,
        /**
         * Cream, for a destination.
         */
        BLIP_DESTINATION = 8,
    }
    enum BlipDisplay {
        /**
         * Neither on the radar nor in the world.
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
         * No target: free slot.
         */
        BLIP_OF_NOTHING = 0,
        /**
         * Follows a vehicle.
         */
        BLIP_OF_CAR = 1,
        /**
         * A person.
         */
        BLIP_OF_PED = 2,
        /**
         * Follows an object.
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
         * Follows a searchlight.
         */
        BLIP_OF_SPOTLIGHT = 6,
        /**
         * Follows a pickup.
         */
        BLIP_OF_PICKUP = 7,
        /**
         * An airstrip, drawn as a line.
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
         * Zone of map.zon, which decides the city.
         */
        MAP_ZONE = 3,
    }
    enum PopulationGroup {
        /**
         * Office district: people in suits.
         */
        GROUP_BUSINESS = 0,
        /**
         * Desert.
         */
        GROUP_DESERT = 1,
        /**
         * Bars and clubs.
         */
        GROUP_ENTERTAINMENT = 2,
        /**
         * Country.
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
         * Gang territory.
         */
        GROUP_GANGLAND = 7,
        /**
         * Beach.
         */
        GROUP_BEACH = 8,
        /**
         * Shopping streets.
         */
        GROUP_SHOPPING = 9,
        /**
         * Park.
         */
        GROUP_PARK = 10,
        /**
         * Industrial estate.
         */
        GROUP_INDUSTRY = 11,
        /**
         * Bars and clubs, crowded.
         */
        GROUP_ENTERTAINMENT_BUSY = 12,
        /**
         * Shopping streets, crowded.
         */
        GROUP_SHOPPING_BUSY = 13,
        /**
         * Expensive shopping streets.
         */
        GROUP_SHOPPING_POSH = 14,
        /**
         * Secluded villas.
         */
        GROUP_RICH_SECLUDED = 15,
        /**
         * Airport buildings.
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
         * Runway: no people.
         */
        GROUP_AIRPORT_RUNWAY = 19,
    }
    enum CarSupply {
        /**
         * Switched off: no car comes.
         */
        NO_CARS = 0,
        /**
         * One comes whenever the place is free.
         */
        CARS_WITHOUT_END = 65535,
    }
    enum WarAttack {
        /**
         * No gang attacks.
         */
        NO_ATTACK = 0,
        /**
         * The territory is under attack and the player has been warned.
         */
        PLAYER_WAS_TOLD = 1,
        /**
         * The player has reached the attacked territory.
         */
        PLAYER_CAME = 2,
    }
    enum NewsKind {
        /**
         * Of a city that is open now.
         */
        NEWS_OF_CITY = 1,
        /**
         * A mission stat changed; radio hosts talk about it.
         */
        NEWS_OF_MISSION = 2,
        /**
         * None.
         */
        NO_NEWS = 3,
    }
    enum DamageEffect {
        /**
         * Nothing.
         */
        DAMAGE_NONE = 0,
        /**
         * Its model changes.
         */
        DAMAGE_CHANGES_MODEL = 1,
        /**
         * It breaks to pieces.
         */
        DAMAGE_SMASHES = 20,
        /**
         * Its model changes, then it breaks to pieces.
         */
        DAMAGE_CHANGES_THEN_SMASHES = 21,
        /**
         * It breaks into parts.
         */
        DAMAGE_BREAKS = 200,
        /**
         * It breaks into parts and is never made again.
         */
        DAMAGE_BREAKS_FOR_GOOD = 202,
    }
    enum CollisionResponse {
        /**
         * Nothing special.
         */
        RESPONSE_NONE = 0,
        /**
         * The case of lamp posts.
         */
        RESPONSE_LAMP_POST = 1,
        /**
         * The case of small boxes.
         */
        RESPONSE_SMALL_BOX = 2,
        /**
         * The case of big boxes.
         */
        RESPONSE_BIG_BOX = 3,
        /**
         * The case of parts of fences.
         */
        RESPONSE_FENCE_PART = 4,
        /**
         * The case of grenades.
         */
        RESPONSE_GRENADE = 5,
        /**
         * The case of doors that swing.
         */
        RESPONSE_SWING_DOOR = 6,
        /**
         * The case of doors with a lock.
         */
        RESPONSE_LOCK_DOOR = 7,
        /**
         * The case of what hangs.
         */
        RESPONSE_HANGING = 8,
        /**
         * The case of balls of pool.
         */
        RESPONSE_POOL_BALL = 9,
    }
    enum MapPart {
        /**
         * With the data of v1 `barriers1`, with those of v2 `countryn_stream0`.
         */
        BARRIERS1_OF_V1 = 2,
        /**
         * With the data of v1 `barriers2`, with those of v2 `countryn_stream1`.
         */
        BARRIERS2_OF_V1 = 3,
        /**
         * With the data of v2 `crack`, with those of v1 `countryw_stream5`.
         */
        CRACK_OF_V2 = 42,
        /**
         * With the data of v1 `truthsfarm`, with those of v2 `sfse_stream3`.
         */
        TRUTHSFARM_OF_V1 = 46,
        /**
         * With the data of v1 `crack`, with those of v2 `truthsfarm`.
         */
        CRACK_OF_V1_TRUTHSFARM_OF_V2 = 59,
        /**
         * With the data of v2 `barriers1`, with those of v1 `sfse_stream0`.
         */
        BARRIERS1_OF_V2 = 60,
        /**
         * With the data of v2 `barriers2`, with those of v1 `sfse_stream1`.
         */
        BARRIERS2_OF_V2 = 61,
        /**
         * With the data of v2 `carter`, with those of v1 `vegasn_stream2`; a script of v1 reaches carter there by that name.
         */
        CARTER_OF_V2 = 79,
        /**
         * With the data of v1 `carter`, with those of v2 `countrye_stream5`.
         */
        CARTER_OF_V1 = 124,
    }
    enum GameVersion {
        /**
         * PC 1.00.
         */
        VERSION_PC_1_00 = 903512437,
        /**
         * PC 1.00, modified executable.
         */
        VERSION_PC_1_00_MODIFIED = 1710482819,
        /**
         * PC 1.01.
         */
        VERSION_PC_1_01 = -1704018344,
        /**
         * PC 1.01, modified executable.
         */
        VERSION_PC_1_01_MODIFIED = -1824164258,
        /**
         * PC 2.0.
         */
        VERSION_PC_2_0 = -48984586,
        /**
         * PC 2.0 of Germany.
         */
        VERSION_PC_2_0_GERMANY = 1563544610,
        /**
         * PlayStation 2.
         */
        VERSION_PS2 = 1679678540,
        /**
         * Phones, older version.
         */
        VERSION_PHONES_OLDER = -1978417824,
        /**
         * Android.
         */
        VERSION_ANDROID = 343353539,
        /**
         * Definitive Edition.
         */
        VERSION_DEFINITIVE = -219671565,
        /**
         * 2.0; gta-reversed calls it Austrian.
         */
        VERSION_2_0_UNSEEN = -613227626,
    }
    enum ScriptVersion {
        /**
         * v1.
         */
        SCRIPT_V1 = 194146,
        /**
         * v2.
         */
        SCRIPT_V2 = 194125,
        /**
         * Android.
         */
        SCRIPT_ANDROID = 262245,
        /**
         * Definitive Edition.
         */
        SCRIPT_DEFINITIVE = 264905,
    }
    enum IplRun {
        /**
         * Parts 2 to 5 of the data of v2 are parts 14 to 17 of those of v1.
         */
        IPL_RUN_2 = 2,
        /**
         * Parts 6 to 14 of the data of v2 are parts 5 to 13 of those of v1.
         */
        IPL_RUN_6 = 6,
        /**
         * Parts 15 to 19 of the data of v2 are parts 18 to 22 of those of v1.
         */
        IPL_RUN_15 = 15,
        /**
         * Parts 20 to 25 of the data of v2 are parts 71 to 76 of those of v1.
         */
        IPL_RUN_20 = 20,
        /**
         * Parts 26 to 28 of the data of v2 are parts 47 to 49 of those of v1.
         */
        IPL_RUN_26 = 26,
        /**
         * Parts 29 to 32 of the data of v2 are parts 67 to 70 of those of v1.
         */
        IPL_RUN_29 = 29,
        /**
         * Parts 33 to 49 of the data of v2 are parts 50 to 66 of those of v1.
         */
        IPL_RUN_33 = 33,
        /**
         * Parts 50 to 59 of the data of v2 are parts 37 to 46 of those of v1.
         */
        IPL_RUN_50 = 50,
        /**
         * Parts 60 to 62 of the data of v2 are parts 2 to 4 of those of v1.
         */
        IPL_RUN_60 = 60,
        /**
         * Parts 63 to 67 of the data of v2 are parts 160 to 164 of those of v1.
         */
        IPL_RUN_63 = 63,
        /**
         * Parts 68 to 72 of the data of v2 are parts 119 to 123 of those of v1.
         */
        IPL_RUN_68 = 68,
        /**
         * Parts 73 to 78 of the data of v2 are parts 113 to 118 of those of v1.
         */
        IPL_RUN_73 = 73,
        /**
         * Parts 79 to 92 of the data of v2 are parts 124 to 137 of those of v1.
         */
        IPL_RUN_79 = 79,
        /**
         * Parts 93 to 96 of the data of v2 are parts 141 to 144 of those of v1.
         */
        IPL_RUN_93 = 93,
        /**
         * Parts 97 to 99 of the data of v2 are parts 138 to 140 of those of v1.
         */
        IPL_RUN_97 = 97,
        /**
         * Parts 100 to 105 of the data of v2 are parts 149 to 154 of those of v1.
         */
        IPL_RUN_100 = 100,
        /**
         * Parts 106 to 109 of the data of v2 are parts 145 to 148 of those of v1.
         */
        IPL_RUN_106 = 106,
        /**
         * Parts 110 to 114 of the data of v2 are parts 155 to 159 of those of v1.
         */
        IPL_RUN_110 = 110,
        /**
         * Parts 115 to 128 of the data of v2 are parts 23 to 36 of those of v1.
         */
        IPL_RUN_115 = 115,
        /**
         * Parts 129 to 164 of the data of v2 are parts 77 to 112 of those of v1.
         */
        IPL_RUN_129 = 129,
    }
    enum WheelClass {
        /**
         * Class 0 of vehicles.ide: wheels that fit its cars.
         */
        WHEEL_CLASS_0 = 0,
        /**
         * Class 1 of vehicles.ide: wheels that fit its cars.
         */
        WHEEL_CLASS_1 = 1,
        /**
         * Class 2 of vehicles.ide: wheels that fit its cars.
         */
        WHEEL_CLASS_2 = 2,
    }
    enum VehicleClass {
        /**
         * Car.
         */
        CLASS_CAR = 0,
        /**
         * Monster truck.
         */
        CLASS_MTRUCK = 1,
        /**
         * Quad bike.
         */
        CLASS_QUAD = 2,
        /**
         * Helicopter.
         */
        CLASS_HELI = 3,
        /**
         * Plane.
         */
        CLASS_PLANE = 4,
        /**
         * Boat.
         */
        CLASS_BOAT = 5,
        /**
         * Train.
         */
        CLASS_TRAIN = 6,
        /**
         * Motorbike.
         */
        CLASS_BIKE = 7,
        /**
         * Bicycle.
         */
        CLASS_BMX = 8,
        /**
         * Trailer.
         */
        CLASS_TRAILER = 9,
    }
    enum Vehicle {
        /**
         * Landstalker.
         */
        VEHICLE_LANDSTALKER = 400,
        /**
         * Bravura.
         */
        VEHICLE_BRAVURA = 401,
        /**
         * Buffalo.
         */
        VEHICLE_BUFFALO = 402,
        /**
         * Linerunner.
         */
        VEHICLE_LINERUNNER = 403,
        /**
         * Perennial.
         */
        VEHICLE_PERENNIAL = 404,
        /**
         * Sentinel.
         */
        VEHICLE_SENTINEL = 405,
        /**
         * Dumper.
         */
        VEHICLE_DUMPER = 406,
        /**
         * Fire truck.
         */
        VEHICLE_FIRE_TRUCK = 407,
        /**
         * Trashmaster.
         */
        VEHICLE_TRASHMASTER = 408,
        /**
         * Stretch.
         */
        VEHICLE_STRETCH = 409,
        /**
         * Manana.
         */
        VEHICLE_MANANA = 410,
        /**
         * Infernus.
         */
        VEHICLE_INFERNUS = 411,
        /**
         * Voodoo.
         */
        VEHICLE_VOODOO = 412,
        /**
         * Pony.
         */
        VEHICLE_PONY = 413,
        /**
         * Mule.
         */
        VEHICLE_MULE = 414,
        /**
         * Cheetah.
         */
        VEHICLE_CHEETAH = 415,
        /**
         * Ambulance.
         */
        VEHICLE_AMBULANCE = 416,
        /**
         * Leviathan.
         */
        VEHICLE_LEVIATHAN = 417,
        /**
         * Moonbeam.
         */
        VEHICLE_MOONBEAM = 418,
        /**
         * Esperanto.
         */
        VEHICLE_ESPERANTO = 419,
        /**
         * Taxi.
         */
        VEHICLE_TAXI = 420,
        /**
         * Washington.
         */
        VEHICLE_WASHINGTON = 421,
        /**
         * Bobcat.
         */
        VEHICLE_BOBCAT = 422,
        /**
         * Mr. Whoopee.
         */
        VEHICLE_MR_WHOOPEE = 423,
        /**
         * BF Injection.
         */
        VEHICLE_BF_INJECTION = 424,
        /**
         * Hunter.
         */
        VEHICLE_HUNTER = 425,
        /**
         * Premier.
         */
        VEHICLE_PREMIER = 426,
        /**
         * Enforcer.
         */
        VEHICLE_ENFORCER = 427,
        /**
         * Securicar.
         */
        VEHICLE_SECURICAR = 428,
        /**
         * Banshee.
         */
        VEHICLE_BANSHEE = 429,
        /**
         * Predator.
         */
        VEHICLE_PREDATOR = 430,
        /**
         * Bus.
         */
        VEHICLE_BUS = 431,
        /**
         * Rhino.
         */
        VEHICLE_RHINO = 432,
        /**
         * Barracks.
         */
        VEHICLE_BARRACKS = 433,
        /**
         * Hotknife.
         */
        VEHICLE_HOTKNIFE = 434,
        /**
         * Trailer 2.
         */
        VEHICLE_TRAILER_2 = 435,
        /**
         * Previon.
         */
        VEHICLE_PREVION = 436,
        /**
         * Coach.
         */
        VEHICLE_COACH = 437,
        /**
         * Cabbie.
         */
        VEHICLE_CABBIE = 438,
        /**
         * Stallion.
         */
        VEHICLE_STALLION = 439,
        /**
         * Rumpo.
         */
        VEHICLE_RUMPO = 440,
        /**
         * RC Bandit.
         */
        VEHICLE_RC_BANDIT = 441,
        /**
         * Romero.
         */
        VEHICLE_ROMERO = 442,
        /**
         * Packer.
         */
        VEHICLE_PACKER = 443,
        /**
         * Monster.
         */
        VEHICLE_MONSTER = 444,
        /**
         * Admiral.
         */
        VEHICLE_ADMIRAL = 445,
        /**
         * Squalo.
         */
        VEHICLE_SQUALO = 446,
        /**
         * Seasparrow.
         */
        VEHICLE_SEASPARROW = 447,
        /**
         * Pizza Boy.
         */
        VEHICLE_PIZZA_BOY = 448,
        /**
         * Trolly.
         */
        VEHICLE_TROLLY = 449,
        /**
         * Trailer 3.
         */
        VEHICLE_TRAILER_3 = 450,
        /**
         * Turismo.
         */
        VEHICLE_TURISMO = 451,
        /**
         * Speeder.
         */
        VEHICLE_SPEEDER = 452,
        /**
         * Reefer.
         */
        VEHICLE_REEFER = 453,
        /**
         * Tropic.
         */
        VEHICLE_TROPIC = 454,
        /**
         * Flatbed.
         */
        VEHICLE_FLATBED = 455,
        /**
         * Yankee.
         */
        VEHICLE_YANKEE = 456,
        /**
         * Caddy.
         */
        VEHICLE_CADDY = 457,
        /**
         * Solair.
         */
        VEHICLE_SOLAIR = 458,
        /**
         * Berkley's RC van.
         */
        VEHICLE_BERKLEYS_RC_VAN = 459,
        /**
         * Skimmer.
         */
        VEHICLE_SKIMMER = 460,
        /**
         * PCJ-600.
         */
        VEHICLE_PCJ_600 = 461,
        /**
         * Faggio.
         */
        VEHICLE_FAGGIO = 462,
        /**
         * Freeway.
         */
        VEHICLE_FREEWAY = 463,
        /**
         * RC Baron.
         */
        VEHICLE_RC_BARON = 464,
        /**
         * RC Raider.
         */
        VEHICLE_RC_RAIDER = 465,
        /**
         * Glendale.
         */
        VEHICLE_GLENDALE = 466,
        /**
         * Oceanic.
         */
        VEHICLE_OCEANIC = 467,
        /**
         * Sanchez.
         */
        VEHICLE_SANCHEZ = 468,
        /**
         * Sparrow.
         */
        VEHICLE_SPARROW = 469,
        /**
         * Patriot.
         */
        VEHICLE_PATRIOT = 470,
        /**
         * Quadbike.
         */
        VEHICLE_QUADBIKE = 471,
        /**
         * Coastguard.
         */
        VEHICLE_COASTGUARD = 472,
        /**
         * Dinghy.
         */
        VEHICLE_DINGHY = 473,
        /**
         * Hermes.
         */
        VEHICLE_HERMES = 474,
        /**
         * Sabre.
         */
        VEHICLE_SABRE = 475,
        /**
         * Rustler.
         */
        VEHICLE_RUSTLER = 476,
        /**
         * ZR-350.
         */
        VEHICLE_ZR_350 = 477,
        /**
         * Walton.
         */
        VEHICLE_WALTON = 478,
        /**
         * Regina.
         */
        VEHICLE_REGINA = 479,
        /**
         * Comet.
         */
        VEHICLE_COMET = 480,
        /**
         * BMX.
         */
        VEHICLE_BMX = 481,
        /**
         * Burrito.
         */
        VEHICLE_BURRITO = 482,
        /**
         * Camper.
         */
        VEHICLE_CAMPER = 483,
        /**
         * Marquis.
         */
        VEHICLE_MARQUIS = 484,
        /**
         * Baggage.
         */
        VEHICLE_BAGGAGE = 485,
        /**
         * Dozer.
         */
        VEHICLE_DOZER = 486,
        /**
         * Maverick.
         */
        VEHICLE_MAVERICK = 487,
        /**
         * News Chopper.
         */
        VEHICLE_NEWS_CHOPPER = 488,
        /**
         * Rancher.
         */
        VEHICLE_RANCHER = 489,
        /**
         * FBI rancher.
         */
        VEHICLE_FBI_RANCHER = 490,
        /**
         * Virgo.
         */
        VEHICLE_VIRGO = 491,
        /**
         * Greenwood.
         */
        VEHICLE_GREENWOOD = 492,
        /**
         * Jetmax.
         */
        VEHICLE_JETMAX = 493,
        /**
         * Hotring racer.
         */
        VEHICLE_HOTRING_RACER = 494,
        /**
         * Sandking.
         */
        VEHICLE_SANDKING = 495,
        /**
         * Blista Compact.
         */
        VEHICLE_BLISTA_COMPACT = 496,
        /**
         * Police Maverick.
         */
        VEHICLE_POLICE_MAVERICK = 497,
        /**
         * Boxville.
         */
        VEHICLE_BOXVILLE = 498,
        /**
         * Benson.
         */
        VEHICLE_BENSON = 499,
        /**
         * Mesa.
         */
        VEHICLE_MESA = 500,
        /**
         * RC Goblin.
         */
        VEHICLE_RC_GOBLIN = 501,
        /**
         * Hotring racer 2.
         */
        VEHICLE_HOTRING_RACER_2 = 502,
        /**
         * Hotring racer 3.
         */
        VEHICLE_HOTRING_RACER_3 = 503,
        /**
         * Bloodring Banger.
         */
        VEHICLE_BLOODRING_BANGER = 504,
        /**
         * Rancher Lure.
         */
        VEHICLE_RANCHER_LURE = 505,
        /**
         * Super GT.
         */
        VEHICLE_SUPER_GT = 506,
        /**
         * Elegant.
         */
        VEHICLE_ELEGANT = 507,
        /**
         * Journey.
         */
        VEHICLE_JOURNEY = 508,
        /**
         * Bike.
         */
        VEHICLE_BIKE = 509,
        /**
         * Mountain bike.
         */
        VEHICLE_MOUNTAIN_BIKE = 510,
        /**
         * Beagle.
         */
        VEHICLE_BEAGLE = 511,
        /**
         * Cropduster.
         */
        VEHICLE_CROPDUSTER = 512,
        /**
         * Stuntplane.
         */
        VEHICLE_STUNTPLANE = 513,
        /**
         * Tanker.
         */
        VEHICLE_TANKER = 514,
        /**
         * Roadtrain.
         */
        VEHICLE_ROADTRAIN = 515,
        /**
         * Nebula.
         */
        VEHICLE_NEBULA = 516,
        /**
         * Majestic.
         */
        VEHICLE_MAJESTIC = 517,
        /**
         * Buccaneer.
         */
        VEHICLE_BUCCANEER = 518,
        /**
         * Shamal.
         */
        VEHICLE_SHAMAL = 519,
        /**
         * Hydra.
         */
        VEHICLE_HYDRA = 520,
        /**
         * FCR-900.
         */
        VEHICLE_FCR_900 = 521,
        /**
         * NRG-500.
         */
        VEHICLE_NRG_500 = 522,
        /**
         * HPV1000.
         */
        VEHICLE_HPV1000 = 523,
        /**
         * Cement truck.
         */
        VEHICLE_CEMENT_TRUCK = 524,
        /**
         * Towtruck.
         */
        VEHICLE_TOWTRUCK = 525,
        /**
         * Fortune.
         */
        VEHICLE_FORTUNE = 526,
        /**
         * Cadrona.
         */
        VEHICLE_CADRONA = 527,
        /**
         * FBI truck.
         */
        VEHICLE_FBI_TRUCK = 528,
        /**
         * Willard.
         */
        VEHICLE_WILLARD = 529,
        /**
         * Forklift.
         */
        VEHICLE_FORKLIFT = 530,
        /**
         * Tractor.
         */
        VEHICLE_TRACTOR = 531,
        /**
         * Combine harvester.
         */
        VEHICLE_COMBINE_HARVESTER = 532,
        /**
         * Feltzer.
         */
        VEHICLE_FELTZER = 533,
        /**
         * Remington.
         */
        VEHICLE_REMINGTON = 534,
        /**
         * Slamvan.
         */
        VEHICLE_SLAMVAN = 535,
        /**
         * Blade.
         */
        VEHICLE_BLADE = 536,
        /**
         * Freight train.
         */
        VEHICLE_FREIGHT_TRAIN = 537,
        /**
         * Brownstreak Engine.
         */
        VEHICLE_BROWNSTREAK_ENGINE = 538,
        /**
         * Vortex.
         */
        VEHICLE_VORTEX = 539,
        /**
         * Vincent.
         */
        VEHICLE_VINCENT = 540,
        /**
         * Bullet.
         */
        VEHICLE_BULLET = 541,
        /**
         * Clover.
         */
        VEHICLE_CLOVER = 542,
        /**
         * Sadler.
         */
        VEHICLE_SADLER = 543,
        /**
         * Fire truck (ladder).
         */
        VEHICLE_FIRE_TRUCK_LADDER = 544,
        /**
         * Hustler.
         */
        VEHICLE_HUSTLER = 545,
        /**
         * Intruder.
         */
        VEHICLE_INTRUDER = 546,
        /**
         * Primo.
         */
        VEHICLE_PRIMO = 547,
        /**
         * Cargobob.
         */
        VEHICLE_CARGOBOB = 548,
        /**
         * Tampa.
         */
        VEHICLE_TAMPA = 549,
        /**
         * Sunrise.
         */
        VEHICLE_SUNRISE = 550,
        /**
         * Merit.
         */
        VEHICLE_MERIT = 551,
        /**
         * Utility van.
         */
        VEHICLE_UTILITY_VAN = 552,
        /**
         * Nevada.
         */
        VEHICLE_NEVADA = 553,
        /**
         * Yosemite.
         */
        VEHICLE_YOSEMITE = 554,
        /**
         * Windsor.
         */
        VEHICLE_WINDSOR = 555,
        /**
         * Monster 2.
         */
        VEHICLE_MONSTER_2 = 556,
        /**
         * Monster 3.
         */
        VEHICLE_MONSTER_3 = 557,
        /**
         * Uranus.
         */
        VEHICLE_URANUS = 558,
        /**
         * Jester.
         */
        VEHICLE_JESTER = 559,
        /**
         * Sultan.
         */
        VEHICLE_SULTAN = 560,
        /**
         * Stratum.
         */
        VEHICLE_STRATUM = 561,
        /**
         * Elegy.
         */
        VEHICLE_ELEGY = 562,
        /**
         * Raindance.
         */
        VEHICLE_RAINDANCE = 563,
        /**
         * RC Tiger.
         */
        VEHICLE_RC_TIGER = 564,
        /**
         * Flash.
         */
        VEHICLE_FLASH = 565,
        /**
         * Tahoma.
         */
        VEHICLE_TAHOMA = 566,
        /**
         * Savanna.
         */
        VEHICLE_SAVANNA = 567,
        /**
         * Bandito.
         */
        VEHICLE_BANDITO = 568,
        /**
         * Freight train flatbed.
         */
        VEHICLE_FREIGHT_TRAIN_FLATBED = 569,
        /**
         * Brownstreak Carriage.
         */
        VEHICLE_BROWNSTREAK_CARRIAGE = 570,
        /**
         * Kart.
         */
        VEHICLE_KART = 571,
        /**
         * Mower.
         */
        VEHICLE_MOWER = 572,
        /**
         * Dune.
         */
        VEHICLE_DUNE = 573,
        /**
         * Sweeper.
         */
        VEHICLE_SWEEPER = 574,
        /**
         * Broadway.
         */
        VEHICLE_BROADWAY = 575,
        /**
         * Tornado.
         */
        VEHICLE_TORNADO = 576,
        /**
         * AT-400.
         */
        VEHICLE_AT_400 = 577,
        /**
         * DFT-30.
         */
        VEHICLE_DFT_30 = 578,
        /**
         * Huntley.
         */
        VEHICLE_HUNTLEY = 579,
        /**
         * Stafford.
         */
        VEHICLE_STAFFORD = 580,
        /**
         * BF-400.
         */
        VEHICLE_BF_400 = 581,
        /**
         * News van.
         */
        VEHICLE_NEWS_VAN = 582,
        /**
         * Tug.
         */
        VEHICLE_TUG = 583,
        /**
         * Gas trailer.
         */
        VEHICLE_GAS_TRAILER = 584,
        /**
         * Emperor.
         */
        VEHICLE_EMPEROR = 585,
        /**
         * Wayfarer.
         */
        VEHICLE_WAYFARER = 586,
        /**
         * Euros.
         */
        VEHICLE_EUROS = 587,
        /**
         * Hotdog.
         */
        VEHICLE_HOTDOG = 588,
        /**
         * Club.
         */
        VEHICLE_CLUB = 589,
        /**
         * Freight train boxcar.
         */
        VEHICLE_FREIGHT_TRAIN_BOXCAR = 590,
        /**
         * Trailer 4.
         */
        VEHICLE_TRAILER_4 = 591,
        /**
         * Andromada.
         */
        VEHICLE_ANDROMADA = 592,
        /**
         * Dodo.
         */
        VEHICLE_DODO = 593,
        /**
         * RC Cam.
         */
        VEHICLE_RC_CAM = 594,
        /**
         * Launch.
         */
        VEHICLE_LAUNCH = 595,
        /**
         * Police car (LS).
         */
        VEHICLE_POLICE_CAR_LS = 596,
        /**
         * Police car (SF).
         */
        VEHICLE_POLICE_CAR_SF = 597,
        /**
         * Police car (LV).
         */
        VEHICLE_POLICE_CAR_LV = 598,
        /**
         * Police ranger.
         */
        VEHICLE_POLICE_RANGER = 599,
        /**
         * Picador.
         */
        VEHICLE_PICADOR = 600,
        /**
         * S.W.A.T.
         */
        VEHICLE_S_W_A_T = 601,
        /**
         * Alpha.
         */
        VEHICLE_ALPHA = 602,
        /**
         * Phoenix.
         */
        VEHICLE_PHOENIX = 603,
        /**
         * Glendale Damaged.
         */
        VEHICLE_GLENDALE_DAMAGED = 604,
        /**
         * Sadler Damaged.
         */
        VEHICLE_SADLER_DAMAGED = 605,
        /**
         * Baggage trailer (covered).
         */
        VEHICLE_BAGGAGE_TRAILER_COVERED = 606,
        /**
         * Baggage trailer (Uncovered).
         */
        VEHICLE_BAGGAGE_TRAILER_UNCOVERED = 607,
        /**
         * Trailer 1.
         */
        VEHICLE_TRAILER_1 = 608,
        /**
         * Black Boxville.
         */
        VEHICLE_BLACK_BOXVILLE = 609,
        /**
         * Farm trailer.
         */
        VEHICLE_FARM_TRAILER = 610,
        /**
         * Street Clean trailer.
         */
        VEHICLE_STREET_CLEAN_TRAILER = 611,
    }
    enum PartSlot {
        /**
         * Spoilers.
         */
        PART_SLOT_SPOILERS = 0,
        /**
         * Vents.
         */
        PART_SLOT_VENTS = 1,
        /**
         * Roof.
         */
        PART_SLOT_ROOF = 2,
        /**
         * Side skirts.
         */
        PART_SLOT_SIDE_SKIRTS = 3,
        /**
         * Nitro.
         */
        PART_SLOT_NITRO = 4,
        /**
         * Hood.
         */
        PART_SLOT_HOOD = 5,
        /**
         * Exhausts.
         */
        PART_SLOT_EXHAUSTS = 6,
        /**
         * Wheels.
         */
        PART_SLOT_WHEELS = 7,
        /**
         * Hydraulics.
         */
        PART_SLOT_HYDRAULICS = 8,
        /**
         * Front bullbars.
         */
        PART_SLOT_FRONT_BULLBARS = 9,
        /**
         * Front bumper.
         */
        PART_SLOT_FRONT_BUMPER = 10,
        /**
         * Rear bumper.
         */
        PART_SLOT_REAR_BUMPER = 11,
    }
    enum CarPart {
        /**
         * None.
         */
        NO_PART = -1,
        /**
         * Pro.
         */
        PART_SPL_B_MAR_M = 1000,
        /**
         * Win.
         */
        PART_SPL_B_BAB_M = 1001,
        /**
         * Drag.
         */
        PART_SPL_B_BAR_M = 1002,
        /**
         * Alpha.
         */
        PART_SPL_B_MAB_M = 1003,
        /**
         * Champ scoop.
         */
        PART_BNT_B_SC_M = 1004,
        /**
         * Fury scoop.
         */
        PART_BNT_B_SC_L = 1005,
        /**
         * Roof scoop.
         */
        PART_RF_B_SC_R = 1006,
        /**
         * Side skirt Left.
         */
        PART_WG_L_B_SSK = 1007,
        /**
         * Nitro 5x.
         */
        PART_NTO_B_L = 1008,
        /**
         * Nitro 2x.
         */
        PART_NTO_B_S = 1009,
        /**
         * Nitro 10x.
         */
        PART_NTO_B_TW = 1010,
        /**
         * Race scoop.
         */
        PART_BNT_B_SC_P_M = 1011,
        /**
         * Worx scoop.
         */
        PART_BNT_B_SC_P_L = 1012,
        /**
         * Round fog lamps.
         */
        PART_LGT_B_RSPT = 1013,
        /**
         * Champ.
         */
        PART_SPL_B_BAR_L = 1014,
        /**
         * Race.
         */
        PART_SPL_B_BBR_L = 1015,
        /**
         * Worx.
         */
        PART_SPL_B_BBR_M = 1016,
        /**
         * Side skirt Right.
         */
        PART_WG_R_B_SSK = 1017,
        /**
         * Upswept.
         */
        PART_EXH_B_TS = 1018,
        /**
         * Twin.
         */
        PART_EXH_B_T = 1019,
        /**
         * Large.
         */
        PART_EXH_B_L = 1020,
        /**
         * Medium.
         */
        PART_EXH_B_M = 1021,
        /**
         * Small.
         */
        PART_EXH_B_S = 1022,
        /**
         * Fury.
         */
        PART_SPL_B_BBB_M = 1023,
        /**
         * Square fog lamps.
         */
        PART_LGT_B_SSPT = 1024,
        /**
         * Offroad.
         */
        PART_WHEEL_OR1 = 1025,
        /**
         * Side skirt Left (Alien).
         */
        PART_WG_L_A_S = 1026,
        /**
         * Side skirt Right (Alien).
         */
        PART_WG_R_A_S = 1027,
        /**
         * Exhaust (Alien).
         */
        PART_EXH_A_S = 1028,
        /**
         * Exhaust (X-flow).
         */
        PART_EXH_C_S = 1029,
        /**
         * Side skirt Right (X-flow).
         */
        PART_WG_R_C_S = 1030,
        /**
         * Side skirt Left (X-flow).
         */
        PART_WG_L_C_S = 1031,
        /**
         * Roof vent (Alien).
         */
        PART_RF_A_S = 1032,
        /**
         * Roof vent (X-flow).
         */
        PART_RF_C_S = 1033,
        /**
         * Side skirt Right (Alien).
         */
        PART_EXH_A_L = 1034,
        /**
         * Side skirt Left (Alien).
         */
        PART_RF_C_L = 1035,
        /**
         * Exhaust (Alien).
         */
        PART_WG_L_A_L = 1036,
        /**
         * Exhaust (X-flow).
         */
        PART_EXH_C_L = 1037,
        /**
         * Side skirt Right (X-flow).
         */
        PART_RF_A_L = 1038,
        /**
         * Side skirt Left (X-flow).
         */
        PART_WG_L_C_L = 1039,
        /**
         * Roof vent (Alien).
         */
        PART_WG_R_A_L = 1040,
        /**
         * Roof vent (X-flow).
         */
        PART_WG_R_C_L = 1041,
        /**
         * Side skirt Left (Chrome strip).
         */
        PART_WG_L_LR_BR1 = 1042,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_BR2 = 1043,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_BR1 = 1044,
        /**
         * Side skirt Right (Alien).
         */
        PART_EXH_C_F = 1045,
        /**
         * Side skirt Left (Alien).
         */
        PART_EXH_A_F = 1046,
        /**
         * Exhaust (Alien).
         */
        PART_WG_L_A_F = 1047,
        /**
         * Exhaust (X-flow).
         */
        PART_WG_L_C_F = 1048,
        /**
         * Side skirt Right (X-flow).
         */
        PART_SPL_A_F_R = 1049,
        /**
         * Side skirt Left (X-flow).
         */
        PART_SPL_C_F_R = 1050,
        /**
         * Roof vent (Alien).
         */
        PART_WG_R_A_F = 1051,
        /**
         * Roof vent (X-flow).
         */
        PART_WG_R_C_F = 1052,
        /**
         * Spoiler (Alien).
         */
        PART_RF_C_F = 1053,
        /**
         * Spoiler (X-flow).
         */
        PART_RF_A_F = 1054,
        /**
         * Side skirt Right (Alien).
         */
        PART_RF_A_ST = 1055,
        /**
         * Side skirt Left (Alien).
         */
        PART_WG_L_A_ST = 1056,
        /**
         * Exhaust (Alien).
         */
        PART_WG_L_C_ST = 1057,
        /**
         * Exhaust (X-flow).
         */
        PART_SPL_A_ST_R = 1058,
        /**
         * Side skirt Right (X-flow).
         */
        PART_EXH_C_ST = 1059,
        /**
         * Side skirt Left (X-flow).
         */
        PART_SPL_C_ST_R = 1060,
        /**
         * Roof vent (Alien).
         */
        PART_RF_C_ST = 1061,
        /**
         * Roof vent (X-flow).
         */
        PART_WG_R_A_ST = 1062,
        /**
         * Spoiler (Alien).
         */
        PART_WG_R_C_ST = 1063,
        /**
         * Spoiler (X-flow).
         */
        PART_EXH_A_ST = 1064,
        /**
         * Side skirt Right (Alien).
         */
        PART_EXH_A_J = 1065,
        /**
         * Side skirt Left (Alien).
         */
        PART_EXH_C_J = 1066,
        /**
         * Exhaust (Alien).
         */
        PART_RF_A_J = 1067,
        /**
         * Exhaust (X-flow).
         */
        PART_RF_C_J = 1068,
        /**
         * Side skirt Right (X-flow).
         */
        PART_WG_L_A_J = 1069,
        /**
         * Side skirt Left (X-flow).
         */
        PART_WG_L_C_J = 1070,
        /**
         * Roof vent (Alien).
         */
        PART_WG_R_A_J = 1071,
        /**
         * Roof vent (X-flow).
         */
        PART_WG_R_C_J = 1072,
        /**
         * Shadow.
         */
        PART_WHEEL_SR6 = 1073,
        /**
         * Mega.
         */
        PART_WHEEL_SR3 = 1074,
        /**
         * Rimshine=.
         */
        PART_WHEEL_SR2 = 1075,
        /**
         * Wires.
         */
        PART_WHEEL_LR4 = 1076,
        /**
         * Classic.
         */
        PART_WHEEL_LR1 = 1077,
        /**
         * Twist.
         */
        PART_WHEEL_LR3 = 1078,
        /**
         * Cutter.
         */
        PART_WHEEL_SR1 = 1079,
        /**
         * Switch.
         */
        PART_WHEEL_SR5 = 1080,
        /**
         * Grove.
         */
        PART_WHEEL_SR4 = 1081,
        /**
         * Import.
         */
        PART_WHEEL_GN1 = 1082,
        /**
         * Dollar.
         */
        PART_WHEEL_LR2 = 1083,
        /**
         * Trance.
         */
        PART_WHEEL_LR5 = 1084,
        /**
         * Atomic.
         */
        PART_WHEEL_GN2 = 1085,
        /**
         * Stereo bass boost.
         */
        PART_STEREO = 1086,
        /**
         * Hydralics.
         */
        PART_HYDRALICS = 1087,
        /**
         * Side skirt Right (Alien).
         */
        PART_RF_A_U = 1088,
        /**
         * Side skirt Left (Alien).
         */
        PART_EXH_C_U = 1089,
        /**
         * Exhaust (Alien).
         */
        PART_WG_L_A_U = 1090,
        /**
         * Exhaust (X-flow).
         */
        PART_RF_C_U = 1091,
        /**
         * Side skirt Right (X-flow).
         */
        PART_EXH_A_U = 1092,
        /**
         * Side skirt Left (X-flow).
         */
        PART_WG_L_C_U = 1093,
        /**
         * Roof vent (Alien).
         */
        PART_WG_R_A_U = 1094,
        /**
         * Roof vent (X-flow).
         */
        PART_WG_R_C_U = 1095,
        /**
         * Ahab.
         */
        PART_WHEEL_GN3 = 1096,
        /**
         * Virtual.
         */
        PART_WHEEL_GN4 = 1097,
        /**
         * Access.
         */
        PART_WHEEL_GN5 = 1098,
        /**
         * -.
         */
        PART_WG_R_LR_BR1 = 1099,
        /**
         * Bullbar (Chrome grill).
         */
        PART_MISC_C_LR_REM1 = 1100,
        /**
         * Side skirt Right (Chrome flames).
         */
        PART_WG_R_LR_REM1 = 1101,
        /**
         * Side skirt Left (Chrome strip).
         */
        PART_WG_R_LR_SV = 1102,
        /**
         * Roof (Convertible roof).
         */
        PART_RF_LR_BL2 = 1103,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_BL1 = 1104,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_BL2 = 1105,
        /**
         * Side skirt Left (Chrome arches).
         */
        PART_WG_L_LR_REM2 = 1106,
        /**
         * Side skirt Right (Chrome strip).
         */
        PART_WG_R_LR_BL1 = 1107,
        /**
         * Side skirt Left (Chrome strip).
         */
        PART_WG_L_LR_BL1 = 1108,
        /**
         * Rear bullbars (Chromer).
         */
        PART_BBB_LR_SLV1 = 1109,
        /**
         * Rear bullbars (Slamin).
         */
        PART_BBB_LR_SLV2 = 1110,
        /**
         * No name is known.
         */
        PART_BNT_LR_SLV1 = 1111,
        /**
         * No name is known.
         */
        PART_BNT_LR_SLV2 = 1112,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_SLV1 = 1113,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_SLV2 = 1114,
        /**
         * Front bullbars (Chromer).
         */
        PART_FBB_LR_SLV1 = 1115,
        /**
         * Front bullbars (Slamin).
         */
        PART_FBB_LR_SLV2 = 1116,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_SLV1 = 1117,
        /**
         * Side skirt Left (Chrome trim).
         */
        PART_WG_L_LR_SLV1 = 1118,
        /**
         * Side skirt Left (Wheelcovers).
         */
        PART_WG_L_LR_SLV2 = 1119,
        /**
         * Side skirt Right (Chrome trim).
         */
        PART_WG_R_LR_SLV1 = 1120,
        /**
         * Side skirt Right (Wheelcovers).
         */
        PART_WG_R_LR_SLV2 = 1121,
        /**
         * Side skirt Left (Chrome flames).
         */
        PART_WG_L_LR_REM1 = 1122,
        /**
         * Bullbar (Chrome bars).
         */
        PART_MISC_C_LR_REM2 = 1123,
        /**
         * Side skirt Right (Chrome arches).
         */
        PART_WG_R_LR_REM2 = 1124,
        /**
         * Bullbar (Chrome lights).
         */
        PART_MISC_C_LR_REM3 = 1125,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_REM1 = 1126,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_REM2 = 1127,
        /**
         * Roof (Vinyl hardtop).
         */
        PART_RF_LR_BL1 = 1128,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_SV1 = 1129,
        /**
         * Roof (Hardtop).
         */
        PART_RF_LR_SV1 = 1130,
        /**
         * Roof (Softtop).
         */
        PART_RF_LR_SV2 = 1131,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_SV2 = 1132,
        /**
         * Side skirt Left (Chrome strip).
         */
        PART_WG_L_LR_SV = 1133,
        /**
         * Side skirt Left (Chrome strip).
         */
        PART_WG_L_LR_T1 = 1134,
        /**
         * Exhaust (Slamin).
         */
        PART_EXH_LR_T2 = 1135,
        /**
         * Exhaust (Chromer).
         */
        PART_EXH_LR_T1 = 1136,
        /**
         * Side skirt Right (Chrome strip).
         */
        PART_WG_R_LR_T1 = 1137,
        /**
         * Spoiler (Alien).
         */
        PART_SPL_A_S_B = 1138,
        /**
         * Spoiler (X-flow).
         */
        PART_SPL_C_S_B = 1139,
        /**
         * Rear bumper (X-flow).
         */
        PART_RBMP_C_S = 1140,
        /**
         * Rear bumper (Alien).
         */
        PART_RBMP_A_S = 1141,
        /**
         * Oval vents Right.
         */
        PART_BNTR_B_OV = 1142,
        /**
         * Oval vents Left.
         */
        PART_BNTL_B_OV = 1143,
        /**
         * Square vents Right.
         */
        PART_BNTR_B_SQ = 1144,
        /**
         * Square vents Left.
         */
        PART_BNTL_B_SQ = 1145,
        /**
         * Spoiler (Alien).
         */
        PART_SPL_C_L_B = 1146,
        /**
         * Spoiler (X-flow).
         */
        PART_SPL_A_L_B = 1147,
        /**
         * Rear bumber (X-flow).
         */
        PART_RBMP_C_L = 1148,
        /**
         * Rear bumber (Alien).
         */
        PART_RBMP_A_L = 1149,
        /**
         * Rear bumber (X-flow).
         */
        PART_RBMP_A_F = 1150,
        /**
         * Rear bumber (Alien).
         */
        PART_RBMP_C_F = 1151,
        /**
         * Front bumper (Alien).
         */
        PART_FBMP_C_F = 1152,
        /**
         * Front bumper (X-flow).
         */
        PART_FBMP_A_F = 1153,
        /**
         * Rear bumber (X-flow).
         */
        PART_RBMP_A_ST = 1154,
        /**
         * Rear bumber (Alien).
         */
        PART_FBMP_A_ST = 1155,
        /**
         * Front bumper (Alien).
         */
        PART_RBMP_C_ST = 1156,
        /**
         * Front bumper (X-flow).
         */
        PART_FBMP_C_ST = 1157,
        /**
         * Spoiler (Alien).
         */
        PART_SPL_C_J_B = 1158,
        /**
         * Spoiler (X-flow).
         */
        PART_RBMP_A_J = 1159,
        /**
         * Rear bumber (X-flow).
         */
        PART_FBMP_A_J = 1160,
        /**
         * Rear bumber (Alien).
         */
        PART_RBMP_C_J = 1161,
        /**
         * Front bumper (Alien).
         */
        PART_SPL_A_J_B = 1162,
        /**
         * Spoiler (Alien).
         */
        PART_SPL_C_U_B = 1163,
        /**
         * Spoiler (X-flow).
         */
        PART_SPL_A_U_B = 1164,
        /**
         * Rear bumber (X-flow).
         */
        PART_FBMP_C_U = 1165,
        /**
         * Rear bumber (Alien).
         */
        PART_FBMP_A_U = 1166,
        /**
         * Front bumper (Alien).
         */
        PART_RBMP_C_U = 1167,
        /**
         * Front bumper (X-flow).
         */
        PART_RBMP_A_U = 1168,
        /**
         * Front bumper (Alien).
         */
        PART_FBMP_A_S = 1169,
        /**
         * Front bumper (X-flow).
         */
        PART_FBMP_C_S = 1170,
        /**
         * Front bumper (Alien).
         */
        PART_FBMP_A_L = 1171,
        /**
         * Front bumper (X-flow).
         */
        PART_FBMP_C_L = 1172,
        /**
         * Front bumper (X-flow).
         */
        PART_FBMP_C_J = 1173,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_BR1 = 1174,
        /**
         * Front bumper (Slamin).
         */
        PART_FBMP_LR_BR2 = 1175,
        /**
         * Rear bumper (Chromer).
         */
        PART_RBMP_LR_BR1 = 1176,
        /**
         * Rear bumper (Slamin).
         */
        PART_RBMP_LR_BR2 = 1177,
        /**
         * Rear bumper (Slamin).
         */
        PART_RBMP_LR_REM2 = 1178,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_REM1 = 1179,
        /**
         * Rear bumper (Chromer).
         */
        PART_RBMP_LR_REM1 = 1180,
        /**
         * Front bumper (Slamin).
         */
        PART_FBMP_LR_BL2 = 1181,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_BL1 = 1182,
        /**
         * Rear bumper (Slamin).
         */
        PART_RBMP_LR_BL2 = 1183,
        /**
         * Rear bumper (Chromer).
         */
        PART_RBMP_LR_BL1 = 1184,
        /**
         * Front bumper (Slamin).
         */
        PART_FBMP_LR_REM2 = 1185,
        /**
         * Rear bumper (Slamin).
         */
        PART_RBMP_LR_SV2 = 1186,
        /**
         * Rear bumper (Chromer).
         */
        PART_RBMP_LR_SV1 = 1187,
        /**
         * Front bumper (Slamin).
         */
        PART_FBMP_LR_SV2 = 1188,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_SV1 = 1189,
        /**
         * Front bumper (Slamin).
         */
        PART_FBMP_LR_T2 = 1190,
        /**
         * Front bumper (Chromer).
         */
        PART_FBMP_LR_T1 = 1191,
        /**
         * Rear bumper (Chromer).
         */
        PART_RBMP_LR_T1 = 1192,
        /**
         * Rear bumper (Slamin).
         */
        PART_RBMP_LR_T2 = 1193,
    }
    enum Paint {
        /**
         * Any.
         */
        PAINT_ANY = -1,
        /**
         * Black.
         */
        PAINT_BLACK = 0,
        /**
         * White.
         */
        PAINT_WHITE = 1,
        /**
         * Police car blue.
         */
        PAINT_POLICE_CAR_BLUE = 2,
        /**
         * Cherry red.
         */
        PAINT_CHERRY_RED = 3,
        /**
         * Midnight blue.
         */
        PAINT_MIDNIGHT_BLUE = 4,
        /**
         * Temple curtain purple.
         */
        PAINT_TEMPLE_CURTAIN_PURPLE = 5,
        /**
         * Taxi yellow.
         */
        PAINT_TAXI_YELLOW = 6,
        /**
         * Striking blue.
         */
        PAINT_STRIKING_BLUE = 7,
        /**
         * Light blue grey.
         */
        PAINT_LIGHT_BLUE_GREY = 8,
        /**
         * Hoods.
         */
        PAINT_HOODS = 9,
        /**
         * Saxony blue poly.
         */
        PAINT_SAXONY_BLUE_POLY = 10,
        /**
         * Concord blue poly.
         */
        PAINT_CONCORD_BLUE_POLY = 11,
        /**
         * Jasper green poly.
         */
        PAINT_JASPER_GREEN_POLY = 12,
        /**
         * Pewter gray poly.
         */
        PAINT_PEWTER_GRAY_POLY = 13,
        /**
         * Frost white.
         */
        PAINT_FROST_WHITE = 14,
        /**
         * Silver stone poly.
         */
        PAINT_SILVER_STONE_POLY_15 = 15,
        /**
         * Rio red.
         */
        PAINT_RIO_RED = 16,
        /**
         * Torino red pearl.
         */
        PAINT_TORINO_RED_PEARL = 17,
        /**
         * Formula red.
         */
        PAINT_FORMULA_RED = 18,
        /**
         * Honey beige poly.
         */
        PAINT_HONEY_BEIGE_POLY = 19,
        /**
         * Mariner blue.
         */
        PAINT_MARINER_BLUE = 20,
        /**
         * Blaze red.
         */
        PAINT_BLAZE_RED = 21,
        /**
         * Classic red.
         */
        PAINT_CLASSIC_RED = 22,
        /**
         * Winning silver poly.
         */
        PAINT_WINNING_SILVER_POLY = 23,
        /**
         * Steel gray poly.
         */
        PAINT_STEEL_GRAY_POLY_24 = 24,
        /**
         * Shadow silver poly.
         */
        PAINT_SHADOW_SILVER_POLY = 25,
        /**
         * Silver stone poly.
         */
        PAINT_SILVER_STONE_POLY_26 = 26,
        /**
         * Warm grey mica.
         */
        PAINT_WARM_GREY_MICA = 27,
        /**
         * Harbor blue poly.
         */
        PAINT_HARBOR_BLUE_POLY = 28,
        /**
         * Porcelain silver poly.
         */
        PAINT_PORCELAIN_SILVER_POLY = 29,
        /**
         * Mellow burgundy.
         */
        PAINT_MELLOW_BURGUNDY = 30,
        /**
         * Graceful red mica.
         */
        PAINT_GRACEFUL_RED_MICA = 31,
        /**
         * Currant blue poly.
         */
        PAINT_CURRANT_BLUE_POLY = 32,
        /**
         * Gray poly.
         */
        PAINT_GRAY_POLY = 33,
        /**
         * Arctic white.
         */
        PAINT_ARCTIC_WHITE = 34,
        /**
         * Anthracite gray poly.
         */
        PAINT_ANTHRACITE_GRAY_POLY = 35,
        /**
         * Black poly.
         */
        PAINT_BLACK_POLY = 36,
        /**
         * Dark green poly.
         */
        PAINT_DARK_GREEN_POLY = 37,
        /**
         * Seafoam poly.
         */
        PAINT_SEAFOAM_POLY = 38,
        /**
         * Diamond blue poly.
         */
        PAINT_DIAMOND_BLUE_POLY = 39,
        /**
         * Biston brown poly.
         */
        PAINT_BISTON_BROWN_POLY = 40,
        /**
         * Desert taupe poly.
         */
        PAINT_DESERT_TAUPE_POLY = 41,
        /**
         * Garnet red poly.
         */
        PAINT_GARNET_RED_POLY = 42,
        /**
         * Desert red.
         */
        PAINT_DESERT_RED = 43,
        /**
         * Green.
         */
        PAINT_GREEN_44 = 44,
        /**
         * Cabernet red poly.
         */
        PAINT_CABERNET_RED_POLY = 45,
        /**
         * Light ivory.
         */
        PAINT_LIGHT_IVORY = 46,
        /**
         * Pueblo beige.
         */
        PAINT_PUEBLO_BEIGE = 47,
        /**
         * Smoke silver poly.
         */
        PAINT_SMOKE_SILVER_POLY = 48,
        /**
         * Astra silver poly.
         */
        PAINT_ASTRA_SILVER_POLY = 49,
        /**
         * Ascot gray.
         */
        PAINT_ASCOT_GRAY = 50,
        /**
         * Agate green.
         */
        PAINT_AGATE_GREEN = 51,
        /**
         * Petrol blue green poly.
         */
        PAINT_PETROL_BLUE_GREEN_POLY = 52,
        /**
         * Surf blue.
         */
        PAINT_SURF_BLUE = 53,
        /**
         * Nautical blue poly.
         */
        PAINT_NAUTICAL_BLUE_POLY = 54,
        /**
         * Woodrose poly.
         */
        PAINT_WOODROSE_POLY = 55,
        /**
         * Crystal blue poly.
         */
        PAINT_CRYSTAL_BLUE_POLY = 56,
        /**
         * Bisque frost poly.
         */
        PAINT_BISQUE_FROST_POLY = 57,
        /**
         * Currant red solid.
         */
        PAINT_CURRANT_RED_SOLID = 58,
        /**
         * Lt.crystal blue poly.
         */
        PAINT_LT_CRYSTAL_BLUE_POLY = 59,
        /**
         * Lt.titanium poly.
         */
        PAINT_LT_TITANIUM_POLY = 60,
        /**
         * Race yellow solid.
         */
        PAINT_RACE_YELLOW_SOLID = 61,
        /**
         * Brt.currant red poly.
         */
        PAINT_BRT_CURRANT_RED_POLY = 62,
        /**
         * Clear crystal blue frost poly.
         */
        PAINT_CLEAR_CRYSTAL_BLUE_FROST_POLY = 63,
        /**
         * Silver poly.
         */
        PAINT_SILVER_POLY_64 = 64,
        /**
         * Pastel alabaster.
         */
        PAINT_PASTEL_ALABASTER = 65,
        /**
         * Mid currant red poly.
         */
        PAINT_MID_CURRANT_RED_POLY = 66,
        /**
         * Med regatta blue poly.
         */
        PAINT_MED_REGATTA_BLUE_POLY = 67,
        /**
         * Oxford white solid.
         */
        PAINT_OXFORD_WHITE_SOLID = 68,
        /**
         * Alabaster solid.
         */
        PAINT_ALABASTER_SOLID = 69,
        /**
         * Elec.currant red poly.
         */
        PAINT_ELEC_CURRANT_RED_POLY = 70,
        /**
         * Spinnaker blue solid.
         */
        PAINT_SPINNAKER_BLUE_SOLID = 71,
        /**
         * Dk.titanium poly.
         */
        PAINT_DK_TITANIUM_POLY = 72,
        /**
         * Pastel alabaster solid.
         */
        PAINT_PASTEL_ALABASTER_SOLID = 73,
        /**
         * Med.cabernet solid.
         */
        PAINT_MED_CABERNET_SOLID = 74,
        /**
         * Twilight blue poly.
         */
        PAINT_TWILIGHT_BLUE_POLY = 75,
        /**
         * Titanium frost poly.
         */
        PAINT_TITANIUM_FROST_POLY = 76,
        /**
         * Sandalwood frost poly.
         */
        PAINT_SANDALWOOD_FROST_POLY = 77,
        /**
         * Wild strawberry poly.
         */
        PAINT_WILD_STRAWBERRY_POLY = 78,
        /**
         * Ultra blue poly.
         */
        PAINT_ULTRA_BLUE_POLY = 79,
        /**
         * Vermilion solid.
         */
        PAINT_VERMILION_SOLID = 80,
        /**
         * Med.sandalwood poly.
         */
        PAINT_MED_SANDALWOOD_POLY = 81,
        /**
         * Med.red solid.
         */
        PAINT_MED_RED_SOLID = 82,
        /**
         * Deep jewel green.
         */
        PAINT_DEEP_JEWEL_GREEN = 83,
        /**
         * Med.woodrose poly.
         */
        PAINT_MED_WOODROSE_POLY = 84,
        /**
         * Vermillion solid.
         */
        PAINT_VERMILLION_SOLID = 85,
        /**
         * Green.
         */
        PAINT_GREEN_86 = 86,
        /**
         * Bright blue poly.
         */
        PAINT_BRIGHT_BLUE_POLY_87 = 87,
        /**
         * Bright red.
         */
        PAINT_BRIGHT_RED_88 = 88,
        /**
         * Lt.champagne poly.
         */
        PAINT_LT_CHAMPAGNE_POLY = 89,
        /**
         * Silver poly.
         */
        PAINT_SILVER_POLY_90 = 90,
        /**
         * Steel blue poly.
         */
        PAINT_STEEL_BLUE_POLY = 91,
        /**
         * Medium gray poly.
         */
        PAINT_MEDIUM_GRAY_POLY = 92,
        /**
         * Arctic pearl.
         */
        PAINT_ARCTIC_PEARL = 93,
        /**
         * Nassau blue poly.
         */
        PAINT_NASSAU_BLUE_POLY = 94,
        /**
         * Med.sapphire blue poly.
         */
        PAINT_MED_SAPPHIRE_BLUE_POLY = 95,
        /**
         * Silver poly.
         */
        PAINT_SILVER_POLY_96 = 96,
        /**
         * Lt.sapphire blue poly.
         */
        PAINT_LT_SAPPHIRE_BLUE_POLY_97 = 97,
        /**
         * Malachite poly.
         */
        PAINT_MALACHITE_POLY = 98,
        /**
         * Flax.
         */
        PAINT_FLAX = 99,
        /**
         * Med.maui blue poly.
         */
        PAINT_MED_MAUI_BLUE_POLY = 100,
        /**
         * Dk.sapphire blue poly.
         */
        PAINT_DK_SAPPHIRE_BLUE_POLY = 101,
        /**
         * Copper beige.
         */
        PAINT_COPPER_BEIGE = 102,
        /**
         * Bright blue poly.
         */
        PAINT_BRIGHT_BLUE_POLY_103 = 103,
        /**
         * Med.flax.
         */
        PAINT_MED_FLAX = 104,
        /**
         * Med.gray poly.
         */
        PAINT_MED_GRAY_POLY = 105,
        /**
         * Bright blue poly.
         */
        PAINT_BRIGHT_BLUE_POLY_106 = 106,
        /**
         * Lt.driftwood poly.
         */
        PAINT_LT_DRIFTWOOD_POLY = 107,
        /**
         * Blue.
         */
        PAINT_BLUE = 108,
        /**
         * Steel gray poly.
         */
        PAINT_STEEL_GRAY_POLY_109 = 109,
        /**
         * Lt.beechwood poly.
         */
        PAINT_LT_BEECHWOOD_POLY = 110,
        /**
         * Slate gray.
         */
        PAINT_SLATE_GRAY = 111,
        /**
         * Lt.sapphire blue poly.
         */
        PAINT_LT_SAPPHIRE_BLUE_POLY_112 = 112,
        /**
         * Dk.beechwood poly.
         */
        PAINT_DK_BEECHWOOD_POLY = 113,
        /**
         * Torch red.
         */
        PAINT_TORCH_RED = 114,
        /**
         * Bright red.
         */
        PAINT_BRIGHT_RED_115 = 115,
        /**
         * Med.sapphire blue firemist.
         */
        PAINT_MED_SAPPHIRE_BLUE_FIREMIST = 116,
        /**
         * Med.garnet red poly.
         */
        PAINT_MED_GARNET_RED_POLY = 117,
        /**
         * White diamond pearl.
         */
        PAINT_WHITE_DIAMOND_PEARL = 118,
        /**
         * Dk.sable poly.
         */
        PAINT_DK_SABLE_POLY = 119,
        /**
         * Antelope beige.
         */
        PAINT_ANTELOPE_BEIGE = 120,
        /**
         * Brilliant red poly.
         */
        PAINT_BRILLIANT_RED_POLY_121 = 121,
        /**
         * Gun metal poly.
         */
        PAINT_GUN_METAL_POLY = 122,
        /**
         * Med.beechwood poly.
         */
        PAINT_MED_BEECHWOOD_POLY = 123,
        /**
         * Brilliant red poly.
         */
        PAINT_BRILLIANT_RED_POLY_124 = 124,
        /**
         * Bright blue poly.
         */
        PAINT_BRIGHT_BLUE_POLY_125 = 125,
        /**
         * Pink.
         */
        PAINT_PINK = 126,
    }
    enum ObjectModel {
        /**
         * Large purple dildo.
         */
        MODEL_GUN_DILDO1 = 321,
        /**
         * A second dildo.
         */
        MODEL_GUN_DILDO2 = 322,
        /**
         * Bunch of flowers, a gift.
         */
        MODEL_FLOWERA = 325,
        /**
         * Walking cane, a gift.
         */
        MODEL_GUN_CANE = 326,
        /**
         * Brass knuckles, worn on the fist.
         */
        MODEL_BRASSKNUCKLE = 331,
        /**
         * Golf club.
         */
        MODEL_GOLFCLUB = 333,
        /**
         * Police truncheon.
         */
        MODEL_NITESTICK = 334,
        /**
         * Combat knife, which kills silently from behind.
         */
        MODEL_KNIFECUR = 335,
        /**
         * Baseball bat.
         */
        MODEL_BAT = 336,
        /**
         * Garden shovel.
         */
        MODEL_SHOVEL = 337,
        /**
         * Pool cue.
         */
        MODEL_POOLCUE = 338,
        /**
         * Japanese sword.
         */
        MODEL_KATANA = 339,
        /**
         * Chainsaw.
         */
        MODEL_CHNSAW = 341,
        /**
         * Hand grenade.
         */
        MODEL_GRENADE = 342,
        /**
         * Tear gas.
         */
        MODEL_TEARGAS = 343,
        /**
         * Molotov cocktail.
         */
        MODEL_MOLOTOV = 344,
        /**
         * Colt 45 pistol; two at skill 1000.
         */
        MODEL_COLT45 = 346,
        /**
         * Colt 45 with silencer.
         */
        MODEL_SILENCED = 347,
        /**
         * Desert Eagle pistol.
         */
        MODEL_DESERT_EAGLE = 348,
        /**
         * Pump-action shotgun.
         */
        MODEL_CHROMEGUN = 349,
        /**
         * Sawn-off shotgun.
         */
        MODEL_SAWNOFF = 350,
        /**
         * SPAS 12.
         */
        MODEL_SHOTGSPA = 351,
        /**
         * Micro Uzi; two at skill 1000.
         */
        MODEL_MICRO_UZI = 352,
        /**
         * MP5 sub-machine gun.
         */
        MODEL_MP5LNG = 353,
        /**
         * AK-47.
         */
        MODEL_AK47 = 355,
        /**
         * M4 assault rifle.
         */
        MODEL_M4 = 356,
        /**
         * Hunting rifle without scope.
         */
        MODEL_CUNTGUN = 357,
        /**
         * Sniper rifle with scope.
         */
        MODEL_SNIPER = 358,
        /**
         * Unguided rocket launcher.
         */
        MODEL_ROCKETLA = 359,
        /**
         * Heat-seeking rocket launcher.
         */
        MODEL_HEATSEEK = 360,
        /**
         * Flamethrower.
         */
        MODEL_FLAME = 361,
        /**
         * Minigun.
         */
        MODEL_MINIGUN = 362,
        /**
         * Satchel charge.
         */
        MODEL_SATCHEL = 363,
        /**
         * Spray can.
         */
        MODEL_SPRAYCAN = 365,
        /**
         * Fire extinguisher.
         */
        MODEL_FIRE_EX = 366,
        /**
         * Camera for snapshots; ammunition is the film.
         */
        MODEL_CAMERA = 367,
        /**
         * Night vision goggles.
         */
        MODEL_NVGOGGLES = 368,
        /**
         * Infrared goggles.
         */
        MODEL_IRGOGGLES = 369,
        /**
         * Jetpack.
         */
        MODEL_JETPACK = 370,
        /**
         * Parachute.
         */
        MODEL_GUN_PARA = 371,
        /**
         * Tec-9.
         */
        MODEL_TEC9 = 372,
        /**
         * Model `bskball_lax`, seen as an object that starts a script.
         */
        MODEL_BSKBALL_LAX = 946,
        /**
         * Model `bskballhub_lax01`, seen as an object that starts a script.
         */
        MODEL_BSKBALLHUB_LAX01 = 947,
        /**
         * Oyster.
         */
        MODEL_CJ_OYSTER = 953,
        /**
         * Horseshoe.
         */
        MODEL_CJ_HORSE_SHOE = 954,
        /**
         * Model `cj_ext_sprunk`, seen as an object that starts a script.
         */
        MODEL_CJ_EXT_SPRUNK = 955,
        /**
         * Model `cj_ext_candy`, seen as an object that starts a script.
         */
        MODEL_CJ_EXT_CANDY = 956,
        /**
         * Model `gate_autor`, seen as an object that starts a script.
         */
        MODEL_GATE_AUTOR = 985,
        /**
         * Model `gate_autol`, seen as an object that starts a script.
         */
        MODEL_GATE_AUTOL = 986,
        /**
         * Model `ws_apgate`, seen as an object that scripts made.
         */
        MODEL_WS_APGATE = 988,
        /**
         * Model `vendmach`, seen as an object that starts a script.
         */
        MODEL_VENDMACH = 1209,
        /**
         * Money.
         */
        MODEL_MONEY = 1212,
        /**
         * Information.
         */
        MODEL_INFO = 1239,
        /**
         * Health.
         */
        MODEL_HEALTH = 1240,
        /**
         * Body armour.
         */
        MODEL_BODYARMOUR = 1242,
        /**
         * Bribe.
         */
        MODEL_BRIBE = 1247,
        /**
         * Snapshot.
         */
        MODEL_CAMERAPICKUP = 1253,
        /**
         * Property that is locked.
         */
        MODEL_PROPERTY_LOCKED = 1272,
        /**
         * Property for sale.
         */
        MODEL_PROPERTY_FSALE = 1273,
        /**
         * Money of an asset.
         */
        MODEL_BIGDOLLAR = 1274,
        /**
         * Save disk.
         */
        MODEL_PICKUPSAVE = 1277,
        /**
         * Model `vendmachfd`, seen as an object that starts a script.
         */
        MODEL_VENDMACHFD = 1302,
        /**
         * Model `chillidogcart`, seen as an object that starts a script.
         */
        MODEL_CHILLIDOGCART = 1340,
        /**
         * Model `icescart_prop`, seen as an object that starts a script.
         */
        MODEL_ICESCART_PROP = 1341,
        /**
         * Model `noodlecart_prop`, seen as an object that starts a script.
         */
        MODEL_NOODLECART_PROP = 1342,
        /**
         * Model `magnocrane_02`, seen as an object that scripts made.
         */
        MODEL_MAGNOCRANE_02 = 1379,
        /**
         * Model `magnocrane_01`, seen as an object that scripts made.
         */
        MODEL_MAGNOCRANE_01 = 1380,
        /**
         * Model `magnocrane_03`, seen as an object that scripts made.
         */
        MODEL_MAGNOCRANE_03 = 1382,
        /**
         * Model `twrcrane_m_04`, seen as an object that scripts made.
         */
        MODEL_TWRCRANE_M_04 = 1383,
        /**
         * Model `twrcrane_m_01`, seen as an object that scripts made.
         */
        MODEL_TWRCRANE_M_01 = 1384,
        /**
         * Model `twrcrane_m_02`, seen as an object that scripts made.
         */
        MODEL_TWRCRANE_M_02 = 1385,
        /**
         * Model `lodnocrane_01`, seen as an object that scripts made.
         */
        MODEL_LODNOCRANE_01 = 1398,
        /**
         * Model `lodnocrane_02`, seen as an object that scripts made.
         */
        MODEL_LODNOCRANE_02 = 1399,
        /**
         * Model `lodnocrane_03`, seen as an object that scripts made.
         */
        MODEL_LODNOCRANE_03 = 1400,
        /**
         * Model `lodcrane_m_01`, seen as an object that scripts made.
         */
        MODEL_LODCRANE_M_01 = 1403,
        /**
         * Model `lodcrane_m_04`, seen as an object that scripts made.
         */
        MODEL_LODCRANE_M_04 = 1404,
        /**
         * Model `gen_doorshop02`, seen as an object that scripts made.
         */
        MODEL_GEN_DOORSHOP02 = 1496,
        /**
         * Model `gen_doorext03`, seen as an object that scripts made.
         */
        MODEL_GEN_DOOREXT03 = 1498,
        /**
         * Model `gen_doorext04`, seen as an object that scripts made.
         */
        MODEL_GEN_DOOREXT04 = 1501,
        /**
         * Model `gen_doorext07`, seen as an object that scripts made.
         */
        MODEL_GEN_DOOREXT07 = 1505,
        /**
         * Model `gen_doorshop3`, seen as an object that scripts made.
         */
        MODEL_GEN_DOORSHOP3 = 1522,
        /**
         * Model `portakabin`, seen as an object that scripts made.
         */
        MODEL_PORTAKABIN = 1684,
        /**
         * Model `snesish`, seen as an object that starts a script.
         */
        MODEL_SNESISH = 1718,
        /**
         * Model `low_console`, seen as an object that starts a script.
         */
        MODEL_LOW_CONSOLE = 1719,
        /**
         * Model `cj_sprunk1`, seen as an object that starts a script.
         */
        MODEL_CJ_SPRUNK1 = 1775,
        /**
         * Model `cj_candyvendor`, seen as an object that starts a script.
         */
        MODEL_CJ_CANDYVENDOR = 1776,
        /**
         * Model `wheel_o_fortune`, seen as an object that starts a script.
         */
        MODEL_WHEEL_O_FORTUNE = 1895,
        /**
         * Model `vendin3`, seen as an object that starts a script.
         */
        MODEL_VENDIN3 = 1977,
        /**
         * Model `roulette_tbl`, seen as an object that starts a script.
         */
        MODEL_ROULETTE_TBL = 1978,
        /**
         * Model `swank_console`, seen as an object that starts a script.
         */
        MODEL_SWANK_CONSOLE = 2028,
        /**
         * Model `blck_jack`, seen as an object that starts a script.
         */
        MODEL_BLCK_JACK = 2188,
        /**
         * Model `kb_bandit_u`, seen as an object that starts a script.
         */
        MODEL_KB_BANDIT_U = 2325,
        /**
         * Model `gym_treadmill`, seen as an object that starts a script.
         */
        MODEL_GYM_TREADMILL = 2627,
        /**
         * Model `gym_bench1`, seen as an object that starts a script.
         */
        MODEL_GYM_BENCH1 = 2629,
        /**
         * Model `gym_bike`, seen as an object that starts a script.
         */
        MODEL_GYM_BIKE = 2630,
        /**
         * Model `gym_mat1`, seen as an object that starts a script.
         */
        MODEL_GYM_MAT1 = 2631,
        /**
         * Model `neil_slot`, seen as an object that starts a script.
         */
        MODEL_NEIL_SLOT = 2640,
        /**
         * Model `cj_coin_op`, seen as an object that starts a script.
         */
        MODEL_CJ_COIN_OP = 2681,
        /**
         * Model `otb_machine`, seen as an object that starts a script.
         */
        MODEL_OTB_MACHINE = 2754,
        /**
         * Model `cj_coin_op_1`, seen as an object that starts a script.
         */
        MODEL_CJ_COIN_OP_1 = 2778,
        /**
         * Model `cj_coin_op_2`, seen as an object that starts a script.
         */
        MODEL_CJ_COIN_OP_2 = 2779,
        /**
         * Model `cj_slot_bank`, seen as an object that starts a script.
         */
        MODEL_CJ_SLOT_BANK = 2785,
        /**
         * Model `cj_coin_op_3`, seen as an object that starts a script.
         */
        MODEL_CJ_COIN_OP_3 = 2872,
        /**
         * Model `a51_blastdoorr`, seen as an object that scripts made.
         */
        MODEL_A51_BLASTDOORR = 2927,
        /**
         * Model `a51_blastdoorl`, seen as an object that scripts made.
         */
        MODEL_A51_BLASTDOORL = 2929,
        /**
         * Model `shutter_vegas`, seen as an object that scripts made.
         */
        MODEL_SHUTTER_VEGAS = 2938,
        /**
         * Model `freight_sfw_door`, seen as an object that scripts made.
         */
        MODEL_FREIGHT_SFW_DOOR = 2944,
        /**
         * Model `cr_door_03`, seen as an object that scripts made.
         */
        MODEL_CR_DOOR_03 = 2946,
        /**
         * Model `cr_door_01`, seen as an object that scripts made.
         */
        MODEL_CR_DOOR_01 = 2947,
        /**
         * Model `a51_labdoor`, seen as an object that scripts made.
         */
        MODEL_A51_LABDOOR = 2951,
        /**
         * Model `k_pooltablesm`, seen as an object that starts a script.
         */
        MODEL_K_POOLTABLESM = 2964,
        /**
         * Model `cr1_door`, seen as an object that scripts made.
         */
        MODEL_CR1_DOOR = 3029,
        /**
         * Model `ct_gatexr`, seen as an object that scripts made.
         */
        MODEL_CT_GATEXR = 3036,
        /**
         * Model `imy_shash_wall`, seen as an object that scripts made.
         */
        MODEL_IMY_SHASH_WALL = 3059,
        /**
         * Model `ad_flatdoor`, seen as an object that scripts made.
         */
        MODEL_AD_FLATDOOR = 3061,
        /**
         * Model `nf_blackboard`, seen as an object that scripts made.
         */
        MODEL_NF_BLACKBOARD = 3077,
        /**
         * Model `md_poster`, seen as an object that scripts made.
         */
        MODEL_MD_POSTER = 3083,
        /**
         * Model `trdcsgrgdoor_lvs`, seen as an object that scripts made.
         */
        MODEL_TRDCSGRGDOOR_LVS = 3084,
        /**
         * Model `ab_casdorlok`, seen as an object that scripts made.
         */
        MODEL_AB_CASDORLOK = 3089,
        /**
         * Model `cuntgirldoor`, seen as an object that scripts made.
         */
        MODEL_CUNTGIRLDOOR = 3093,
        /**
         * Model `a51_jetdoor`, seen as an object that scripts made.
         */
        MODEL_A51_JETDOOR = 3095,
        /**
         * Model `carrier_door_sfse`, seen as an object that scripts made.
         */
        MODEL_CARRIER_DOOR_SFSE = 3113,
        /**
         * Model `carrier_lift2_sfse`, seen as an object that scripts made.
         */
        MODEL_CARRIER_LIFT2_SFSE = 3114,
        /**
         * Model `carrier_lift1_sfse`, seen as an object that scripts made.
         */
        MODEL_CARRIER_LIFT1_SFSE = 3115,
        /**
         * Model `a51_ventcoverb`, seen as an object that scripts made.
         */
        MODEL_A51_VENTCOVERB = 3117,
        /**
         * Model `vgsxrefbballnet`, seen as an object that starts a script.
         */
        MODEL_VGSXREFBBALLNET = 3496,
        /**
         * Model `vgsxrefbballnet2`, seen as an object that starts a script.
         */
        MODEL_VGSXREFBBALLNET2 = 3497,
        /**
         * Model `hubintroof_sfse`, seen as an object that scripts made.
         */
        MODEL_HUBINTROOF_SFSE = 11388,
        /**
         * Model `hubinterior_sfs`, seen as an object that scripts made.
         */
        MODEL_HUBINTERIOR_SFS = 11389,
        /**
         * Model `hubgirders_sfse`, seen as an object that scripts made.
         */
        MODEL_HUBGIRDERS_SFSE = 11390,
        /**
         * Model `hubprops6_sfse`, seen as an object that scripts made.
         */
        MODEL_HUBPROPS6_SFSE = 11391,
        /**
         * Model `hubprops1_sfs`, seen as an object that scripts made.
         */
        MODEL_HUBPROPS1_SFS = 11393,
        /**
         * Model `hubgrgbeams_sfse`, seen as an object that scripts made.
         */
        MODEL_HUBGRGBEAMS_SFSE = 11394,
        /**
         * Model `quarry_crane`, seen as an object that scripts made.
         */
        MODEL_QUARRY_CRANE = 16328,
        /**
         * Model `quarry_cranearm`, seen as an object that scripts made.
         */
        MODEL_QUARRY_CRANEARM = 16329,
        /**
         * Model `quarry_cranebase`, seen as an object that scripts made.
         */
        MODEL_QUARRY_CRANEBASE = 16330,
    }
    enum NavZone {
        /**
         * San Andreas.
         */
        ZONE_SAN_AND = 0,
        /**
         * Bayside Marina.
         */
        ZONE_SUNMA = 1,
        /**
         * Bayside.
         */
        ZONE_SUNNN = 2,
        /**
         * Battery Point.
         */
        ZONE_BATTP = 3,
        /**
         * Paradiso.
         */
        ZONE_PARA = 4,
        /**
         * Santa Flora.
         */
        ZONE_CIVI = 5,
        /**
         * Palisades.
         */
        ZONE_BAYV = 6,
        /**
         * City Hall.
         */
        ZONE_CITYS = 7,
        /**
         * Ocean Flats.
         */
        ZONE_OCEAF1 = 8,
        /**
         * Ocean Flats.
         */
        ZONE_OCEAF2 = 9,
        /**
         * Ocean Flats.
         */
        ZONE_OCEAF3 = 10,
        /**
         * Foster Valley.
         */
        ZONE_SILLY3 = 11,
        /**
         * Foster Valley.
         */
        ZONE_SILLY4 = 12,
        /**
         * Hashbury.
         */
        ZONE_HASH = 13,
        /**
         * Juniper Hollow.
         */
        ZONE_JUNIHO = 14,
        /**
         * Esplanade North.
         */
        ZONE_ESPN1 = 15,
        /**
         * Esplanade North.
         */
        ZONE_ESPN2 = 16,
        /**
         * Esplanade North.
         */
        ZONE_ESPN3 = 17,
        /**
         * Financial.
         */
        ZONE_FINA = 18,
        /**
         * Calton Heights.
         */
        ZONE_CALT = 19,
        /**
         * Downtown.
         */
        ZONE_SFDWT1 = 20,
        /**
         * Downtown.
         */
        ZONE_SFDWT2 = 21,
        /**
         * Downtown.
         */
        ZONE_SFDWT3 = 22,
        /**
         * Downtown.
         */
        ZONE_SFDWT4 = 23,
        /**
         * Juniper Hill.
         */
        ZONE_JUNIHI = 24,
        /**
         * Chinatown.
         */
        ZONE_CHINA = 25,
        /**
         * Downtown.
         */
        ZONE_SFDWT5 = 26,
        /**
         * King's.
         */
        ZONE_THEA1 = 27,
        /**
         * King's.
         */
        ZONE_THEA2 = 28,
        /**
         * King's.
         */
        ZONE_THEA3 = 29,
        /**
         * Garcia.
         */
        ZONE_GARC = 30,
        /**
         * Doherty.
         */
        ZONE_DOH1 = 31,
        /**
         * Doherty.
         */
        ZONE_DOH2 = 32,
        /**
         * Downtown.
         */
        ZONE_SFDWT6 = 33,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFAIR3 = 34,
        /**
         * Easter Basin.
         */
        ZONE_EASB1 = 35,
        /**
         * Easter Basin.
         */
        ZONE_EASB2 = 36,
        /**
         * Esplanade East.
         */
        ZONE_ESPE1 = 37,
        /**
         * Esplanade East.
         */
        ZONE_ESPE2 = 38,
        /**
         * Esplanade East.
         */
        ZONE_ESPE3 = 39,
        /**
         * Angel Pine.
         */
        ZONE_ANGPI = 40,
        /**
         * Shady Cabin.
         */
        ZONE_SHACA = 41,
        /**
         * Back o Beyond.
         */
        ZONE_BACKO = 42,
        /**
         * Leafy Hollow.
         */
        ZONE_LEAFY = 43,
        /**
         * Flint Range.
         */
        ZONE_FLINTR = 44,
        /**
         * Fallen Tree.
         */
        ZONE_HAUL = 45,
        /**
         * The Farm.
         */
        ZONE_FARM = 46,
        /**
         * El Quebrados.
         */
        ZONE_ELQUE = 47,
        /**
         * Aldea Malvada.
         */
        ZONE_ALDEA = 48,
        /**
         * The Sherman Dam.
         */
        ZONE_DAM = 49,
        /**
         * Las Barrancas.
         */
        ZONE_BARRA = 50,
        /**
         * Fort Carson.
         */
        ZONE_CARSO = 51,
        /**
         * Hunter Quarry.
         */
        ZONE_QUARY = 52,
        /**
         * Octane Springs.
         */
        ZONE_OCTAN = 53,
        /**
         * Green Palms.
         */
        ZONE_PALMS = 54,
        /**
         * Regular Tom.
         */
        ZONE_TOM = 55,
        /**
         * Las Brujas.
         */
        ZONE_BRUJA = 56,
        /**
         * Verdant Meadows.
         */
        ZONE_MEAD = 57,
        /**
         * Las Payasadas.
         */
        ZONE_PAYAS = 58,
        /**
         * Arco del Oeste.
         */
        ZONE_ARCO = 59,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFAIR1 = 60,
        /**
         * Hankypanky Point.
         */
        ZONE_HANKY = 61,
        /**
         * Palomino Creek.
         */
        ZONE_PALO = 62,
        /**
         * North Rock.
         */
        ZONE_NROCK = 63,
        /**
         * Montgomery.
         */
        ZONE_MONT = 64,
        /**
         * Montgomery.
         */
        ZONE_MONT1 = 65,
        /**
         * Hampton Barns.
         */
        ZONE_HBARNS = 66,
        /**
         * Fern Ridge.
         */
        ZONE_FERN = 67,
        /**
         * Dillimore.
         */
        ZONE_DILLI = 68,
        /**
         * Hilltop Farm.
         */
        ZONE_TOPFA = 69,
        /**
         * Blueberry.
         */
        ZONE_BLUEB1 = 70,
        /**
         * Blueberry.
         */
        ZONE_BLUEB = 71,
        /**
         * The Panopticon.
         */
        ZONE_PANOP = 72,
        /**
         * Frederick Bridge.
         */
        ZONE_FRED = 73,
        /**
         * The Mako Span.
         */
        ZONE_MAKO = 74,
        /**
         * Blueberry Acres.
         */
        ZONE_BLUAC = 75,
        /**
         * Martin Bridge.
         */
        ZONE_MART = 76,
        /**
         * Fallow Bridge.
         */
        ZONE_FALLO = 77,
        /**
         * Shady Creeks.
         */
        ZONE_CREEK = 78,
        /**
         * Shady Creeks.
         */
        ZONE_CREEK1 = 79,
        /**
         * Queens.
         */
        ZONE_WESTP1 = 80,
        /**
         * Queens.
         */
        ZONE_WESTP2 = 81,
        /**
         * Queens.
         */
        ZONE_WESTP3 = 82,
        /**
         * Los Santos.
         */
        ZONE_LA = 83,
        /**
         * Las Venturas.
         */
        ZONE_VE = 84,
        /**
         * Bone County.
         */
        ZONE_BONE = 85,
        /**
         * Tierra Robada.
         */
        ZONE_ROBAD = 86,
        /**
         * Gant Bridge.
         */
        ZONE_GANTB = 87,
        /**
         * Gant Bridge.
         */
        ZONE_GANTB1 = 88,
        /**
         * San Fierro.
         */
        ZONE_SF = 89,
        /**
         * Tierra Robada.
         */
        ZONE_ROBAD1 = 90,
        /**
         * Red County.
         */
        ZONE_RED = 91,
        /**
         * Flint County.
         */
        ZONE_FLINTC = 92,
        /**
         * Easter Bay Chemicals.
         */
        ZONE_EBAY = 93,
        /**
         * Easter Bay Chemicals.
         */
        ZONE_EBAY2 = 94,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFAIR4 = 95,
        /**
         * Foster Valley.
         */
        ZONE_SILLY1 = 96,
        /**
         * Foster Valley.
         */
        ZONE_SILLY2 = 97,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFAIR2 = 98,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFAIR5 = 99,
        /**
         * Whetstone.
         */
        ZONE_WHET = 100,
        /**
         * Los Santos International.
         */
        ZONE_LAIR1 = 101,
        /**
         * Los Santos International.
         */
        ZONE_LAIR2A = 102,
        /**
         * Verdant Bluffs.
         */
        ZONE_BLUF1A = 103,
        /**
         * El Corona.
         */
        ZONE_ELCO2 = 104,
        /**
         * Willowfield.
         */
        ZONE_LIND1A = 105,
        /**
         * Willowfield.
         */
        ZONE_LIND1B = 106,
        /**
         * Willowfield.
         */
        ZONE_LIND2A = 107,
        /**
         * Willowfield.
         */
        ZONE_LIND2B = 108,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC4 = 109,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC1B = 110,
        /**
         * Marina.
         */
        ZONE_MAR3 = 111,
        /**
         * Verona Beach.
         */
        ZONE_VERO4A = 112,
        /**
         * Verona Beach.
         */
        ZONE_VERO4B = 113,
        /**
         * Verdant Bluffs.
         */
        ZONE_BLUF1B = 114,
        /**
         * Verdant Bluffs.
         */
        ZONE_BLUF2 = 115,
        /**
         * El Corona.
         */
        ZONE_ELCO1 = 116,
        /**
         * Verona Beach.
         */
        ZONE_VERO1 = 117,
        /**
         * Marina.
         */
        ZONE_MAR1 = 118,
        /**
         * Marina.
         */
        ZONE_MAR2 = 119,
        /**
         * Verona Beach.
         */
        ZONE_VERO3 = 120,
        /**
         * Verona Beach.
         */
        ZONE_VERO2 = 121,
        /**
         * Conference Center.
         */
        ZONE_CONF1B = 122,
        /**
         * Conference Center.
         */
        ZONE_CONF1A = 123,
        /**
         * Commerce.
         */
        ZONE_THALL1 = 124,
        /**
         * Commerce.
         */
        ZONE_COM1A = 125,
        /**
         * Commerce.
         */
        ZONE_COM1B = 126,
        /**
         * Commerce.
         */
        ZONE_COM2 = 127,
        /**
         * Pershing Square.
         */
        ZONE_PER1 = 128,
        /**
         * Commerce.
         */
        ZONE_COM4 = 129,
        /**
         * Little Mexico.
         */
        ZONE_LMEX1A = 130,
        /**
         * Little Mexico.
         */
        ZONE_LMEX1B = 131,
        /**
         * Commerce.
         */
        ZONE_COM3 = 132,
        /**
         * Idlewood.
         */
        ZONE_IWD3A = 133,
        /**
         * Idlewood.
         */
        ZONE_IWD3B = 134,
        /**
         * Idlewood.
         */
        ZONE_IWD4 = 135,
        /**
         * Idlewood.
         */
        ZONE_IWD1 = 136,
        /**
         * Idlewood.
         */
        ZONE_IWD2 = 137,
        /**
         * Glen Park.
         */
        ZONE_GLN2A = 138,
        /**
         * Glen Park.
         */
        ZONE_GLN1B = 139,
        /**
         * Jefferson.
         */
        ZONE_JEF3A = 140,
        /**
         * Jefferson.
         */
        ZONE_JEF3C = 141,
        /**
         * Jefferson.
         */
        ZONE_JEF2 = 142,
        /**
         * Jefferson.
         */
        ZONE_JEF1B = 143,
        /**
         * Jefferson.
         */
        ZONE_JEF1A = 144,
        /**
         * Las Colinas.
         */
        ZONE_CHC1A = 145,
        /**
         * Las Colinas.
         */
        ZONE_CHC1B = 146,
        /**
         * Las Colinas.
         */
        ZONE_CHC2B = 147,
        /**
         * Las Colinas.
         */
        ZONE_CHC2A = 148,
        /**
         * Idlewood.
         */
        ZONE_IWD5 = 149,
        /**
         * Ganton.
         */
        ZONE_GAN2 = 150,
        /**
         * Ganton.
         */
        ZONE_GAN1 = 151,
        /**
         * Willowfield.
         */
        ZONE_LIND4C = 152,
        /**
         * East Beach.
         */
        ZONE_EBE3C = 153,
        /**
         * East Beach.
         */
        ZONE_EBE2A = 154,
        /**
         * East Beach.
         */
        ZONE_EBE2B = 155,
        /**
         * East Los Santos.
         */
        ZONE_ELS4 = 156,
        /**
         * East Los Santos.
         */
        ZONE_ELS3A = 157,
        /**
         * Jefferson.
         */
        ZONE_JEF3B = 158,
        /**
         * East Los Santos.
         */
        ZONE_ELS3B = 159,
        /**
         * East Los Santos.
         */
        ZONE_ELS3C = 160,
        /**
         * East Los Santos.
         */
        ZONE_ELS1A = 161,
        /**
         * East Los Santos.
         */
        ZONE_ELS1B = 162,
        /**
         * East Los Santos.
         */
        ZONE_ELS2 = 163,
        /**
         * Los Flores.
         */
        ZONE_LFL1A = 164,
        /**
         * Los Flores.
         */
        ZONE_LFL1B = 165,
        /**
         * East Beach.
         */
        ZONE_EBE1 = 166,
        /**
         * Las Colinas.
         */
        ZONE_CHC4A = 167,
        /**
         * Las Colinas.
         */
        ZONE_CHC4B = 168,
        /**
         * Las Colinas.
         */
        ZONE_CHC3 = 169,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT5 = 170,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT7 = 171,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT4 = 172,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT3 = 173,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT6 = 174,
        /**
         * Mulholland Intersection.
         */
        ZONE_MULINT = 175,
        /**
         * Mulholland.
         */
        ZONE_MUL3 = 176,
        /**
         * Mulholland.
         */
        ZONE_MUL2A = 177,
        /**
         * Mulholland.
         */
        ZONE_MUL2B = 178,
        /**
         * Market.
         */
        ZONE_MKT3 = 179,
        /**
         * Vinewood.
         */
        ZONE_VIN3 = 180,
        /**
         * Market.
         */
        ZONE_MKT4 = 181,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT1A = 182,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT1B = 183,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT1C = 184,
        /**
         * Temple.
         */
        ZONE_SUN3A = 185,
        /**
         * Temple.
         */
        ZONE_SUN3B = 186,
        /**
         * Temple.
         */
        ZONE_SUN3C = 187,
        /**
         * Mulholland.
         */
        ZONE_MUL7A = 188,
        /**
         * Mulholland.
         */
        ZONE_MUL7B = 189,
        /**
         * Mulholland.
         */
        ZONE_MUL6 = 190,
        /**
         * Vinewood.
         */
        ZONE_VIN2 = 191,
        /**
         * Temple.
         */
        ZONE_SUN1 = 192,
        /**
         * Temple.
         */
        ZONE_SUN4 = 193,
        /**
         * Temple.
         */
        ZONE_SUN2 = 194,
        /**
         * Mulholland.
         */
        ZONE_MUL4 = 195,
        /**
         * Mulholland.
         */
        ZONE_MUL1A = 196,
        /**
         * Mulholland.
         */
        ZONE_MUL1B = 197,
        /**
         * Mulholland.
         */
        ZONE_MUL5A = 198,
        /**
         * Mulholland.
         */
        ZONE_MUL5B = 199,
        /**
         * Mulholland.
         */
        ZONE_MUL5C = 200,
        /**
         * Mulholland.
         */
        ZONE_MUL1C = 201,
        /**
         * Santa Maria Beach.
         */
        ZONE_SMB1 = 202,
        /**
         * Santa Maria Beach.
         */
        ZONE_SMB2 = 203,
        /**
         * Rodeo.
         */
        ZONE_ROD5B = 204,
        /**
         * Rodeo.
         */
        ZONE_ROD5A = 205,
        /**
         * Rodeo.
         */
        ZONE_ROD1A = 206,
        /**
         * Rodeo.
         */
        ZONE_ROD1B = 207,
        /**
         * Rodeo.
         */
        ZONE_ROD1C = 208,
        /**
         * Rodeo.
         */
        ZONE_ROD3A = 209,
        /**
         * Rodeo.
         */
        ZONE_ROD3B = 210,
        /**
         * Rodeo.
         */
        ZONE_ROD4A = 211,
        /**
         * Rodeo.
         */
        ZONE_ROD4B = 212,
        /**
         * Rodeo.
         */
        ZONE_ROD4C = 213,
        /**
         * Vinewood.
         */
        ZONE_VIN1B = 214,
        /**
         * Richman.
         */
        ZONE_RIH5A = 215,
        /**
         * Richman.
         */
        ZONE_RIH5B = 216,
        /**
         * Rodeo.
         */
        ZONE_ROD2B = 217,
        /**
         * Rodeo.
         */
        ZONE_ROD2A = 218,
        /**
         * Richman.
         */
        ZONE_RIH6A = 219,
        /**
         * Richman.
         */
        ZONE_RIH6B = 220,
        /**
         * Richman.
         */
        ZONE_RIH3A = 221,
        /**
         * Richman.
         */
        ZONE_RIH3B = 222,
        /**
         * Richman.
         */
        ZONE_RIH4 = 223,
        /**
         * Richman.
         */
        ZONE_RIH2 = 224,
        /**
         * Richman.
         */
        ZONE_RIH1A = 225,
        /**
         * Richman.
         */
        ZONE_RIH1B = 226,
        /**
         * The Strip.
         */
        ZONE_STRIP1 = 227,
        /**
         * The Strip.
         */
        ZONE_STRIP2 = 228,
        /**
         * The Four Dragons Casino.
         */
        ZONE_DRAG = 229,
        /**
         * The Pink Swan.
         */
        ZONE_PINK = 230,
        /**
         * The High Roller.
         */
        ZONE_HIGH = 231,
        /**
         * Pirates in Men's Pants.
         */
        ZONE_PIRA = 232,
        /**
         * The Visage.
         */
        ZONE_VISA1 = 233,
        /**
         * The Visage.
         */
        ZONE_VISA2 = 234,
        /**
         * Julius Thruway South.
         */
        ZONE_JTS1 = 235,
        /**
         * Julius Thruway West.
         */
        ZONE_JTW1 = 236,
        /**
         * Julius Thruway South.
         */
        ZONE_JTS2 = 237,
        /**
         * Rockshore East.
         */
        ZONE_RSE = 238,
        /**
         * Come-A-Lot.
         */
        ZONE_LOT = 239,
        /**
         * The Camel's Toe.
         */
        ZONE_CAM = 240,
        /**
         * Royal Casino.
         */
        ZONE_ROY = 241,
        /**
         * Caligula's Palace.
         */
        ZONE_CALI1 = 242,
        /**
         * Caligula's Palace.
         */
        ZONE_CALI2 = 243,
        /**
         * Pilgrim.
         */
        ZONE_PILL1 = 244,
        /**
         * Starfish Casino.
         */
        ZONE_STAR2 = 245,
        /**
         * The Strip.
         */
        ZONE_STRIP3 = 246,
        /**
         * The Strip.
         */
        ZONE_STRIP4 = 247,
        /**
         * The Emerald Isle.
         */
        ZONE_ISLE = 248,
        /**
         * Old Venturas Strip.
         */
        ZONE_OVS = 249,
        /**
         * K.A.C.C. Military Fuels.
         */
        ZONE_KACC = 250,
        /**
         * Creek.
         */
        ZONE_CREE = 251,
        /**
         * Sobell Rail Yards.
         */
        ZONE_SRY = 252,
        /**
         * Linden Station.
         */
        ZONE_LST = 253,
        /**
         * Julius Thruway East.
         */
        ZONE_JTE2 = 254,
        /**
         * Linden Side.
         */
        ZONE_LDS = 255,
        /**
         * Julius Thruway East.
         */
        ZONE_JTE1 = 256,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN1 = 257,
        /**
         * Julius Thruway East.
         */
        ZONE_JTE4 = 258,
        /**
         * Julius Thruway East.
         */
        ZONE_JTE3 = 259,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN2 = 260,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN3 = 261,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN4 = 262,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN5 = 263,
        /**
         * Julius Thruway West.
         */
        ZONE_JTW2 = 264,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN6 = 265,
        /**
         * Harry Gold Parkway.
         */
        ZONE_HGP = 266,
        /**
         * Redsands East.
         */
        ZONE_REDE1 = 267,
        /**
         * Redsands East.
         */
        ZONE_REDE2 = 268,
        /**
         * Redsands East.
         */
        ZONE_REDE3 = 269,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN8 = 270,
        /**
         * Redsands West.
         */
        ZONE_REDW2 = 271,
        /**
         * Redsands West.
         */
        ZONE_REDW1 = 272,
        /**
         * Redsands West.
         */
        ZONE_REDW3 = 273,
        /**
         * Redsands West.
         */
        ZONE_REDW4 = 274,
        /**
         * Las Venturas Airport.
         */
        ZONE_VAIR1 = 275,
        /**
         * Las Venturas Airport.
         */
        ZONE_VAIR2 = 276,
        /**
         * Las Venturas Airport.
         */
        ZONE_VAIR3 = 277,
        /**
         * LVA Freight Depot.
         */
        ZONE_LVA1 = 278,
        /**
         * Blackfield Intersection.
         */
        ZONE_BINT2 = 279,
        /**
         * Blackfield Intersection.
         */
        ZONE_BINT1 = 280,
        /**
         * Blackfield Intersection.
         */
        ZONE_BINT3 = 281,
        /**
         * Blackfield Intersection.
         */
        ZONE_BINT4 = 282,
        /**
         * LVA Freight Depot.
         */
        ZONE_LVA2 = 283,
        /**
         * LVA Freight Depot.
         */
        ZONE_LVA3 = 284,
        /**
         * LVA Freight Depot.
         */
        ZONE_LVA4 = 285,
        /**
         * LVA Freight Depot.
         */
        ZONE_LVA5 = 286,
        /**
         * Greenglass College.
         */
        ZONE_GGC1 = 287,
        /**
         * Greenglass College.
         */
        ZONE_GGC2 = 288,
        /**
         * Blackfield.
         */
        ZONE_BFLD1 = 289,
        /**
         * Blackfield.
         */
        ZONE_BFLD2 = 290,
        /**
         * Roca Escalante.
         */
        ZONE_ROCE1 = 291,
        /**
         * Roca Escalante.
         */
        ZONE_ROCE2 = 292,
        /**
         * Last Dime Motel.
         */
        ZONE_LDM = 293,
        /**
         * Rockshore West.
         */
        ZONE_RSW1 = 294,
        /**
         * Rockshore West.
         */
        ZONE_RSW2 = 295,
        /**
         * Randolph Industrial Estate.
         */
        ZONE_RIE = 296,
        /**
         * Blackfield Chapel.
         */
        ZONE_BFC1 = 297,
        /**
         * Blackfield Chapel.
         */
        ZONE_BFC2 = 298,
        /**
         * Julius Thruway North.
         */
        ZONE_JTN7 = 299,
        /**
         * Pilson Intersection.
         */
        ZONE_PINT = 300,
        /**
         * Whitewood Estates.
         */
        ZONE_WWE = 301,
        /**
         * Prickle Pine.
         */
        ZONE_PRP1 = 302,
        /**
         * Prickle Pine.
         */
        ZONE_PRP2 = 303,
        /**
         * Prickle Pine.
         */
        ZONE_PRP3 = 304,
        /**
         * Spinybed.
         */
        ZONE_SPIN = 305,
        /**
         * Prickle Pine.
         */
        ZONE_PRP4 = 306,
        /**
         * Pilgrim.
         */
        ZONE_PILL2 = 307,
        /**
         * San Andreas Sound.
         */
        ZONE_SASO = 308,
        /**
         * Fisher's Lagoon.
         */
        ZONE_FISH = 309,
        /**
         * Garver Bridge.
         */
        ZONE_GARV = 310,
        /**
         * Garver Bridge.
         */
        ZONE_GARV1 = 311,
        /**
         * Garver Bridge.
         */
        ZONE_GARV2 = 312,
        /**
         * Kincaid Bridge.
         */
        ZONE_KINC = 313,
        /**
         * Kincaid Bridge.
         */
        ZONE_KINC1 = 314,
        /**
         * Kincaid Bridge.
         */
        ZONE_KINC2 = 315,
        /**
         * Los Santos Inlet.
         */
        ZONE_LSINL = 316,
        /**
         * Sherman Reservoir.
         */
        ZONE_SHERR = 317,
        /**
         * Flint Water.
         */
        ZONE_FLINW = 318,
        /**
         * Easter Tunnel.
         */
        ZONE_ETUNN = 319,
        /**
         * Bayside Tunnel.
         */
        ZONE_BYTUN = 320,
        /**
         * The Big Ear.
         */
        ZONE_BIGE = 321,
        /**
         * Lil' Probe Inn.
         */
        ZONE_PROBE = 322,
        /**
         * Valle Ocultado.
         */
        ZONE_VALLE = 323,
        /**
         * Glen Park.
         */
        ZONE_GLN1 = 324,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC3A = 325,
        /**
         * Linden Station.
         */
        ZONE_LINDEN = 326,
        /**
         * Unity Station.
         */
        ZONE_UNITY = 327,
        /**
         * Vinewood.
         */
        ZONE_VIN1A = 328,
        /**
         * Market Station.
         */
        ZONE_MARKST = 329,
        /**
         * Cranberry Station.
         */
        ZONE_CRANB = 330,
        /**
         * Yellow Bell Station.
         */
        ZONE_YELLOW = 331,
        /**
         * San Fierro Bay.
         */
        ZONE_SANB1 = 332,
        /**
         * San Fierro Bay.
         */
        ZONE_SANB2 = 333,
        /**
         * El Castillo del Diablo.
         */
        ZONE_ELCA = 334,
        /**
         * El Castillo del Diablo.
         */
        ZONE_ELCA1 = 335,
        /**
         * El Castillo del Diablo.
         */
        ZONE_ELCA2 = 336,
        /**
         * Restricted Area.
         */
        ZONE_REST = 337,
        /**
         * Montgomery Intersection.
         */
        ZONE_MONINT_A = 338,
        /**
         * Montgomery Intersection.
         */
        ZONE_MONINT_B = 339,
        /**
         * Robada Intersection.
         */
        ZONE_ROBINT = 340,
        /**
         * Flint Intersection.
         */
        ZONE_FLINTI = 341,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFBAG2 = 342,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFBAG3 = 343,
        /**
         * Easter Bay Airport.
         */
        ZONE_SFBAG1 = 344,
        /**
         * Market.
         */
        ZONE_MKT1 = 345,
        /**
         * Market.
         */
        ZONE_MKT2 = 346,
        /**
         * Avispa Country Club.
         */
        ZONE_SFGLF4 = 347,
        /**
         * Avispa Country Club.
         */
        ZONE_CUNTC2 = 348,
        /**
         * Missionary Hill.
         */
        ZONE_HILLP = 349,
        /**
         * Mount Chiliad.
         */
        ZONE_MTCHI2 = 350,
        /**
         * Mount Chiliad.
         */
        ZONE_MTCHI3 = 351,
        /**
         * Mount Chiliad.
         */
        ZONE_MTCHI1 = 352,
        /**
         * Mount Chiliad.
         */
        ZONE_MTCHI4 = 353,
        /**
         * Yellow Bell Golf Course.
         */
        ZONE_YBELL1 = 354,
        /**
         * Yellow Bell Golf Course.
         */
        ZONE_YBELL2 = 355,
        /**
         * Las Venturas Airport.
         */
        ZONE_LVBAG = 356,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC1A = 357,
        /**
         * Los Santos International.
         */
        ZONE_LAIR2B = 358,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC3B = 359,
        /**
         * Los Santos International.
         */
        ZONE_LBAG1 = 360,
        /**
         * Los Santos International.
         */
        ZONE_LBAG2 = 361,
        /**
         * Los Santos International.
         */
        ZONE_LBAG3 = 362,
        /**
         * Starfish Casino.
         */
        ZONE_CONST1 = 363,
        /**
         * Beacon Hill.
         */
        ZONE_BEACO = 364,
        /**
         * Avispa Country Club.
         */
        ZONE_SFGLF1 = 365,
        /**
         * Avispa Country Club.
         */
        ZONE_SFGLF2 = 366,
        /**
         * Garcia.
         */
        ZONE_SFGLF3 = 367,
        /**
         * Avispa Country Club.
         */
        ZONE_CUNTC1 = 368,
        /**
         * Avispa Country Club.
         */
        ZONE_CUNTC3 = 369,
        /**
         * Playa del Seville.
         */
        ZONE_PLS = 370,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC3C = 371,
        /**
         * Starfish Casino.
         */
        ZONE_STAR1 = 372,
        /**
         * The Clown's Pocket.
         */
        ZONE_RING = 373,
        /**
         * Ocean Docks.
         */
        ZONE_LDOC2 = 374,
        /**
         * Willowfield.
         */
        ZONE_LIND3 = 375,
        /**
         * Willowfield.
         */
        ZONE_LIND4A = 376,
        /**
         * Whitewood Estates.
         */
        ZONE_WWE1 = 377,
        /**
         * Downtown Los Santos.
         */
        ZONE_LDT8 = 378,
    }
    enum MapZone {
        /**
         * All of the map.
         */
        MAP_ZONE_THEMAP = 0,
        /**
         * Las Venturas.
         */
        MAP_ZONE_VEGAS = 1,
        /**
         * San Fierro.
         */
        MAP_ZONE_SF01 = 2,
        /**
         * San Fierro.
         */
        MAP_ZONE_SF02 = 3,
        /**
         * San Fierro.
         */
        MAP_ZONE_SF03 = 4,
        /**
         * Los Santos.
         */
        MAP_ZONE_LA01 = 5,
        /**
         * Los Santos.
         */
        MAP_ZONE_LA02 = 6,
    }
    enum StockGarage {
        /**
         * Commerce.
         */
        GARAGE_MUL_LAN = 0,
        /**
         * Pershing Square.
         */
        GARAGE_IMP_LA = 1,
        /**
         * El Corona.
         */
        GARAGE_DUF_LAS = 2,
        /**
         * El Corona.
         */
        GARAGE_LASBOMB = 3,
        /**
         * El Corona.
         */
        GARAGE_MODGLAS = 4,
        /**
         * El Corona.
         */
        GARAGE_CARLAS1 = 5,
        /**
         * Playa del Seville.
         */
        GARAGE_BURG_LK = 6,
        /**
         * Willowfield.
         */
        GARAGE_MODLAST = 7,
        /**
         * Idlewood.
         */
        GARAGE_SPRLAE_1 = 8,
        /**
         * Ganton.
         */
        GARAGE_CJSAFE = 9,
        /**
         * Temple.
         */
        GARAGE_BODLAWN = 10,
        /**
         * Temple.
         */
        GARAGE_SPRLAE_2 = 11,
        /**
         * Santa Maria Beach.
         */
        GARAGE_SPLAW2 = 12,
        /**
         * Santa Maria Beach.
         */
        GARAGE_BEACSV = 13,
        /**
         * Mulholland.
         */
        GARAGE_CESAFE1 = 14,
        /**
         * Ocean Flats.
         */
        GARAGE_MDS1SFS = 15,
        /**
         * Ocean Flats.
         */
        GARAGE_TBON = 16,
        /**
         * Hashbury.
         */
        GARAGE_SVGSFS1 = 17,
        /**
         * Doherty.
         */
        GARAGE_MDSSFSE = 18,
        /**
         * Downtown.
         */
        GARAGE_SPRSFSE = 19,
        /**
         * Doherty.
         */
        GARAGE_BRGSFSE = 20,
        /**
         * Doherty.
         */
        GARAGE_LCKSFSE = 21,
        /**
         * Doherty.
         */
        GARAGE_HBGDSFS = 22,
        /**
         * Chinatown.
         */
        GARAGE_FDORSFE = 23,
        /**
         * Downtown.
         */
        GARAGE_MICHDR = 24,
        /**
         * Calton Heights.
         */
        GARAGE_SAV1SFE = 25,
        /**
         * Downtown.
         */
        GARAGE_IMP_SF = 26,
        /**
         * Juniper Hollow.
         */
        GARAGE_SPRSFW = 27,
        /**
         * Paradiso.
         */
        GARAGE_SAV1SFW = 28,
        /**
         * The Emerald Isle.
         */
        GARAGE_IMP_LV = 29,
        /**
         * Las Venturas Airport.
         */
        GARAGE_VGSHNGR = 30,
        /**
         * Pilgrim.
         */
        GARAGE_VGELOCK = 31,
        /**
         * Royal Casino.
         */
        GARAGE_TIMY1 = 32,
        /**
         * Come-A-Lot.
         */
        GARAGE_VECMOD = 33,
        /**
         * Rockshore West.
         */
        GARAGE_VESVGRG = 34,
        /**
         * Redsands East.
         */
        GARAGE_BLOB2 = 35,
        /**
         * Redsands East.
         */
        GARAGE_BLOB1 = 36,
        /**
         * Redsands West.
         */
        GARAGE_BLOB6 = 37,
        /**
         * Prickle Pine.
         */
        GARAGE_BLOB69 = 38,
        /**
         * Whitewood Estates.
         */
        GARAGE_BLOB7 = 39,
        /**
         * El Quebrados.
         */
        GARAGE_CNSPRAY = 40,
        /**
         * Fort Carson.
         */
        GARAGE_CN2SPRY = 41,
        /**
         * Fort Carson.
         */
        GARAGE_CN2GAR1 = 42,
        /**
         * Bone County.
         */
        GARAGE_CN2GAR2 = 43,
        /**
         * El Castillo del Diablo.
         */
        GARAGE_GHOSTDR = 44,
        /**
         * Verdant Meadows.
         */
        GARAGE_DHANGAR = 45,
        /**
         * Angel Pine.
         */
        GARAGE_AMUMIS = 46,
        /**
         * Dillimore.
         */
        GARAGE_CESPRAY = 47,
        /**
         * Palomino Creek.
         */
        GARAGE_BURBDOO = 48,
        /**
         * Dillimore.
         */
        GARAGE_BURBDO2 = 49,
    }
    enum GarageUse {
        /**
         * The player keeps cars in it.
         */
        USE_HIDEOUT = 0,
        /**
         * The police keeps cars in it.
         */
        USE_IMPOUND = 1,
    }
    enum CarPlace {
        /**
         * Ganton, first car.
         */
        CAR_CJSAFE_1 = 0,
        /**
         * Santa Maria Beach, first car.
         */
        CAR_BEACSV_1 = 1,
        /**
         * Rockshore West, first car.
         */
        CAR_VESVGRG_1 = 2,
        /**
         * Fort Carson, first car.
         */
        CAR_CN2GAR1_1 = 3,
        /**
         * Bone County, first car.
         */
        CAR_CN2GAR2_1 = 4,
        /**
         * Dillimore, first car.
         */
        CAR_BURBDO2_1 = 5,
        /**
         * Prickle Pine, first car.
         */
        CAR_BLOB69_1 = 6,
        /**
         * Whitewood Estates, first car.
         */
        CAR_BLOB7_1 = 7,
        /**
         * Palomino Creek, first car.
         */
        CAR_BURBDOO_1 = 8,
        /**
         * Redsands West, first car.
         */
        CAR_BLOB6_1 = 9,
        /**
         * El Corona, first car.
         */
        CAR_CARLAS1_1 = 10,
        /**
         * Mulholland, first car.
         */
        CAR_CESAFE1_1 = 11,
        /**
         * Pershing Square, first car.
         */
        CAR_IMP_LA_1 = 12,
        /**
         * Downtown, first car.
         */
        CAR_IMP_SF_1 = 13,
        /**
         * The Emerald Isle, first car.
         */
        CAR_IMP_LV_1 = 14,
        /**
         * Calton Heights, first car.
         */
        CAR_SAV1SFE_1 = 15,
        /**
         * Paradiso, first car.
         */
        CAR_SAV1SFW_1 = 16,
        /**
         * Doherty, first car.
         */
        CAR_LCKSFSE_1 = 17,
        /**
         * Hashbury, first car.
         */
        CAR_SVGSFS1_1 = 18,
        /**
         * Verdant Meadows, first car.
         */
        CAR_DHANGAR_1 = 19,
        /**
         * Ganton, second car.
         */
        CAR_CJSAFE_2 = 20,
        /**
         * Santa Maria Beach, second car.
         */
        CAR_BEACSV_2 = 21,
        /**
         * Rockshore West, second car.
         */
        CAR_VESVGRG_2 = 22,
        /**
         * Fort Carson, second car.
         */
        CAR_CN2GAR1_2 = 23,
        /**
         * Bone County, second car.
         */
        CAR_CN2GAR2_2 = 24,
        /**
         * Dillimore, second car.
         */
        CAR_BURBDO2_2 = 25,
        /**
         * Prickle Pine, second car.
         */
        CAR_BLOB69_2 = 26,
        /**
         * Whitewood Estates, second car.
         */
        CAR_BLOB7_2 = 27,
        /**
         * Palomino Creek, second car.
         */
        CAR_BURBDOO_2 = 28,
        /**
         * Redsands West, second car.
         */
        CAR_BLOB6_2 = 29,
        /**
         * El Corona, second car.
         */
        CAR_CARLAS1_2 = 30,
        /**
         * Mulholland, second car.
         */
        CAR_CESAFE1_2 = 31,
        /**
         * Pershing Square, second car.
         */
        CAR_IMP_LA_2 = 32,
        /**
         * Downtown, second car.
         */
        CAR_IMP_SF_2 = 33,
        /**
         * The Emerald Isle, second car.
         */
        CAR_IMP_LV_2 = 34,
        /**
         * Calton Heights, second car.
         */
        CAR_SAV1SFE_2 = 35,
        /**
         * Paradiso, second car.
         */
        CAR_SAV1SFW_2 = 36,
        /**
         * Doherty, second car.
         */
        CAR_LCKSFSE_2 = 37,
        /**
         * Hashbury, second car.
         */
        CAR_SVGSFS1_2 = 38,
        /**
         * Verdant Meadows, second car.
         */
        CAR_DHANGAR_2 = 39,
        /**
         * Ganton, third car.
         */
        CAR_CJSAFE_3 = 40,
        /**
         * Santa Maria Beach, third car.
         */
        CAR_BEACSV_3 = 41,
        /**
         * Rockshore West, third car.
         */
        CAR_VESVGRG_3 = 42,
        /**
         * Fort Carson, third car.
         */
        CAR_CN2GAR1_3 = 43,
        /**
         * Bone County, third car.
         */
        CAR_CN2GAR2_3 = 44,
        /**
         * Dillimore, third car.
         */
        CAR_BURBDO2_3 = 45,
        /**
         * Prickle Pine, third car.
         */
        CAR_BLOB69_3 = 46,
        /**
         * Whitewood Estates, third car.
         */
        CAR_BLOB7_3 = 47,
        /**
         * Palomino Creek, third car.
         */
        CAR_BURBDOO_3 = 48,
        /**
         * Redsands West, third car.
         */
        CAR_BLOB6_3 = 49,
        /**
         * El Corona, third car.
         */
        CAR_CARLAS1_3 = 50,
        /**
         * Mulholland, third car.
         */
        CAR_CESAFE1_3 = 51,
        /**
         * Pershing Square, third car.
         */
        CAR_IMP_LA_3 = 52,
        /**
         * Downtown, third car.
         */
        CAR_IMP_SF_3 = 53,
        /**
         * The Emerald Isle, third car.
         */
        CAR_IMP_LV_3 = 54,
        /**
         * Calton Heights, third car.
         */
        CAR_SAV1SFE_3 = 55,
        /**
         * Paradiso, third car.
         */
        CAR_SAV1SFW_3 = 56,
        /**
         * Doherty, third car.
         */
        CAR_LCKSFSE_3 = 57,
        /**
         * Hashbury, third car.
         */
        CAR_SVGSFS1_3 = 58,
        /**
         * Verdant Meadows, third car.
         */
        CAR_DHANGAR_3 = 59,
        /**
         * Ganton, fourth car.
         */
        CAR_CJSAFE_4 = 60,
        /**
         * Santa Maria Beach, fourth car.
         */
        CAR_BEACSV_4 = 61,
        /**
         * Rockshore West, fourth car.
         */
        CAR_VESVGRG_4 = 62,
        /**
         * Fort Carson, fourth car.
         */
        CAR_CN2GAR1_4 = 63,
        /**
         * Bone County, fourth car.
         */
        CAR_CN2GAR2_4 = 64,
        /**
         * Dillimore, fourth car.
         */
        CAR_BURBDO2_4 = 65,
        /**
         * Prickle Pine, fourth car.
         */
        CAR_BLOB69_4 = 66,
        /**
         * Whitewood Estates, fourth car.
         */
        CAR_BLOB7_4 = 67,
        /**
         * Palomino Creek, fourth car.
         */
        CAR_BURBDOO_4 = 68,
        /**
         * Redsands West, fourth car.
         */
        CAR_BLOB6_4 = 69,
        /**
         * El Corona, fourth car.
         */
        CAR_CARLAS1_4 = 70,
        /**
         * Mulholland, fourth car.
         */
        CAR_CESAFE1_4 = 71,
        /**
         * Pershing Square, fourth car.
         */
        CAR_IMP_LA_4 = 72,
        /**
         * Downtown, fourth car.
         */
        CAR_IMP_SF_4 = 73,
        /**
         * The Emerald Isle, fourth car.
         */
        CAR_IMP_LV_4 = 74,
        /**
         * Calton Heights, fourth car.
         */
        CAR_SAV1SFE_4 = 75,
        /**
         * Paradiso, fourth car.
         */
        CAR_SAV1SFW_4 = 76,
        /**
         * Doherty, fourth car.
         */
        CAR_LCKSFSE_4 = 77,
        /**
         * Hashbury, fourth car.
         */
        CAR_SVGSFS1_4 = 78,
        /**
         * Verdant Meadows, fourth car.
         */
        CAR_DHANGAR_4 = 79,
    }
    enum InteriorArea {
        /**
         * Outside.
         */
        INTERIOR_OUTSIDE = 0,
        /**
         * Area 1 of the interiors; several rooms share it.
         */
        INTERIOR_1 = 1,
        /**
         * Area 2 of the interiors; several rooms share it.
         */
        INTERIOR_2 = 2,
        /**
         * Area 3 of the interiors; several rooms share it.
         */
        INTERIOR_3 = 3,
        /**
         * Area 4 of the interiors; several rooms share it.
         */
        INTERIOR_4 = 4,
        /**
         * Area 5 of the interiors; several rooms share it.
         */
        INTERIOR_5 = 5,
        /**
         * Area 6 of the interiors; several rooms share it.
         */
        INTERIOR_6 = 6,
        /**
         * Area 7 of the interiors; several rooms share it.
         */
        INTERIOR_7 = 7,
        /**
         * Area 8 of the interiors; several rooms share it.
         */
        INTERIOR_8 = 8,
        /**
         * Area 9 of the interiors; several rooms share it.
         */
        INTERIOR_9 = 9,
        /**
         * Area 10 of the interiors; several rooms share it.
         */
        INTERIOR_10 = 10,
        /**
         * Area 11 of the interiors; several rooms share it.
         */
        INTERIOR_11 = 11,
        /**
         * Area 12 of the interiors; several rooms share it.
         */
        INTERIOR_12 = 12,
        /**
         * Area 14 of the interiors; several rooms share it.
         */
        INTERIOR_14 = 14,
        /**
         * Area 15 of the interiors; several rooms share it.
         */
        INTERIOR_15 = 15,
        /**
         * Area 16 of the interiors; several rooms share it.
         */
        INTERIOR_16 = 16,
        /**
         * Area 17 of the interiors; several rooms share it.
         */
        INTERIOR_17 = 17,
        /**
         * Area 18 of the interiors; several rooms share it.
         */
        INTERIOR_18 = 18,
    }
    enum InteriorRoom {
        /**
         * Ammu-Nation 1.
         */
        ROOM_AMMU_NATION_1 = 1,
        /**
         * Cafe shop (Catalina).
         */
        ROOM_CAFE_SHOP_CATALINA = 2,
        /**
         * Caligulas Casino (Roof access).
         */
        ROOM_CALIGULAS_CASINO_ROOF_ACCESS = 3,
        /**
         * Insnamee Track Betting (Chinatown SF).
         */
        ROOM_INSNAMEE_TRACK_BETTING_CHINATOWN_SF = 4,
        /**
         * LV Meat Factory.
         */
        ROOM_LV_MEAT_FACTORY = 5,
        /**
         * Liberty City.
         */
        ROOM_LIBERTY_CITY = 6,
        /**
         * Restaurant 1.
         */
        ROOM_RESTAURANT_1 = 7,
        /**
         * Safe House 1.
         */
        ROOM_SAFE_HOUSE_1 = 8,
        /**
         * Safe House 16.
         */
        ROOM_SAFE_HOUSE_16 = 9,
        /**
         * Shamal.
         */
        ROOM_SHAMAL = 10,
        /**
         * Stadium 1.
         */
        ROOM_STADIUM_1 = 11,
        /**
         * Sub Urban.
         */
        ROOM_SUB_URBAN = 12,
        /**
         * The Caligulas Casino.
         */
        ROOM_THE_CALIGULAS_CASINO = 13,
        /**
         * Warehouse.
         */
        ROOM_WAREHOUSE = 14,
        /**
         * Big Smoke's Crack Palace.
         */
        ROOM_BIG_SMOKES_CRACK_PALACE = 15,
        /**
         * Reece's Barbershop.
         */
        ROOM_REECES_BARBERSHOP = 16,
        /**
         * Safe House 17.
         */
        ROOM_SAFE_HOUSE_17 = 17,
        /**
         * The Pig Pen.
         */
        ROOM_THE_PIG_PEN = 18,
        /**
         * Big Bear's apartment.
         */
        ROOM_BIG_BEARS_APARTMENT = 19,
        /**
         * Big Spread Ranch.
         */
        ROOM_BIG_SPREAD_RANCH = 20,
        /**
         * Brothel.
         */
        ROOM_BROTHEL = 21,
        /**
         * Brothel 2.
         */
        ROOM_BROTHEL_2 = 22,
        /**
         * Driving School.
         */
        ROOM_DRIVING_SCHOOL = 23,
        /**
         * Gay Gordo's Barbershop.
         */
        ROOM_GAY_GORDOS_BARBERSHOP = 24,
        /**
         * Insnamee Track Betting.
         */
        ROOM_INSNAMEE_TRACK_BETTING = 25,
        /**
         * Jizzy's Pleasure Domes.
         */
        ROOM_JIZZYS_PLEASURE_DOMES = 26,
        /**
         * Johnson House.
         */
        ROOM_JOHNSON_HOUSE = 27,
        /**
         * LV Tattoo Parlour.
         */
        ROOM_LV_TATTOO_PARLOUR = 28,
        /**
         * LVPD HQ.
         */
        ROOM_LVPD_HQ = 29,
        /**
         * Las Venturas Planning Dep.
         */
        ROOM_LAS_VENTURAS_PLANNING_DEP = 30,
        /**
         * Record Label Hallway.
         */
        ROOM_RECORD_LABEL_HALLWAY = 31,
        /**
         * Sex Shop.
         */
        ROOM_SEX_SHOP = 32,
        /**
         * Train Hard.
         */
        ROOM_TRAIN_HARD = 33,
        /**
         * 24/7 shop 3.
         */
        ROOM_24_7_SHOP_3 = 34,
        /**
         * Ammu-Nation 2.
         */
        ROOM_AMMU_NATION_2 = 35,
        /**
         * Diner 2.
         */
        ROOM_DINER_2 = 36,
        /**
         * Safe House 2.
         */
        ROOM_SAFE_HOUSE_2 = 37,
        /**
         * Safe House 6.
         */
        ROOM_SAFE_HOUSE_6 = 38,
        /**
         * Burning Desire House.
         */
        ROOM_BURNING_DESIRE_HOUSE = 39,
        /**
         * Diner 1.
         */
        ROOM_DINER_1 = 40,
        /**
         * Los Santos Gym.
         */
        ROOM_LOS_SANTOS_GYM = 41,
        /**
         * Madd Dogg's Mansion 1.
         */
        ROOM_MADD_DOGGS_MANSION_1 = 42,
        /**
         * Madd Dogg's Mansion 2.
         */
        ROOM_MADD_DOGGS_MANSION_2 = 43,
        /**
         * Police Station 1.
         */
        ROOM_POLICE_STATION_1 = 44,
        /**
         * Safe House 10.
         */
        ROOM_SAFE_HOUSE_10 = 45,
        /**
         * Safe House 3.
         */
        ROOM_SAFE_HOUSE_3 = 46,
        /**
         * The Crack Den.
         */
        ROOM_THE_CRACK_DEN = 47,
        /**
         * Victim.
         */
        ROOM_VICTIM = 48,
        /**
         * Well Stacked Pizza Co.
         */
        ROOM_WELL_STACKED_PIZZA_CO = 49,
        /**
         * 24/7 shop 2.
         */
        ROOM_24_7_SHOP_2 = 50,
        /**
         * Ammu-Nation 3.
         */
        ROOM_AMMU_NATION_3 = 51,
        /**
         * Ammu-Nation 4.
         */
        ROOM_AMMU_NATION_4 = 52,
        /**
         * LSPD HQ.
         */
        ROOM_LSPD_HQ = 53,
        /**
         * Millie's Bedroom.
         */
        ROOM_MILLIES_BEDROOM = 54,
        /**
         * RC Zero's Shop.
         */
        ROOM_RC_ZEROS_SHOP = 55,
        /**
         * Restaurant 2.
         */
        ROOM_RESTAURANT_2 = 56,
        /**
         * Safe House 13.
         */
        ROOM_SAFE_HOUSE_13 = 57,
        /**
         * Safe House 15.
         */
        ROOM_SAFE_HOUSE_15 = 58,
        /**
         * Safe House 8.
         */
        ROOM_SAFE_HOUSE_8 = 59,
        /**
         * Safe House 9.
         */
        ROOM_SAFE_HOUSE_9 = 60,
        /**
         * San Fierro Gym.
         */
        ROOM_SAN_FIERRO_GYM = 61,
        /**
         * Ammu-Nation 5 (2 floors).
         */
        ROOM_AMMU_NATION_5_2_FLOORS = 62,
        /**
         * Las Venturas Gym.
         */
        ROOM_LAS_VENTURAS_GYM = 63,
        /**
         * Colonel Fuhrberger's House.
         */
        ROOM_COLONEL_FUHRBERGERS_HOUSE = 64,
        /**
         * Safe House 11.
         */
        ROOM_SAFE_HOUSE_11 = 65,
        /**
         * Safe House 7.
         */
        ROOM_SAFE_HOUSE_7 = 66,
        /**
         * Andromada.
         */
        ROOM_ANDROMADA = 67,
        /**
         * Cluckin' Bell.
         */
        ROOM_CLUCKIN_BELL = 68,
        /**
         * Safe House 18.
         */
        ROOM_SAFE_HOUSE_18 = 69,
        /**
         * Safe House 4.
         */
        ROOM_SAFE_HOUSE_4 = 70,
        /**
         * Abandoned AC Tower (safehouse).
         */
        ROOM_ABANDONED_AC_TOWER_SAFEHOUSE = 71,
        /**
         * Burger Shot.
         */
        ROOM_BURGER_SHOT = 72,
        /**
         * RC Zero's Battlefield.
         */
        ROOM_RC_ZEROS_BATTLEFIELD = 73,
        /**
         * SFPD HQ.
         */
        ROOM_SFPD_HQ = 74,
        /**
         * Safe House 14.
         */
        ROOM_SAFE_HOUSE_14 = 75,
        /**
         * The Four Dragons Casino.
         */
        ROOM_THE_FOUR_DRAGONS_CASINO = 76,
        /**
         * Bar 2 (Ten Green Bottles).
         */
        ROOM_BAR_2_TEN_GREEN_BOTTLES = 77,
        /**
         * Safe House 12.
         */
        ROOM_SAFE_HOUSE_12 = 78,
        /**
         * The Four Dragons Casino (office).
         */
        ROOM_THE_FOUR_DRAGONS_CASINO_OFFICE = 79,
        /**
         * Budget Inn Motel Room.
         */
        ROOM_BUDGET_INN_MOTEL_ROOM = 80,
        /**
         * Macisla's Barbershop.
         */
        ROOM_MACISLAS_BARBERSHOP = 81,
        /**
         * The Casino.
         */
        ROOM_THE_CASINO = 82,
        /**
         * Didier Sachs.
         */
        ROOM_DIDIER_SACHS = 83,
        /**
         * Francis Int. Airport (Baggage Claim).
         */
        ROOM_FRANCIS_INT_AIRPORT_BAGGAGE_CLAIM = 84,
        /**
         * San Fierro Chunk (cutscene place).
         */
        ROOM_SAN_FIERRO_CHUNK_CUTSCENE_PLACE = 85,
        /**
         * Stadium 3 (Kickstart).
         */
        ROOM_STADIUM_3_KICKSTART = 86,
        /**
         * Binco.
         */
        ROOM_BINCO = 87,
        /**
         * Jefferson Motel.
         */
        ROOM_JEFFERSON_MOTEL = 88,
        /**
         * Safe House 5.
         */
        ROOM_SAFE_HOUSE_5 = 89,
        /**
         * Stadium 2 (Bloodbowl).
         */
        ROOM_STADIUM_2_BLOODBOWL = 90,
        /**
         * LS Tattoo Parlour.
         */
        ROOM_LS_TATTOO_PARLOUR = 91,
        /**
         * Bar 1 (Gaydar Station).
         */
        ROOM_BAR_1_GAYDAR_STATION = 92,
        /**
         * Hemlock Tattoo.
         */
        ROOM_HEMLOCK_TATTOO = 93,
        /**
         * Rusty Brown's - Ring Donuts.
         */
        ROOM_RUSTY_BROWNS_RING_DONUTS = 94,
        /**
         * The Sherman's Dam Generator Hall.
         */
        ROOM_THE_SHERMANS_DAM_GENERATOR_HALL = 95,
        /**
         * 24/7 shop 1.
         */
        ROOM_24_7_SHOP_1 = 96,
        /**
         * Atrium lobby entrance.
         */
        ROOM_ATRIUM_LOBBY_ENTRANCE = 97,
        /**
         * Atrium lobby exit.
         */
        ROOM_ATRIUM_LOBBY_EXIT = 98,
        /**
         * Lil Probe Inn (UFO Bar).
         */
        ROOM_LIL_PROBE_INN_UFO_BAR = 99,
        /**
         * Zip.
         */
        ROOM_ZIP = 100,
    }
    enum ItemKind {
        /**
         * Part of a car.
         */
        GOODS_CAR_PART = 0,
        /**
         * Clothes for the torso.
         */
        GOODS_TORSO = 1,
        /**
         * Trousers.
         */
        GOODS_LEGS = 2,
        /**
         * Shoes.
         */
        GOODS_SHOES = 3,
        /**
         * Chain.
         */
        GOODS_CHAIN = 4,
        /**
         * Watch.
         */
        GOODS_WATCH = 5,
        /**
         * Glasses or mask.
         */
        GOODS_SHADES = 6,
        /**
         * Hat.
         */
        GOODS_HAT = 7,
        /**
         * Clothes for all of the body.
         */
        GOODS_SPECIAL = 8,
        /**
         * Haircut.
         */
        GOODS_HAIRCUT = 9,
        /**
         * Tattoo.
         */
        GOODS_TATTOO = 10,
        /**
         * Food.
         */
        GOODS_FOOD = 11,
        /**
         * Weapon.
         */
        GOODS_WEAPON = 12,
    }
    enum ShopItem {
        /**
         * Fury scoop (vents): part `bnt_b_sc_l`, model 1005, text BMBLBS.
         */
        ITEM_BNT_B_SC_L = 0,
        /**
         * Champ scoop (vents): part `bnt_b_sc_m`, model 1004, text BMBMBS.
         */
        ITEM_BNT_B_SC_M = 1,
        /**
         * Worx scoop (hood): part `bnt_b_sc_p_l`, model 1012, text BMBLCS.
         */
        ITEM_BNT_B_SC_P_L = 2,
        /**
         * Race scoop (hood): part `bnt_b_sc_p_m`, model 1011, text BMBMCS.
         */
        ITEM_BNT_B_SC_P_M = 3,
        /**
         * Oval vents Left (hood): part `bntl_b_ov`, model 1143, text BMBOBV.
         */
        ITEM_BNTL_B_OV = 4,
        /**
         * Square vents Left (hood): part `bntl_b_sq`, model 1145, text BMBSBV.
         */
        ITEM_BNTL_B_SQ = 5,
        /**
         * Large (exhausts): part `exh_b_l`, model 1020, text BMBLE.
         */
        ITEM_EXH_B_L = 6,
        /**
         * Medium (exhausts): part `exh_b_m`, model 1021, text BMBME.
         */
        ITEM_EXH_B_M = 7,
        /**
         * Small (exhausts): part `exh_b_s`, model 1022, text BMBSE.
         */
        ITEM_EXH_B_S = 8,
        /**
         * Twin (exhausts): part `exh_b_t`, model 1019, text BMBTE.
         */
        ITEM_EXH_B_T = 9,
        /**
         * Upswept (exhausts): part `exh_b_ts`, model 1018, text BMBUE.
         */
        ITEM_EXH_B_TS = 10,
        /**
         * Round fog lamps: part `lgt_b_rspt`, model 1013, text BMBRSL.
         */
        ITEM_LGT_B_RSPT = 11,
        /**
         * Square fog lamps: part `lgt_b_sspt`, model 1024, text BMBSSL.
         */
        ITEM_LGT_B_SSPT = 12,
        /**
         * Nitro 5x (nitro): part `nto_b_l`, model 1008, text BMBLN.
         */
        ITEM_NTO_B_L = 13,
        /**
         * Nitro 2x (nitro): part `nto_b_s`, model 1009, text BMBSM.
         */
        ITEM_NTO_B_S = 14,
        /**
         * Nitro 10x (nitro): part `nto_b_tw`, model 1010, text BMBTN.
         */
        ITEM_NTO_B_TW = 15,
        /**
         * Roof scoop (roof): part `rf_b_sc_r`, model 1006, text BMBRS.
         */
        ITEM_RF_B_SC_R = 16,
        /**
         * Win (spoilers): part `spl_b_bab_m`, model 1001, text BMMABBS.
         */
        ITEM_SPL_B_BAB_M = 17,
        /**
         * Champ (spoilers): part `spl_b_bar_l`, model 1014, text BMLARBS.
         */
        ITEM_SPL_B_BAR_L = 18,
        /**
         * Drag (spoilers): part `spl_b_bar_m`, model 1002, text BMMARBS.
         */
        ITEM_SPL_B_BAR_M = 19,
        /**
         * Fury (spoilers): part `spl_b_bbb_m`, model 1023, text BMMBS.
         */
        ITEM_SPL_B_BBB_M = 20,
        /**
         * Race (spoilers): part `spl_b_bbr_l`, model 1015, text BMLRS.
         */
        ITEM_SPL_B_BBR_L = 21,
        /**
         * Worx (spoilers): part `spl_b_bbr_m`, model 1016, text BMMRS.
         */
        ITEM_SPL_B_BBR_M = 22,
        /**
         * Alpha (spoilers): part `spl_b_mab_m`, model 1003, text BMMABS.
         */
        ITEM_SPL_B_MAB_M = 23,
        /**
         * Pro (spoilers): part `spl_b_mar_m`, model 1000, text BMMARS.
         */
        ITEM_SPL_B_MAR_M = 24,
        /**
         * Side skirt Left (side skirts): part `wg_l_b_ssk`, model 1007, text BMWNG1.
         */
        ITEM_WG_L_B_SSK = 25,
        /**
         * Side skirt Right (side skirts): part `wg_r_b_ssk`, model 1017, text BMWNG2.
         */
        ITEM_WG_R_B_SSK = 26,
        /**
         * Side skirt Left (Alien) (exhausts): part `exh_a_f`, model 1046, text FLSAE.
         */
        ITEM_EXH_A_F = 27,
        /**
         * Side skirt Right (Alien) (exhausts): part `exh_c_f`, model 1045, text FLSCE.
         */
        ITEM_EXH_C_F = 28,
        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_a_f`, model 1153, text FLSAFF.
         */
        ITEM_FBMP_A_F = 29,
        /**
         * Front bumper (Alien) (front bumper): part `fbmp_c_f`, model 1152, text FLSCFF.
         */
        ITEM_FBMP_C_F = 30,
        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_a_f`, model 1150, text FLSARF.
         */
        ITEM_RBMP_A_F = 31,
        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_c_f`, model 1151, text FLSCRF.
         */
        ITEM_RBMP_C_F = 32,
        /**
         * Spoiler (X-flow) (roof): part `rf_a_f`, model 1054, text FLSARV.
         */
        ITEM_RF_A_F = 33,
        /**
         * Spoiler (Alien) (roof): part `rf_c_f`, model 1053, text FLSCRV.
         */
        ITEM_RF_C_F = 34,
        /**
         * Side skirt Right (X-flow) (spoilers): part `spl_a_f_r`, model 1049, text FLSAS.
         */
        ITEM_SPL_A_F_R = 35,
        /**
         * Side skirt Left (X-flow) (spoilers): part `spl_c_f_r`, model 1050, text FLSCS.
         */
        ITEM_SPL_C_F_R = 36,
        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_f`, model 1047, text FLSASI.
         */
        ITEM_WG_L_A_F = 37,
        /**
         * Exhaust (X-flow) (side skirts): part `wg_l_c_f`, model 1048, text FLSCSI.
         */
        ITEM_WG_L_C_F = 38,
        /**
         * Side skirt Right (Alien) (exhausts): part `exh_a_j`, model 1065, text JSTAE.
         */
        ITEM_EXH_A_J = 39,
        /**
         * Side skirt Left (Alien) (exhausts): part `exh_c_j`, model 1066, text JSTCE.
         */
        ITEM_EXH_C_J = 40,
        /**
         * Rear bumber (X-flow) (front bumper): part `fbmp_a_j`, model 1160, text JSTAFF.
         */
        ITEM_FBMP_A_J = 41,
        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_j`, model 1173, text JSTCFF.
         */
        ITEM_FBMP_C_J = 42,
        /**
         * Spoiler (X-flow) (rear bumper): part `rbmp_a_j`, model 1159, text JSTARF.
         */
        ITEM_RBMP_A_J = 43,
        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_c_j`, model 1161, text JSTCRF.
         */
        ITEM_RBMP_C_J = 44,
        /**
         * Exhaust (Alien) (roof): part `rf_a_j`, model 1067, text JSTARV.
         */
        ITEM_RF_A_J = 45,
        /**
         * Exhaust (X-flow) (roof): part `rf_c_j`, model 1068, text JSTCRV.
         */
        ITEM_RF_C_J = 46,
        /**
         * Front bumper (Alien) (spoilers): part `spl_a_j_b`, model 1162, text JSTAS.
         */
        ITEM_SPL_A_J_B = 47,
        /**
         * Spoiler (Alien) (spoilers): part `spl_c_j_b`, model 1158, text JSTCS.
         */
        ITEM_SPL_C_J_B = 48,
        /**
         * Side skirt Right (X-flow) (side skirts): part `wg_l_a_j`, model 1069, text JSTASI.
         */
        ITEM_WG_L_A_J = 49,
        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_j`, model 1070, text JSTCSI.
         */
        ITEM_WG_L_C_J = 50,
        /**
         * Side skirt Right (Alien) (exhausts): part `exh_a_l`, model 1034, text LGDAE.
         */
        ITEM_EXH_A_L = 51,
        /**
         * Exhaust (X-flow) (exhausts): part `exh_c_l`, model 1037, text LGDCE.
         */
        ITEM_EXH_C_L = 52,
        /**
         * Front bumper (Alien) (front bumper): part `fbmp_a_l`, model 1171, text LGDAFF.
         */
        ITEM_FBMP_A_L = 53,
        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_l`, model 1172, text LGDCFF.
         */
        ITEM_FBMP_C_L = 54,
        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_a_l`, model 1149, text LGDARF.
         */
        ITEM_RBMP_A_L = 55,
        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_c_l`, model 1148, text LGDCRF.
         */
        ITEM_RBMP_C_L = 56,
        /**
         * Side skirt Right (X-flow) (roof): part `rf_a_l`, model 1038, text LGDARV.
         */
        ITEM_RF_A_L = 57,
        /**
         * Side skirt Left (Alien) (roof): part `rf_c_l`, model 1035, text LGDCRV.
         */
        ITEM_RF_C_L = 58,
        /**
         * Spoiler (X-flow) (spoilers): part `spl_a_l_b`, model 1147, text LGDAS.
         */
        ITEM_SPL_A_L_B = 59,
        /**
         * Spoiler (Alien) (spoilers): part `spl_c_l_b`, model 1146, text LGDCS.
         */
        ITEM_SPL_C_L_B = 60,
        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_l`, model 1036, text LGDASI.
         */
        ITEM_WG_L_A_L = 61,
        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_l`, model 1039, text LGDCSI.
         */
        ITEM_WG_L_C_L = 62,
        /**
         * Spoiler (X-flow) (exhausts): part `exh_a_st`, model 1064, text STRAE.
         */
        ITEM_EXH_A_ST = 63,
        /**
         * Side skirt Right (X-flow) (exhausts): part `exh_c_st`, model 1059, text STRCE.
         */
        ITEM_EXH_C_ST = 64,
        /**
         * Rear bumber (Alien) (front bumper): part `fbmp_a_st`, model 1155, text STRAFF.
         */
        ITEM_FBMP_A_ST = 65,
        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_st`, model 1157, text STRCFF.
         */
        ITEM_FBMP_C_ST = 66,
        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_a_st`, model 1154, text STRARF.
         */
        ITEM_RBMP_A_ST = 67,
        /**
         * Front bumper (Alien) (rear bumper): part `rbmp_c_st`, model 1156, text STRCRF.
         */
        ITEM_RBMP_C_ST = 68,
        /**
         * Side skirt Right (Alien) (roof): part `rf_a_st`, model 1055, text STRARV.
         */
        ITEM_RF_A_ST = 69,
        /**
         * Roof vent (Alien) (roof): part `rf_c_st`, model 1061, text STRCRV.
         */
        ITEM_RF_C_ST = 70,
        /**
         * Exhaust (X-flow) (spoilers): part `spl_a_st_r`, model 1058, text STRAS.
         */
        ITEM_SPL_A_ST_R = 71,
        /**
         * Side skirt Left (X-flow) (spoilers): part `spl_c_st_r`, model 1060, text STRCS.
         */
        ITEM_SPL_C_ST_R = 72,
        /**
         * Side skirt Left (Alien) (side skirts): part `wg_l_a_st`, model 1056, text STRASI.
         */
        ITEM_WG_L_A_ST = 73,
        /**
         * Exhaust (Alien) (side skirts): part `wg_l_c_st`, model 1057, text SRTCSI.
         */
        ITEM_WG_L_C_ST = 74,
        /**
         * Exhaust (Alien) (exhausts): part `exh_a_s`, model 1028, text SULAE.
         */
        ITEM_EXH_A_S = 75,
        /**
         * Exhaust (X-flow) (exhausts): part `exh_c_s`, model 1029, text SULCE.
         */
        ITEM_EXH_C_S = 76,
        /**
         * Front bumper (Alien) (front bumper): part `fbmp_a_s`, model 1169, text SULAFF.
         */
        ITEM_FBMP_A_S = 77,
        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_s`, model 1170, text SULCFF.
         */
        ITEM_FBMP_C_S = 78,
        /**
         * Rear bumper (Alien) (rear bumper): part `rbmp_a_s`, model 1141, text SULARF.
         */
        ITEM_RBMP_A_S = 79,
        /**
         * Rear bumper (X-flow) (rear bumper): part `rbmp_c_s`, model 1140, text SULCRF.
         */
        ITEM_RBMP_C_S = 80,
        /**
         * Roof vent (Alien) (roof): part `rf_a_s`, model 1032, text SULARV.
         */
        ITEM_RF_A_S = 81,
        /**
         * Roof vent (X-flow) (roof): part `rf_c_s`, model 1033, text SULCRV.
         */
        ITEM_RF_C_S = 82,
        /**
         * Spoiler (Alien) (spoilers): part `spl_a_s_b`, model 1138, text SULAS.
         */
        ITEM_SPL_A_S_B = 83,
        /**
         * Spoiler (X-flow) (spoilers): part `spl_c_s_b`, model 1139, text SULCS.
         */
        ITEM_SPL_C_S_B = 84,
        /**
         * Side skirt Left (Alien) (side skirts): part `wg_l_a_s`, model 1026, text SULASI.
         */
        ITEM_WG_L_A_S = 85,
        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_s`, model 1031, text SULCSI.
         */
        ITEM_WG_L_C_S = 86,
        /**
         * Side skirt Right (X-flow) (exhausts): part `exh_a_u`, model 1092, text URAAE.
         */
        ITEM_EXH_A_U = 87,
        /**
         * Side skirt Left (Alien) (exhausts): part `exh_c_u`, model 1089, text URACE.
         */
        ITEM_EXH_C_U = 88,
        /**
         * Rear bumber (Alien) (front bumper): part `fbmp_a_u`, model 1166, text URAAFF.
         */
        ITEM_FBMP_A_U = 89,
        /**
         * Rear bumber (X-flow) (front bumper): part `fbmp_c_u`, model 1165, text URACFF.
         */
        ITEM_FBMP_C_U = 90,
        /**
         * Front bumper (X-flow) (rear bumper): part `rbmp_a_u`, model 1168, text URAARF.
         */
        ITEM_RBMP_A_U = 91,
        /**
         * Front bumper (Alien) (rear bumper): part `rbmp_c_u`, model 1167, text URACRF.
         */
        ITEM_RBMP_C_U = 92,
        /**
         * Side skirt Right (Alien) (roof): part `rf_a_u`, model 1088, text URAARV.
         */
        ITEM_RF_A_U = 93,
        /**
         * Exhaust (X-flow) (roof): part `rf_c_u`, model 1091, text URACRV.
         */
        ITEM_RF_C_U = 94,
        /**
         * Spoiler (X-flow) (spoilers): part `spl_a_u_b`, model 1164, text URAAUB.
         */
        ITEM_SPL_A_U_B = 95,
        /**
         * Spoiler (Alien) (spoilers): part `spl_c_u_b`, model 1163, text URACUB.
         */
        ITEM_SPL_C_U_B = 96,
        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_u`, model 1090, text URAASI.
         */
        ITEM_WG_L_A_U = 97,
        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_u`, model 1093, text URACSI.
         */
        ITEM_WG_L_C_U = 98,
        /**
         * Roof (Vinyl hardtop) (roof): part `rf_lr_bl1`, model 1128, text BLDVH.
         */
        ITEM_RF_LR_BL1 = 99,
        /**
         * Roof (Convertible roof) (roof): part `rf_lr_bl2`, model 1103, text BLDCR.
         */
        ITEM_RF_LR_BL2 = 100,
        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_bl1`, model 1184, text BLDRF1.
         */
        ITEM_RBMP_LR_BL1 = 101,
        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_bl2`, model 1183, text BLDRF2.
         */
        ITEM_RBMP_LR_BL2 = 102,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_bl1`, model 1182, text BLDFF1.
         */
        ITEM_FBMP_LR_BL1 = 103,
        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_bl2`, model 1181, text BLDFF2.
         */
        ITEM_FBMP_LR_BL2 = 104,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_bl1`, model 1104, text BLDE1.
         */
        ITEM_EXH_LR_BL1 = 105,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_bl2`, model 1105, text BLDE2.
         */
        ITEM_EXH_LR_BL2 = 106,
        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_bl1`, model 1108, text BLDCS.
         */
        ITEM_WG_L_LR_BL1 = 107,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_rem1`, model 1126, text REME1.
         */
        ITEM_EXH_LR_REM1 = 108,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_rem2`, model 1127, text REME2.
         */
        ITEM_EXH_LR_REM2 = 109,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_rem1`, model 1179, text REMFF1.
         */
        ITEM_FBMP_LR_REM1 = 110,
        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_rem2`, model 1185, text REMFF2.
         */
        ITEM_FBMP_LR_REM2 = 111,
        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_rem1`, model 1180, text REMRF1.
         */
        ITEM_RBMP_LR_REM1 = 112,
        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_rem2`, model 1178, text REMRF2.
         */
        ITEM_RBMP_LR_REM2 = 113,
        /**
         * Side skirt Left (Chrome flames) (side skirts): part `wg_l_lr_rem1`, model 1122, text REMCA.
         */
        ITEM_WG_L_LR_REM1 = 114,
        /**
         * Side skirt Left (Chrome arches) (side skirts): part `wg_l_lr_rem2`, model 1106, text REMCA2.
         */
        ITEM_WG_L_LR_REM2 = 115,
        /**
         * Bullbar (Chrome grill): part `misc_c_lr_rem1`, model 1100, text REMCG.
         */
        ITEM_MISC_C_LR_REM1 = 116,
        /**
         * Bullbar (Chrome bars): part `misc_c_lr_rem2`, model 1123, text REMCB.
         */
        ITEM_MISC_C_LR_REM2 = 117,
        /**
         * Bullbar (Chrome lights): part `misc_c_lr_rem3`, model 1125, text REMCL.
         */
        ITEM_MISC_C_LR_REM3 = 118,
        /**
         * Roof (Hardtop) (roof): part `rf_lr_sv1`, model 1130, text SAVHA.
         */
        ITEM_RF_LR_SV1 = 119,
        /**
         * Roof (Softtop) (roof): part `rf_lr_sv2`, model 1131, text SAVST.
         */
        ITEM_RF_LR_SV2 = 120,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_sv1`, model 1189, text SAVFF1.
         */
        ITEM_FBMP_LR_SV1 = 121,
        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_sv2`, model 1188, text SAVFF2.
         */
        ITEM_FBMP_LR_SV2 = 122,
        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_sv1`, model 1187, text SAVRF1.
         */
        ITEM_RBMP_LR_SV1 = 123,
        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_sv2`, model 1186, text SAVRF2.
         */
        ITEM_RBMP_LR_SV2 = 124,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_sv1`, model 1129, text SAVEX1.
         */
        ITEM_EXH_LR_SV1 = 125,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_sv2`, model 1132, text SAVEX2.
         */
        ITEM_EXH_LR_SV2 = 126,
        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_sv`, model 1133, text SAVCS.
         */
        ITEM_WG_L_LR_SV = 127,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_br1`, model 1044, text BRDEXH1.
         */
        ITEM_EXH_LR_BR1 = 128,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_br2`, model 1043, text BRDEXH2.
         */
        ITEM_EXH_LR_BR2 = 129,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_br1`, model 1174, text BRDFBM1.
         */
        ITEM_FBMP_LR_BR1 = 130,
        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_br2`, model 1175, text BRDFBM2.
         */
        ITEM_FBMP_LR_BR2 = 131,
        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_br1`, model 1176, text BRDRBM1.
         */
        ITEM_RBMP_LR_BR1 = 132,
        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_br2`, model 1177, text BRDRBM2.
         */
        ITEM_RBMP_LR_BR2 = 133,
        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_br1`, model 1042, text BRDWNG1.
         */
        ITEM_WG_L_LR_BR1 = 134,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_slv1`, model 1113, text SLAE1.
         */
        ITEM_EXH_LR_SLV1 = 135,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_slv2`, model 1114, text SLAE2.
         */
        ITEM_EXH_LR_SLV2 = 136,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_slv1`, model 1117, text SLAFF.
         */
        ITEM_FBMP_LR_SLV1 = 137,
        /**
         * Front bullbars (Chromer) (front bullbars): part `fbb_lr_slv1`, model 1115, text SLAFB1.
         */
        ITEM_FBB_LR_SLV1 = 138,
        /**
         * Front bullbars (Slamin) (front bullbars): part `fbb_lr_slv2`, model 1116, text SLAFB2.
         */
        ITEM_FBB_LR_SLV2 = 139,
        /**
         * Rear bullbars (Chromer): part `bbb_lr_slv1`, model 1109, text SLARB1.
         */
        ITEM_BBB_LR_SLV1 = 140,
        /**
         * Rear bullbars (Slamin): part `bbb_lr_slv2`, model 1110, text SLARB2.
         */
        ITEM_BBB_LR_SLV2 = 141,
        /**
         * Side skirt Left (Chrome trim) (side skirts): part `wg_l_lr_slv1`, model 1118, text SLACT.
         */
        ITEM_WG_L_LR_SLV1 = 142,
        /**
         * Side skirt Left (Wheelcovers) (side skirts): part `wg_l_lr_slv2`, model 1119, text SLAWC.
         */
        ITEM_WG_L_LR_SLV2 = 143,
        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_t1`, model 1136, text TOREX1.
         */
        ITEM_EXH_LR_T1 = 144,
        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_t2`, model 1135, text TOREX2.
         */
        ITEM_EXH_LR_T2 = 145,
        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_t1`, model 1191, text TORFB1.
         */
        ITEM_FBMP_LR_T1 = 146,
        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_t2`, model 1190, text TORFB2.
         */
        ITEM_FBMP_LR_T2 = 147,
        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_t1`, model 1192, text TORRB1.
         */
        ITEM_RBMP_LR_T1 = 148,
        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_t2`, model 1193, text TORRB2.
         */
        ITEM_RBMP_LR_T2 = 149,
        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_t1`, model 1134, text TORWNG.
         */
        ITEM_WG_L_LR_T1 = 150,
        /**
         * Cutter (wheels): part `wheel_sr1`, model 1079, text SRW1.
         */
        ITEM_WHEEL_SR1 = 151,
        /**
         * Rimshine= (wheels): part `wheel_sr2`, model 1075, text SRW2.
         */
        ITEM_WHEEL_SR2 = 152,
        /**
         * Classic (wheels): part `wheel_lr1`, model 1077, text LRDW1.
         */
        ITEM_WHEEL_LR1 = 153,
        /**
         * Dollar (wheels): part `wheel_lr2`, model 1083, text LRDW2.
         */
        ITEM_WHEEL_LR2 = 154,
        /**
         * Import (wheels): part `wheel_gn1`, model 1082, text GENWH1.
         */
        ITEM_WHEEL_GN1 = 155,
        /**
         * Atomic (wheels): part `wheel_gn2`, model 1085, text GENWH2.
         */
        ITEM_WHEEL_GN2 = 156,
        /**
         * Mega (wheels): part `wheel_sr3`, model 1074, text SRW3.
         */
        ITEM_WHEEL_SR3 = 157,
        /**
         * Grove (wheels): part `wheel_sr4`, model 1081, text SRW4.
         */
        ITEM_WHEEL_SR4 = 158,
        /**
         * Switch (wheels): part `wheel_sr5`, model 1080, text SRW5.
         */
        ITEM_WHEEL_SR5 = 159,
        /**
         * Shadow (wheels): part `wheel_sr6`, model 1073, text SRW6.
         */
        ITEM_WHEEL_SR6 = 160,
        /**
         * Twist (wheels): part `wheel_lr3`, model 1078, text LRDW3.
         */
        ITEM_WHEEL_LR3 = 161,
        /**
         * Wires (wheels): part `wheel_lr4`, model 1076, text LRDW4.
         */
        ITEM_WHEEL_LR4 = 162,
        /**
         * Trance (wheels): part `wheel_lr5`, model 1084, text LRDW5.
         */
        ITEM_WHEEL_LR5 = 163,
        /**
         * Offroad (wheels): part `wheel_or1`, model 1025, text GENWH6.
         */
        ITEM_WHEEL_OR1 = 164,
        /**
         * Ahab (wheels): part `wheel_gn3`, model 1096, text GENWH3.
         */
        ITEM_WHEEL_GN3 = 165,
        /**
         * Virtual (wheels): part `wheel_gn4`, model 1097, text GENWH4.
         */
        ITEM_WHEEL_GN4 = 166,
        /**
         * Access (wheels): part `wheel_gn5`, model 1098, text GENWH5.
         */
        ITEM_WHEEL_GN5 = 167,
        /**
         * Stereo bass boost: part `stereo`, model 1086, text STEREO.
         */
        ITEM_STEREO = 168,
        /**
         * Hydralics (hydraulics): part `hydralics`, model 1087, text HYDRAU.
         */
        ITEM_HYDRALICS = 169,
        /**
         * Clothes for the torso: texture `player_torso` on model `torso`, text TORSO.
         */
        ITEM_PLAYER_TORSO = 170,
        /**
         * Shoes: texture `foot` on model `feet`, text FEET.
         */
        ITEM_FOOT = 171,
        /**
         * Clothes for the torso: texture `vestblack` on model `vest`, text VESTA.
         */
        ITEM_VESTBLACK = 172,
        /**
         * Clothes for the torso: texture `vest` on model `vest`, text VESTWH.
         */
        ITEM_VEST = 173,
        /**
         * Clothes for the torso: texture `tshirt2horiz` on model `tshirt2`, text TSRTHS1.
         */
        ITEM_TSHIRT2HORIZ = 174,
        /**
         * Clothes for the torso: texture `tshirtwhite` on model `tshirt`, text TSHIRTC.
         */
        ITEM_TSHIRTWHITE = 175,
        /**
         * Clothes for the torso: texture `tshirtilovels` on model `tshirt`, text LOVETS1.
         */
        ITEM_TSHIRTILOVELS = 176,
        /**
         * Clothes for the torso: texture `tshirtblunts` on model `tshirt`, text TSHIRTA.
         */
        ITEM_TSHIRTBLUNTS = 177,
        /**
         * Clothes for the torso: texture `shirtbplaid` on model `shirtb`, text SHIRTBB.
         */
        ITEM_SHIRTBPLAID = 178,
        /**
         * Clothes for the torso: texture `shirtbcheck` on model `shirtb`, text CHEKSH1.
         */
        ITEM_SHIRTBCHECK = 179,
        /**
         * Clothes for the torso: texture `field` on model `field`, text FIELDA.
         */
        ITEM_FIELD = 180,
        /**
         * Clothes for the torso: texture `tshirterisyell` on model `tshirt`, text ERSTSH1.
         */
        ITEM_TSHIRTERISYELL = 181,
        /**
         * Clothes for the torso: texture `tshirterisorn` on model `tshirt`, text ERISTS2.
         */
        ITEM_TSHIRTERISORN = 182,
        /**
         * Clothes for the torso: texture `trackytop2eris` on model `trackytop1`, text TRAKER1.
         */
        ITEM_TRACKYTOP2ERIS = 183,
        /**
         * Clothes for the torso: texture `bbjackrim` on model `bbjack`, text BASJCT2.
         */
        ITEM_BBJACKRIM = 184,
        /**
         * Clothes for the torso: texture `bballjackrstar` on model `bbjack`, text BASJCT3.
         */
        ITEM_BBALLJACKRSTAR = 185,
        /**
         * Clothes for the torso: texture `baskballdrib` on model `baskball`, text BASKA.
         */
        ITEM_BASKBALLDRIB = 186,
        /**
         * Clothes for the torso: texture `baskballrim` on model `baskball`, text BASKC.
         */
        ITEM_BASKBALLRIM = 187,
        /**
         * Clothes for the torso: texture `sixtyniners` on model `tshirt`, text TSHRT69.
         */
        ITEM_SIXTYNINERS = 188,
        /**
         * Clothes for the torso: texture `bandits` on model `baseball`, text BANDITS.
         */
        ITEM_BANDITS = 189,
        /**
         * Clothes for the torso: texture `tshirtprored` on model `tshirt`, text PROSHRD.
         */
        ITEM_TSHIRTPRORED = 190,
        /**
         * Clothes for the torso: texture `tshirtproblk` on model `tshirt`, text PROTSH1.
         */
        ITEM_TSHIRTPROBLK = 191,
        /**
         * Clothes for the torso: texture `trackytop1pro` on model `trackytop1`, text TRAKPR1.
         */
        ITEM_TRACKYTOP1PRO = 192,
        /**
         * Clothes for the torso: texture `hockeytop` on model `sweat`, text HCKYTOP.
         */
        ITEM_HOCKEYTOP = 193,
        /**
         * Clothes for the torso: texture `bbjersey` on model `sleevt`, text BBJERY1.
         */
        ITEM_BBJERSEY = 194,
        /**
         * Clothes for the torso: texture `shellsuit` on model `trackytop1`, text SHELSUT.
         */
        ITEM_SHELLSUIT = 195,
        /**
         * Clothes for the torso: texture `tshirtheatwht` on model `tshirt`, text HEATSH1.
         */
        ITEM_TSHIRTHEATWHT = 196,
        /**
         * Clothes for the torso: texture `tshirtbobomonk` on model `tshirt`, text TSHRBO1.
         */
        ITEM_TSHIRTBOBOMONK = 197,
        /**
         * Clothes for the torso: texture `tshirtbobored` on model `tshirt`, text TSHRBO2.
         */
        ITEM_TSHIRTBOBORED = 198,
        /**
         * Clothes for the torso: texture `tshirtbase5` on model `tshirt`, text TSRTBA1.
         */
        ITEM_TSHIRTBASE5 = 199,
        /**
         * Clothes for the torso: texture `tshirtsuburb` on model `tshirt`, text TSRTSB1.
         */
        ITEM_TSHIRTSUBURB = 200,
        /**
         * Clothes for the torso: texture `hoodyamerc` on model `hoodya`, text HODMRC1.
         */
        ITEM_HOODYAMERC = 201,
        /**
         * Clothes for the torso: texture `hoodyabase5` on model `hoodya`, text HODBSE1.
         */
        ITEM_HOODYABASE5 = 202,
        /**
         * Clothes for the torso: texture `hoodyarockstar` on model `hoodya`, text HODRST1.
         */
        ITEM_HOODYAROCKSTAR = 203,
        /**
         * Clothes for the torso: texture `wcoatblue` on model `wcoat`, text WCOATA.
         */
        ITEM_WCOATBLUE = 204,
        /**
         * Clothes for the torso: texture `coach` on model `coach`, text COACHA.
         */
        ITEM_COACH = 205,
        /**
         * Clothes for the torso: texture `coachsemi` on model `coach`, text COACHB.
         */
        ITEM_COACHSEMI = 206,
        /**
         * Clothes for the torso: texture `sweatrstar` on model `sweat`, text RSTRSWE.
         */
        ITEM_SWEATRSTAR = 207,
        /**
         * Clothes for the torso: texture `hoodyablue` on model `hoodya`, text HOODB.
         */
        ITEM_HOODYABLUE = 208,
        /**
         * Clothes for the torso: texture `hoodyablack` on model `hoodya`, text HOODBL.
         */
        ITEM_HOODYABLACK = 209,
        /**
         * Clothes for the torso: texture `hoodyagreen` on model `hoodya`, text HOODG.
         */
        ITEM_HOODYAGREEN = 210,
        /**
         * Clothes for the torso: texture `sleevtbrown` on model `sleevt`, text SLEVB1.
         */
        ITEM_SLEEVTBROWN = 211,
        /**
         * Clothes for the torso: texture `shirtablue` on model `shirta`, text BSHIRT.
         */
        ITEM_SHIRTABLUE = 212,
        /**
         * Clothes for the torso: texture `shirtayellow` on model `shirta`, text YSHIRT.
         */
        ITEM_SHIRTAYELLOW = 213,
        /**
         * Clothes for the torso: texture `shirtagrey` on model `shirta`, text GSHIRT.
         */
        ITEM_SHIRTAGREY = 214,
        /**
         * Clothes for the torso: texture `shirtbgang` on model `shirtb`, text SHTBG1.
         */
        ITEM_SHIRTBGANG = 215,
        /**
         * Clothes for the torso: texture `tshirtzipcrm` on model `tshirt`, text TSHZIP1.
         */
        ITEM_TSHIRTZIPCRM = 216,
        /**
         * Clothes for the torso: texture `tshirtzipgry` on model `tshirt`, text TSHZIP2.
         */
        ITEM_TSHIRTZIPGRY = 217,
        /**
         * Clothes for the torso: texture `denimfade` on model `denim`, text DENJCK1.
         */
        ITEM_DENIMFADE = 218,
        /**
         * Clothes for the torso: texture `bowling` on model `hawaii`, text BOWLSH1.
         */
        ITEM_BOWLING = 219,
        /**
         * Clothes for the torso: texture `hoodjackbeige` on model `hoodjack`, text HODJCK1.
         */
        ITEM_HOODJACKBEIGE = 220,
        /**
         * Clothes for the torso: texture `baskballloc` on model `baskball`, text BASKB.
         */
        ITEM_BASKBALLLOC = 221,
        /**
         * Clothes for the torso: texture `tshirtlocgrey` on model `tshirt`, text TSHIRTB.
         */
        ITEM_TSHIRTLOCGREY = 222,
        /**
         * Clothes for the torso: texture `tshirtmaddgrey` on model `tshirt`, text TSHRTMG.
         */
        ITEM_TSHIRTMADDGREY = 223,
        /**
         * Clothes for the torso: texture `tshirtmaddgrn` on model `tshirt`, text TSRTMGN.
         */
        ITEM_TSHIRTMADDGRN = 224,
        /**
         * Clothes for the torso: texture `suit1grey` on model `suit1`, text SUT1GRY.
         */
        ITEM_SUIT1GREY = 225,
        /**
         * Clothes for the torso: texture `suit1blk` on model `suit1`, text SUT1BLK.
         */
        ITEM_SUIT1BLK = 226,
        /**
         * Clothes for the torso: texture `leather` on model `leather`, text BIKERJ.
         */
        ITEM_LEATHER = 227,
        /**
         * Clothes for the torso: texture `painter` on model `painter`, text PAINT1.
         */
        ITEM_PAINTER = 228,
        /**
         * Clothes for the torso: texture `hawaiiwht` on model `hawaii`, text HAWAI1.
         */
        ITEM_HAWAIIWHT = 229,
        /**
         * Clothes for the torso: texture `hawaiired` on model `hawaii`, text HAWAI2.
         */
        ITEM_HAWAIIRED = 230,
        /**
         * Clothes for the torso: texture `sportjack` on model `trackytop1`, text SPRJCT.
         */
        ITEM_SPORTJACK = 231,
        /**
         * Clothes for the torso: texture `suit1red` on model `suit1`, text SUIT1.
         */
        ITEM_SUIT1RED = 232,
        /**
         * Clothes for the torso: texture `suit1blue` on model `suit1`, text SUIT2.
         */
        ITEM_SUIT1BLUE = 233,
        /**
         * Clothes for the torso: texture `suit1yellow` on model `suit1`, text SUIT3.
         */
        ITEM_SUIT1YELLOW = 234,
        /**
         * Clothes for the torso: texture `suit2grn` on model `suit2`, text SUT2GRN.
         */
        ITEM_SUIT2GRN = 235,
        /**
         * Clothes for the torso: texture `tuxedo` on model `suit2`, text TUXEDO.
         */
        ITEM_TUXEDO = 236,
        /**
         * Clothes for the torso: texture `suit1gang` on model `suit1`, text SUITGNG.
         */
        ITEM_SUIT1GANG = 237,
        /**
         * Clothes for the torso: texture `letter` on model `sleevt`, text LETTER.
         */
        ITEM_LETTER = 238,
        /**
         * Trousers: texture `worktrcamogrn` on model `worktr`, text WORKA.
         */
        ITEM_WORKTRCAMOGRN = 239,
        /**
         * Trousers: texture `worktrcamogry` on model `worktr`, text WORKB.
         */
        ITEM_WORKTRCAMOGRY = 240,
        /**
         * Trousers: texture `worktrgrey` on model `worktr`, text WORKC.
         */
        ITEM_WORKTRGREY = 241,
        /**
         * Trousers: texture `worktrkhaki` on model `worktr`, text WORKD.
         */
        ITEM_WORKTRKHAKI = 242,
        /**
         * Trousers: texture `tracktr` on model `tracktr`, text TRABOTA.
         */
        ITEM_TRACKTR = 243,
        /**
         * Trousers: texture `tracktreris` on model `tracktr`, text TRAKERI.
         */
        ITEM_TRACKTRERIS = 244,
        /**
         * Trousers: texture `jeansdenim` on model `jeans`, text JEANSBL.
         */
        ITEM_JEANSDENIM = 245,
        /**
         * Trousers: texture `legsblack` on model `legs`, text BOXBLK.
         */
        ITEM_LEGSBLACK = 246,
        /**
         * Trousers: texture `legsheart` on model `legs`, text BOXHRT.
         */
        ITEM_LEGSHEART = 247,
        /**
         * Trousers: texture `biegetr` on model `chinosb`, text BEITROS.
         */
        ITEM_BIEGETR = 248,
        /**
         * Trousers: texture `tracktrpro` on model `tracktr`, text TRACKT1.
         */
        ITEM_TRACKTRPRO = 249,
        /**
         * Trousers: texture `tracktrwhstr` on model `tracktr`, text TRACKT2.
         */
        ITEM_TRACKTRWHSTR = 250,
        /**
         * Trousers: texture `tracktrblue` on model `tracktr`, text TRACKT3.
         */
        ITEM_TRACKTRBLUE = 251,
        /**
         * Trousers: texture `tracktrgang` on model `tracktr`, text TRACKT4.
         */
        ITEM_TRACKTRGANG = 252,
        /**
         * Trousers: texture `bbshortwht` on model `boxingshort`, text BOXSRT1.
         */
        ITEM_BBSHORTWHT = 253,
        /**
         * Trousers: texture `boxshort` on model `boxingshort`, text BOXSRT2.
         */
        ITEM_BOXSHORT = 254,
        /**
         * Trousers: texture `bbshortred` on model `boxingshort`, text BOXSRT3.
         */
        ITEM_BBSHORTRED = 255,
        /**
         * Trousers: texture `shellsuittr` on model `tracktr`, text SHELBOT.
         */
        ITEM_SHELLSUITTR = 256,
        /**
         * Trousers: texture `shortsgrey` on model `shorts`, text SHORT1.
         */
        ITEM_SHORTSGREY = 257,
        /**
         * Trousers: texture `shortskhaki` on model `shorts`, text SHORT2.
         */
        ITEM_SHORTSKHAKI = 258,
        /**
         * Trousers: texture `chongergrey` on model `chonger`, text CHONG1.
         */
        ITEM_CHONGERGREY = 259,
        /**
         * Trousers: texture `chongergang` on model `chonger`, text CHONG2.
         */
        ITEM_CHONGERGANG = 260,
        /**
         * Trousers: texture `chongerred` on model `chonger`, text CHONG3.
         */
        ITEM_CHONGERRED = 261,
        /**
         * Trousers: texture `chongerblue` on model `chonger`, text CHONG4.
         */
        ITEM_CHONGERBLUE = 262,
        /**
         * Trousers: texture `shortsgang` on model `shorts`, text SHORT3.
         */
        ITEM_SHORTSGANG = 263,
        /**
         * Trousers: texture `denimsgang` on model `jeans`, text DENIM1.
         */
        ITEM_DENIMSGANG = 264,
        /**
         * Trousers: texture `denimsred` on model `jeans`, text DENIM2.
         */
        ITEM_DENIMSRED = 265,
        /**
         * Trousers: texture `chinosbiege` on model `chinosb`, text CHINBIE.
         */
        ITEM_CHINOSBIEGE = 266,
        /**
         * Trousers: texture `chinoskhaki` on model `chinosb`, text CHINOK.
         */
        ITEM_CHINOSKHAKI = 267,
        /**
         * Trousers: texture `cutoffchinos` on model `shorts`, text CUTCHI.
         */
        ITEM_CUTOFFCHINOS = 268,
        /**
         * Trousers: texture `cutoffchinosblue` on model `shorts`, text CUTCHBU.
         */
        ITEM_CUTOFFCHINOSBLUE = 269,
        /**
         * Trousers: texture `chinosblack` on model `chinosb`, text CHINO3.
         */
        ITEM_CHINOSBLACK = 270,
        /**
         * Trousers: texture `chinosblue` on model `chinosb`, text CHINO4.
         */
        ITEM_CHINOSBLUE = 271,
        /**
         * Trousers: texture `leathertr` on model `leathertr`, text LEATHA.
         */
        ITEM_LEATHERTR = 272,
        /**
         * Trousers: texture `leathertrchaps` on model `leathertr`, text LEATHB.
         */
        ITEM_LEATHERTRCHAPS = 273,
        /**
         * Trousers: texture `suit1trgrey` on model `suit1tr`, text SUTR1GR.
         */
        ITEM_SUIT1TRGREY = 274,
        /**
         * Trousers: texture `suit1trblk` on model `suit1tr`, text SUTR1BL.
         */
        ITEM_SUIT1TRBLK = 275,
        /**
         * Trousers: texture `cutoffdenims` on model `shorts`, text CUTDENM.
         */
        ITEM_CUTOFFDENIMS = 276,
        /**
         * Trousers: texture `suit1trred` on model `suit1tr`, text SUITTR1.
         */
        ITEM_SUIT1TRRED = 277,
        /**
         * Trousers: texture `suit1trblue` on model `suit1tr`, text SUITTR2.
         */
        ITEM_SUIT1TRBLUE = 278,
        /**
         * Trousers: texture `suit1tryellow` on model `suit1tr`, text SUITTR3.
         */
        ITEM_SUIT1TRYELLOW = 279,
        /**
         * Trousers: texture `suit1trgreen` on model `suit1tr`, text SUTR1GN.
         */
        ITEM_SUIT1TRGREEN = 280,
        /**
         * Trousers: texture `suit1trblk2` on model `suit1tr`, text SUTR2BL.
         */
        ITEM_SUIT1TRBLK2 = 281,
        /**
         * Trousers: texture `suit1trgang` on model `suit1tr`, text SUTRGNG.
         */
        ITEM_SUIT1TRGANG = 282,
        /**
         * Trousers: texture `player_legs` on model `legs`, text LEGS.
         */
        ITEM_PLAYER_LEGS = 283,
        /**
         * Shoes: texture `cowboyboot2` on model `biker`, text COWBOT2.
         */
        ITEM_COWBOYBOOT2 = 284,
        /**
         * Shoes: texture `bask2semi` on model `bask1`, text BASKBO1.
         */
        ITEM_BASK2SEMI = 285,
        /**
         * Shoes: texture `bask1eris` on model `bask1`, text BASKBO2.
         */
        ITEM_BASK1ERIS = 286,
        /**
         * Shoes: texture `sneakerbincgang` on model `sneaker`, text SNKBGAN.
         */
        ITEM_SNEAKERBINCGANG = 287,
        /**
         * Shoes: texture `sneakerbincblu` on model `sneaker`, text SNKBBLU.
         */
        ITEM_SNEAKERBINCBLU = 288,
        /**
         * Shoes: texture `sneakerbincblk` on model `sneaker`, text SNKBBLK.
         */
        ITEM_SNEAKERBINCBLK = 289,
        /**
         * Shoes: texture `sandal` on model `flipflop`, text SANDIL1.
         */
        ITEM_SANDAL = 290,
        /**
         * Shoes: texture `sandalsock` on model `flipflop`, text SANDIL2.
         */
        ITEM_SANDALSOCK = 291,
        /**
         * Shoes: texture `flipflop` on model `flipflop`, text SANDIL3.
         */
        ITEM_FLIPFLOP = 292,
        /**
         * Shoes: texture `hitop` on model `bask1`, text HITOP.
         */
        ITEM_HITOP = 293,
        /**
         * Shoes: texture `convproblk` on model `conv`, text CHUBLK.
         */
        ITEM_CONVPROBLK = 294,
        /**
         * Shoes: texture `convproblu` on model `conv`, text CONBLUE.
         */
        ITEM_CONVPROBLU = 295,
        /**
         * Shoes: texture `convprogrn` on model `conv`, text CONGREN.
         */
        ITEM_CONVPROGRN = 296,
        /**
         * Shoes: texture `sneakerprored` on model `sneaker`, text PROTRA1.
         */
        ITEM_SNEAKERPRORED = 297,
        /**
         * Shoes: texture `sneakerproblu` on model `sneaker`, text PROTRA2.
         */
        ITEM_SNEAKERPROBLU = 298,
        /**
         * Shoes: texture `sneakerprowht` on model `sneaker`, text PROTRA3.
         */
        ITEM_SNEAKERPROWHT = 299,
        /**
         * Shoes: texture `bask1prowht` on model `bask1`, text PROWHT1.
         */
        ITEM_BASK1PROWHT = 300,
        /**
         * Shoes: texture `bask1problk` on model `bask1`, text PROBLK1.
         */
        ITEM_BASK1PROBLK = 301,
        /**
         * Shoes: texture `boxingshoe` on model `biker`, text BOXSHO1.
         */
        ITEM_BOXINGSHOE = 302,
        /**
         * Shoes: texture `convheatblk` on model `conv`, text COHEAT1.
         */
        ITEM_CONVHEATBLK = 303,
        /**
         * Shoes: texture `convheatred` on model `conv`, text COHEAT2.
         */
        ITEM_CONVHEATRED = 304,
        /**
         * Shoes: texture `convheatorn` on model `conv`, text COHEAT3.
         */
        ITEM_CONVHEATORN = 305,
        /**
         * Shoes: texture `sneakerheatwht` on model `sneaker`, text SNHEAT1.
         */
        ITEM_SNEAKERHEATWHT = 306,
        /**
         * Shoes: texture `sneakerheatgry` on model `sneaker`, text SNHEAT2.
         */
        ITEM_SNEAKERHEATGRY = 307,
        /**
         * Shoes: texture `sneakerheatblk` on model `sneaker`, text SNHEAT3.
         */
        ITEM_SNEAKERHEATBLK = 308,
        /**
         * Shoes: texture `bask2heatwht` on model `bask1`, text BSHEAT1.
         */
        ITEM_BASK2HEATWHT = 309,
        /**
         * Shoes: texture `bask2heatband` on model `bask1`, text BSHEAT2.
         */
        ITEM_BASK2HEATBAND = 310,
        /**
         * Shoes: texture `timbergrey` on model `bask1`, text TIMBER1.
         */
        ITEM_TIMBERGREY = 311,
        /**
         * Shoes: texture `timberred` on model `bask1`, text TIMBER2.
         */
        ITEM_TIMBERRED = 312,
        /**
         * Shoes: texture `timberfawn` on model `bask1`, text TIMBER3.
         */
        ITEM_TIMBERFAWN = 313,
        /**
         * Shoes: texture `timberhike` on model `bask1`, text TIMBER4.
         */
        ITEM_TIMBERHIKE = 314,
        /**
         * Shoes: texture `cowboyboot` on model `biker`, text COWBOY.
         */
        ITEM_COWBOYBOOT = 315,
        /**
         * Shoes: texture `biker` on model `biker`, text BIKEBOT.
         */
        ITEM_BIKER = 316,
        /**
         * Shoes: texture `snakeskin` on model `biker`, text SNAKESN.
         */
        ITEM_SNAKESKIN = 317,
        /**
         * Shoes: texture `shoedressblk` on model `shoe`, text SHOEDR1.
         */
        ITEM_SHOEDRESSBLK = 318,
        /**
         * Shoes: texture `shoedressbrn` on model `shoe`, text SHOEDR2.
         */
        ITEM_SHOEDRESSBRN = 319,
        /**
         * Shoes: texture `shoespatz` on model `shoe`, text SHOEDR3.
         */
        ITEM_SHOESPATZ = 320,
        /**
         * Chain: texture `dogtag` on model `neck`, text DOGTAG.
         */
        ITEM_DOGTAG = 321,
        /**
         * Chain: texture `neckafrica` on model `neck`, text NECKAFR.
         */
        ITEM_NECKAFRICA = 322,
        /**
         * Chain: texture `stopwatch` on model `neck`, text STOPWAT.
         */
        ITEM_STOPWATCH = 323,
        /**
         * Chain: texture `necksaints` on model `neck`, text NECKSNT.
         */
        ITEM_NECKSAINTS = 324,
        /**
         * Chain: texture `neckhash` on model `neck`, text NECKHA.
         */
        ITEM_NECKHASH = 325,
        /**
         * Chain: texture `necksilver` on model `neck2`, text NECKCU1.
         */
        ITEM_NECKSILVER = 326,
        /**
         * Chain: texture `neckgold` on model `neck2`, text NECKCU2.
         */
        ITEM_NECKGOLD = 327,
        /**
         * Chain: texture `neckropes` on model `neck2`, text NECKRP1.
         */
        ITEM_NECKROPES = 328,
        /**
         * Chain: texture `neckropeg` on model `neck2`, text NECKRP2.
         */
        ITEM_NECKROPEG = 329,
        /**
         * Chain: texture `neckls` on model `neck`, text NECKLS.
         */
        ITEM_NECKLS = 330,
        /**
         * Chain: texture `neckdollar` on model `neck`, text NECKDL.
         */
        ITEM_NECKDOLLAR = 331,
        /**
         * Chain: texture `neckcross` on model `neck`, text NECKCR.
         */
        ITEM_NECKCROSS = 332,
        /**
         * Watch: texture `watchpink` on model `watch`, text WATCH7.
         */
        ITEM_WATCHPINK = 333,
        /**
         * Watch: texture `watchyellow` on model `watch`, text WATCH8.
         */
        ITEM_WATCHYELLOW = 334,
        /**
         * Watch: texture `watchpro` on model `watch`, text WATCH3.
         */
        ITEM_WATCHPRO = 335,
        /**
         * Watch: texture `watchpro2` on model `watch`, text WATCH4.
         */
        ITEM_WATCHPRO2 = 336,
        /**
         * Watch: texture `watchsub1` on model `watch`, text WATCH9.
         */
        ITEM_WATCHSUB1 = 337,
        /**
         * Watch: texture `watchsub2` on model `watch`, text WATCH10.
         */
        ITEM_WATCHSUB2 = 338,
        /**
         * Watch: texture `watchzip1` on model `watch`, text WATCH11.
         */
        ITEM_WATCHZIP1 = 339,
        /**
         * Watch: texture `watchzip2` on model `watch`, text WATCH12.
         */
        ITEM_WATCHZIP2 = 340,
        /**
         * Watch: texture `watchgno` on model `watch`, text WATCH2.
         */
        ITEM_WATCHGNO = 341,
        /**
         * Watch: texture `watchgno2` on model `watch`, text WATCH5.
         */
        ITEM_WATCHGNO2 = 342,
        /**
         * Watch: texture `watchcro` on model `watch`, text WATCH1.
         */
        ITEM_WATCHCRO = 343,
        /**
         * Watch: texture `watchcro2` on model `watch`, text WATCH6.
         */
        ITEM_WATCHCRO2 = 344,
        /**
         * Glasses or mask: texture `groucho` on model `grouchos`, text GROUCH1.
         */
        ITEM_GROUCHO = 345,
        /**
         * Glasses or mask: texture `zorro` on model `zorromask`, text ZORRO.
         */
        ITEM_ZORRO = 346,
        /**
         * Glasses or mask: texture `eyepatch` on model `eyepatch`, text EYEPCH.
         */
        ITEM_EYEPATCH = 347,
        /**
         * Glasses or mask: texture `glasses01` on model `glasses01`, text GLASS1.
         */
        ITEM_GLASSES01 = 348,
        /**
         * Glasses or mask: texture `glasses04` on model `glasses04`, text GLASS4.
         */
        ITEM_GLASSES04 = 349,
        /**
         * Glasses or mask: texture `bandred3` on model `bandmask`, text BANDA15.
         */
        ITEM_BANDRED3 = 350,
        /**
         * Glasses or mask: texture `bandblue3` on model `bandmask`, text BANDA16.
         */
        ITEM_BANDBLUE3 = 351,
        /**
         * Glasses or mask: texture `bandgang3` on model `bandmask`, text BANDA17.
         */
        ITEM_BANDGANG3 = 352,
        /**
         * Glasses or mask: texture `bandblack3` on model `bandmask`, text BANDA18.
         */
        ITEM_BANDBLACK3 = 353,
        /**
         * Glasses or mask: texture `glasses01dark` on model `glasses01`, text GLASS5.
         */
        ITEM_GLASSES01DARK = 354,
        /**
         * Glasses or mask: texture `glasses04dark` on model `glasses04`, text GLASS6.
         */
        ITEM_GLASSES04DARK = 355,
        /**
         * Glasses or mask: texture `glasses03` on model `glasses03`, text GLASS3.
         */
        ITEM_GLASSES03 = 356,
        /**
         * Glasses or mask: texture `glasses03red` on model `glasses03`, text GLASS8.
         */
        ITEM_GLASSES03RED = 357,
        /**
         * Glasses or mask: texture `glasses03blue` on model `glasses03`, text GLASS9.
         */
        ITEM_GLASSES03BLUE = 358,
        /**
         * Glasses or mask: texture `glasses03dark` on model `glasses03`, text GLASS7.
         */
        ITEM_GLASSES03DARK = 359,
        /**
         * Glasses or mask: texture `glasses05dark` on model `glasses03`, text GLASS10.
         */
        ITEM_GLASSES05DARK = 360,
        /**
         * Glasses or mask: texture `glasses05` on model `glasses03`, text GLASS11.
         */
        ITEM_GLASSES05 = 361,
        /**
         * Hat: texture `bandred` on model `bandana`, text BANDAN7.
         */
        ITEM_BANDRED = 362,
        /**
         * Hat: texture `bandblue` on model `bandana`, text BANDAN8.
         */
        ITEM_BANDBLUE = 363,
        /**
         * Hat: texture `bandgang` on model `bandana`, text BANDAN9.
         */
        ITEM_BANDGANG = 364,
        /**
         * Hat: texture `bandblack` on model `bandana`, text BANDA10.
         */
        ITEM_BANDBLACK = 365,
        /**
         * Hat: texture `bandred2` on model `bandknots`, text BANDA11.
         */
        ITEM_BANDRED2 = 366,
        /**
         * Hat: texture `bandblue2` on model `bandknots`, text BANDA12.
         */
        ITEM_BANDBLUE2 = 367,
        /**
         * Hat: texture `bandblack2` on model `bandknots`, text BANDA13.
         */
        ITEM_BANDBLACK2 = 368,
        /**
         * Hat: texture `bandgang2` on model `bandknots`, text BANDA14.
         */
        ITEM_BANDGANG2 = 369,
        /**
         * Hat: texture `capknitgrn` on model `capknit`, text CAP25.
         */
        ITEM_CAPKNITGRN = 370,
        /**
         * Hat: texture `captruck` on model `captruck`, text CAP26.
         */
        ITEM_CAPTRUCK = 371,
        /**
         * Hat: texture `cowboy` on model `cowboy`, text CAP28.
         */
        ITEM_COWBOY = 372,
        /**
         * Hat: texture `hattiger` on model `cowboy`, text CAP29.
         */
        ITEM_HATTIGER = 373,
        /**
         * Hat: texture `helmet` on model `helmet`, text CAP27.
         */
        ITEM_HELMET = 374,
        /**
         * Hat: texture `moto` on model `moto`, text CAP30.
         */
        ITEM_MOTO = 375,
        /**
         * Hat: texture `boxingcap` on model `boxingcap`, text CAP15.
         */
        ITEM_BOXINGCAP = 376,
        /**
         * Hat: texture `hockey` on model `hockeymask`, text CAP16.
         */
        ITEM_HOCKEY = 377,
        /**
         * Hat: texture `capgang` on model `cap`, text CAP31.
         */
        ITEM_CAPGANG = 378,
        /**
         * Hat: texture `capgangback` on model `capback`, text CAP32.
         */
        ITEM_CAPGANGBACK = 379,
        /**
         * Hat: texture `capgangside` on model `capside`, text CAP33.
         */
        ITEM_CAPGANGSIDE = 380,
        /**
         * Hat: texture `capgangover` on model `capovereye`, text CAP34.
         */
        ITEM_CAPGANGOVER = 381,
        /**
         * Hat: texture `capgangup` on model `caprimup`, text CAP35.
         */
        ITEM_CAPGANGUP = 382,
        /**
         * Hat: texture `bikerhelmet` on model `bikerhelmet`, text CAP56.
         */
        ITEM_BIKERHELMET = 383,
        /**
         * Hat: texture `capred` on model `cap`, text CAP36.
         */
        ITEM_CAPRED = 384,
        /**
         * Hat: texture `capredback` on model `capback`, text CAP37.
         */
        ITEM_CAPREDBACK = 385,
        /**
         * Hat: texture `capredside` on model `capside`, text CAP38.
         */
        ITEM_CAPREDSIDE = 386,
        /**
         * Hat: texture `capredover` on model `capovereye`, text CAP39.
         */
        ITEM_CAPREDOVER = 387,
        /**
         * Hat: texture `capredup` on model `caprimup`, text CAP40.
         */
        ITEM_CAPREDUP = 388,
        /**
         * Hat: texture `capblue` on model `cap`, text CAP41.
         */
        ITEM_CAPBLUE = 389,
        /**
         * Hat: texture `capblueback` on model `capback`, text CAP42.
         */
        ITEM_CAPBLUEBACK = 390,
        /**
         * Hat: texture `capblueside` on model `capside`, text CAP43.
         */
        ITEM_CAPBLUESIDE = 391,
        /**
         * Hat: texture `capblueover` on model `capovereye`, text CAP44.
         */
        ITEM_CAPBLUEOVER = 392,
        /**
         * Hat: texture `capblueup` on model `caprimup`, text CAP45.
         */
        ITEM_CAPBLUEUP = 393,
        /**
         * Hat: texture `skullyblk` on model `skullycap`, text CAP57.
         */
        ITEM_SKULLYBLK = 394,
        /**
         * Hat: texture `skullygrn` on model `skullycap`, text CAP58.
         */
        ITEM_SKULLYGRN = 395,
        /**
         * Hat: texture `hatmancblk` on model `hatmanc`, text MANCBLK.
         */
        ITEM_HATMANCBLK = 396,
        /**
         * Hat: texture `hatmancplaid` on model `hatmanc`, text MANCPLD.
         */
        ITEM_HATMANCPLAID = 397,
        /**
         * Hat: texture `capzip` on model `cap`, text CAP46.
         */
        ITEM_CAPZIP = 398,
        /**
         * Hat: texture `capzipback` on model `capback`, text CAP47.
         */
        ITEM_CAPZIPBACK = 399,
        /**
         * Hat: texture `capzipside` on model `capside`, text CAP48.
         */
        ITEM_CAPZIPSIDE = 400,
        /**
         * Hat: texture `capzipover` on model `capovereye`, text CAP49.
         */
        ITEM_CAPZIPOVER = 401,
        /**
         * Hat: texture `capzipup` on model `caprimup`, text CAP50.
         */
        ITEM_CAPZIPUP = 402,
        /**
         * Hat: texture `beretred` on model `beret`, text CAP17.
         */
        ITEM_BERETRED = 403,
        /**
         * Hat: texture `beretblk` on model `beret`, text CAP18.
         */
        ITEM_BERETBLK = 404,
        /**
         * Hat: texture `capblk` on model `cap`, text CAP51.
         */
        ITEM_CAPBLK = 405,
        /**
         * Hat: texture `capblkback` on model `capback`, text CAP52.
         */
        ITEM_CAPBLKBACK = 406,
        /**
         * Hat: texture `capblkside` on model `capside`, text CAP53.
         */
        ITEM_CAPBLKSIDE = 407,
        /**
         * Hat: texture `capblkover` on model `capovereye`, text CAP54.
         */
        ITEM_CAPBLKOVER = 408,
        /**
         * Hat: texture `capblkup` on model `caprimup`, text CAP55.
         */
        ITEM_CAPBLKUP = 409,
        /**
         * Hat: texture `trilbydrk` on model `trilby`, text TRIBY1.
         */
        ITEM_TRILBYDRK = 410,
        /**
         * Hat: texture `trilbylght` on model `trilby`, text TRIBY2.
         */
        ITEM_TRILBYLGHT = 411,
        /**
         * Hat: texture `bowler` on model `bowler`, text BOWLER1.
         */
        ITEM_BOWLER = 412,
        /**
         * Hat: texture `bowlerred` on model `bowler`, text BOWLER2.
         */
        ITEM_BOWLERRED = 413,
        /**
         * Hat: texture `bowlerblue` on model `bowler`, text BOWLER3.
         */
        ITEM_BOWLERBLUE = 414,
        /**
         * Hat: texture `bowleryellow` on model `bowler`, text BOWLER4.
         */
        ITEM_BOWLERYELLOW = 415,
        /**
         * Hat: texture `boater` on model `boater`, text BOATHA1.
         */
        ITEM_BOATER = 416,
        /**
         * Hat: texture `bowlergang` on model `bowler`, text BOWLER5.
         */
        ITEM_BOWLERGANG = 417,
        /**
         * Hat: texture `boaterblk` on model `boater`, text BOATHA2.
         */
        ITEM_BOATERBLK = 418,
        /**
         * Outfit for the whole body: texture `gimpleg` on model `gimpleg`, text GIMP.
         */
        ITEM_GIMPLEG = 419,
        /**
         * Outfit for the whole body: texture `valet` on model `valet`, text VALETU.
         */
        ITEM_VALET = 420,
        /**
         * Outfit for the whole body: texture `countrytr` on model `countrytr`, text COUNTRY.
         */
        ITEM_COUNTRYTR = 421,
        /**
         * Outfit for the whole body: texture `croupier` on model `valet`, text CROUP.
         */
        ITEM_CROUPIER = 422,
        /**
         * Outfit for the whole body: texture `policetr` on model `policetr`, text POLICE.
         */
        ITEM_POLICETR = 423,
        /**
         * Outfit for the whole body: texture `balaclava` on model `balaclava`, text BALACLA.
         */
        ITEM_BALACLAVA = 424,
        /**
         * Outfit for the whole body: texture `pimptr` on model `pimptr`, text PIMPSUT.
         */
        ITEM_PIMPTR = 425,
        /**
         * Outfit for the whole body: texture `garageleg` on model `garagetr`, text RDRIVER.
         */
        ITEM_GARAGELEG = 426,
        /**
         * Outfit for the whole body: texture `medictr` on model `medictr`, text PAMEDIC.
         */
        ITEM_MEDICTR = 427,
        /**
         * Haircut: texture `player_face` on model `head`, text HEAD.
         */
        ITEM_PLAYER_FACE = 428,
        /**
         * Haircut: texture `hairblond` on model `head`, text BLHAIR.
         */
        ITEM_HAIRBLOND = 429,
        /**
         * Haircut: texture `hairred` on model `head`, text REDHAIR.
         */
        ITEM_HAIRRED = 430,
        /**
         * Haircut: texture `hairblue` on model `head`, text BLUHAIR.
         */
        ITEM_HAIRBLUE = 431,
        /**
         * Haircut: texture `hairgreen` on model `head`, text GRNHAIR.
         */
        ITEM_HAIRGREEN = 432,
        /**
         * Haircut: texture `hairpink` on model `head`, text PNKHAIR.
         */
        ITEM_HAIRPINK = 433,
        /**
         * Haircut: texture `bald` on model `head`, text BALD.
         */
        ITEM_BALD = 434,
        /**
         * Haircut: texture `baldbeard` on model `head`, text BLADBEA.
         */
        ITEM_BALDBEARD = 435,
        /**
         * Haircut: texture `baldtash` on model `head`, text BALDTSH.
         */
        ITEM_BALDTASH = 436,
        /**
         * Haircut: texture `baldgoatee` on model `head`, text BALDGOT.
         */
        ITEM_BALDGOATEE = 437,
        /**
         * Haircut: texture `highfade` on model `head`, text HIGHFAD.
         */
        ITEM_HIGHFADE = 438,
        /**
         * Haircut: texture `highafro` on model `highafro`, text AFROHI.
         */
        ITEM_HIGHAFRO = 439,
        /**
         * Haircut: texture `wedge` on model `wedge`, text WEDGE.
         */
        ITEM_WEDGE = 440,
        /**
         * Haircut: texture `slope` on model `slope`, text SLOPE.
         */
        ITEM_SLOPE = 441,
        /**
         * Haircut: texture `jhericurl` on model `jheri`, text JHERI.
         */
        ITEM_JHERICURL = 442,
        /**
         * Haircut: texture `cornrows` on model `cornrows`, text CORNROW.
         */
        ITEM_CORNROWS = 443,
        /**
         * Haircut: texture `cornrowsb` on model `cornrows`, text CORNRO2.
         */
        ITEM_CORNROWSB = 444,
        /**
         * Haircut: texture `tramline` on model `tramline`, text TRAMLIN.
         */
        ITEM_TRAMLINE = 445,
        /**
         * Haircut: texture `groovecut` on model `groovecut`, text GROOVE.
         */
        ITEM_GROOVECUT = 446,
        /**
         * Haircut: texture `mohawk` on model `mohawk`, text MOHAWK.
         */
        ITEM_MOHAWK = 447,
        /**
         * Haircut: texture `mohawkblond` on model `mohawk`, text MOHAWKB.
         */
        ITEM_MOHAWKBLOND = 448,
        /**
         * Haircut: texture `mohawkpink` on model `mohawk`, text MOHAWKP.
         */
        ITEM_MOHAWKPINK = 449,
        /**
         * Haircut: texture `mohawkbeard` on model `mohawk`, text MOHAKBE.
         */
        ITEM_MOHAWKBEARD = 450,
        /**
         * Haircut: texture `afro` on model `afro`, text AFRO.
         */
        ITEM_AFRO = 451,
        /**
         * Haircut: texture `afrotash` on model `afro`, text AFROT.
         */
        ITEM_AFROTASH = 452,
        /**
         * Haircut: texture `afrobeard` on model `afro`, text AFROB.
         */
        ITEM_AFROBEARD = 453,
        /**
         * Haircut: texture `afroblond` on model `afro`, text AFROBL.
         */
        ITEM_AFROBLOND = 454,
        /**
         * Haircut: texture `flattop` on model `flattop`, text AFROFL.
         */
        ITEM_FLATTOP = 455,
        /**
         * Haircut: texture `elvishair` on model `elvishair`, text ELVISHA.
         */
        ITEM_ELVISHAIR = 456,
        /**
         * Haircut: texture `beard` on model `head`, text BEARD.
         */
        ITEM_BEARD = 457,
        /**
         * Haircut: texture `tash` on model `head`, text TASH.
         */
        ITEM_TASH = 458,
        /**
         * Haircut: texture `goatee` on model `head`, text GOATEE.
         */
        ITEM_GOATEE = 459,
        /**
         * Haircut: texture `afrogoatee` on model `afro`, text AFROGOT.
         */
        ITEM_AFROGOATEE = 460,
        /**
         * Tattoo on the upper left arm: texture `4weed`, text 4WEED.
         */
        ITEM_4WEED = 461,
        /**
         * Tattoo on the upper left arm: texture `4rip`, text 4RIP.
         */
        ITEM_4RIP = 462,
        /**
         * Tattoo on the upper left arm: texture `4spider`, text 4SPIDER.
         */
        ITEM_4SPIDER = 463,
        /**
         * Tattoo on the lower left arm: texture `5gun`, text 5GUN.
         */
        ITEM_5GUN = 464,
        /**
         * Tattoo on the lower left arm: texture `5cross`, text 5CROSS.
         */
        ITEM_5CROSS = 465,
        /**
         * Tattoo on the lower left arm: texture `5cross2`, text 5CROSS2.
         */
        ITEM_5CROSS2 = 466,
        /**
         * Tattoo on the lower left arm: texture `5cross3`, text 5CROSS3.
         */
        ITEM_5CROSS3 = 467,
        /**
         * Tattoo on the upper right arm: texture `6aztec`, text 6AZTEC.
         */
        ITEM_6AZTEC = 468,
        /**
         * Tattoo on the upper right arm: texture `6crown`, text 6CROWN.
         */
        ITEM_6CROWN = 469,
        /**
         * Tattoo on the upper right arm: texture `6clown`, text 6CLOWN.
         */
        ITEM_6CLOWN = 470,
        /**
         * Tattoo on the upper right arm: texture `6africa`, text 6AFRICA.
         */
        ITEM_6AFRICA = 471,
        /**
         * Tattoo on the lower right arm: texture `7cross`, text 7CROSS.
         */
        ITEM_7CROSS = 472,
        /**
         * Tattoo on the lower right arm: texture `7cross2`, text 7CROSS2.
         */
        ITEM_7CROSS2 = 473,
        /**
         * Tattoo on the lower right arm: texture `7cross3`, text 7CROSS3.
         */
        ITEM_7CROSS3 = 474,
        /**
         * Tattoo on the lower right arm: texture `7mary`, text 7MARY.
         */
        ITEM_7MARY = 475,
        /**
         * Tattoo on the back: texture `8sa`, text 8SA.
         */
        ITEM_8SA = 476,
        /**
         * Tattoo on the back: texture `8sa2`, text 8SA2.
         */
        ITEM_8SA2 = 477,
        /**
         * Tattoo on the back: texture `8sa3`, text 8SA3.
         */
        ITEM_8SA3 = 478,
        /**
         * Tattoo on the back: texture `8westside`, text 8WESTSD.
         */
        ITEM_8WESTSIDE = 479,
        /**
         * Tattoo on the back: texture `8santos`, text 8SANTOS.
         */
        ITEM_8SANTOS = 480,
        /**
         * Tattoo on the back: texture `8poker`, text 8POKER.
         */
        ITEM_8POKER = 481,
        /**
         * Tattoo on the back: texture `8gun`, text 8GUN.
         */
        ITEM_8GUN = 482,
        /**
         * Tattoo on the left chest: texture `9crown`, text 9CROWN.
         */
        ITEM_9CROWN = 483,
        /**
         * Tattoo on the left chest: texture `9gun`, text 9GUN.
         */
        ITEM_9GUN = 484,
        /**
         * Tattoo on the left chest: texture `9gun2`, text 9GUN2.
         */
        ITEM_9GUN2 = 485,
        /**
         * Tattoo on the left chest: texture `9homeboy`, text 9HOMBY.
         */
        ITEM_9HOMEBOY = 486,
        /**
         * Tattoo on the left chest: texture `9bullet`, text 9BULLT.
         */
        ITEM_9BULLET = 487,
        /**
         * Tattoo on the left chest: texture `9rasta`, text 9RASTA.
         */
        ITEM_9RASTA = 488,
        /**
         * Tattoo on the right chest: texture `10ls`, text 10LS.
         */
        ITEM_10LS = 489,
        /**
         * Tattoo on the right chest: texture `10ls2`, text 10LS2.
         */
        ITEM_10LS2 = 490,
        /**
         * Tattoo on the right chest: texture `10ls3`, text 10LS3.
         */
        ITEM_10LS3 = 491,
        /**
         * Tattoo on the right chest: texture `10ls4`, text 10LS4.
         */
        ITEM_10LS4 = 492,
        /**
         * Tattoo on the right chest: texture `10ls5`, text 10LS5.
         */
        ITEM_10LS5 = 493,
        /**
         * Tattoo on the right chest: texture `10og`, text 10OG.
         */
        ITEM_10OG = 494,
        /**
         * Tattoo on the right chest: texture `10weed`, text 10WEED.
         */
        ITEM_10WEED = 495,
        /**
         * Tattoo on the stomach: texture `11grove`, text 11GROVE.
         */
        ITEM_11GROVE = 496,
        /**
         * Tattoo on the stomach: texture `11grove2`, text 11GROV2.
         */
        ITEM_11GROVE2 = 497,
        /**
         * Tattoo on the stomach: texture `11grove3`, text 11GROV3.
         */
        ITEM_11GROVE3 = 498,
        /**
         * Tattoo on the stomach: texture `11dice`, text 11DICE.
         */
        ITEM_11DICE = 499,
        /**
         * Tattoo on the stomach: texture `11dice2`, text 11DICE2.
         */
        ITEM_11DICE2 = 500,
        /**
         * Tattoo on the stomach: texture `11jail`, text 11JAIL.
         */
        ITEM_11JAIL = 501,
        /**
         * Tattoo on the stomach: texture `11godsgift`, text 11GGIFT.
         */
        ITEM_11GODSGIFT = 502,
        /**
         * Tattoo on the lower back: texture `12angels`, text 12ANGEL.
         */
        ITEM_12ANGELS = 503,
        /**
         * Tattoo on the lower back: texture `12mayabird`, text 12MAYBR.
         */
        ITEM_12MAYABIRD = 504,
        /**
         * Tattoo on the lower back: texture `12dagger`, text 12DAGER.
         */
        ITEM_12DAGGER = 505,
        /**
         * Tattoo on the lower back: texture `12bandit`, text 12BNDIT.
         */
        ITEM_12BANDIT = 506,
        /**
         * Tattoo on the lower back: texture `12cross7`, text 12CROSS.
         */
        ITEM_12CROSS7 = 507,
        /**
         * Tattoo on the lower back: texture `12mayaface`, text 12MYFAC.
         */
        ITEM_12MAYAFACE = 508,
        /**
         * Food `burgerlow`, text BURLOW.
         */
        ITEM_BURGERLOW = 509,
        /**
         * Food `burgermed`, text BURMED.
         */
        ITEM_BURGERMED = 510,
        /**
         * Food `burgerhigh`, text BURHIG.
         */
        ITEM_BURGERHIGH = 511,
        /**
         * Food `burger_healthy`, text BURHEAL.
         */
        ITEM_BURGER_HEALTHY = 512,
        /**
         * Food `clucklow`, text CLULOW.
         */
        ITEM_CLUCKLOW = 513,
        /**
         * Food `cluckmed`, text CLUMED.
         */
        ITEM_CLUCKMED = 514,
        /**
         * Food `cluckhigh`, text CLUHIG.
         */
        ITEM_CLUCKHIGH = 515,
        /**
         * Food `cluck_healthy`, text CLUHEAL.
         */
        ITEM_CLUCK_HEALTHY = 516,
        /**
         * Food `pizzalow`, text PIZLOW.
         */
        ITEM_PIZZALOW = 517,
        /**
         * Food `pizzamed`, text PIZMED.
         */
        ITEM_PIZZAMED = 518,
        /**
         * Food `pizzahigh`, text PIZHIG.
         */
        ITEM_PIZZAHIGH = 519,
        /**
         * Food `pizza_healthy`, text PIZHEAL.
         */
        ITEM_PIZZA_HEALTHY = 520,
        /**
         * Food `rustylow`, text RUSLOW.
         */
        ITEM_RUSTYLOW = 521,
        /**
         * Food `rustymed`, text RUSMED.
         */
        ITEM_RUSTYMED = 522,
        /**
         * Food `rustyhigh`, text RUSHIG.
         */
        ITEM_RUSTYHIGH = 523,
        /**
         * Weapon, text PISTOL.
         */
        ITEM_PISTOL = 524,
        /**
         * Weapon, text PISTSL.
         */
        ITEM_PISTOL_SILENCED = 525,
        /**
         * Weapon, text DEAGLE.
         */
        ITEM_DESERT_EAGLE = 526,
        /**
         * Weapon, text GRENADE.
         */
        ITEM_GRENADE = 527,
        /**
         * Weapon, text SHOTGN1.
         */
        ITEM_SHOTGUN = 528,
        /**
         * Weapon, text SHOTGN2.
         */
        ITEM_SPAS12 = 529,
        /**
         * Weapon, text SHOTGN3.
         */
        ITEM_SAWNOFF = 530,
        /**
         * Weapon, text UZI.
         */
        ITEM_MICRO_UZI = 531,
        /**
         * Weapon, text TEC9.
         */
        ITEM_TEC9 = 532,
        /**
         * Weapon, text MP5.
         */
        ITEM_MP5 = 533,
        /**
         * Weapon, text AK.
         */
        ITEM_AK47 = 534,
        /**
         * Weapon, text M4.
         */
        ITEM_M4 = 535,
        /**
         * Weapon, text RIFLE.
         */
        ITEM_COUNTRYRIFLE = 536,
        /**
         * Weapon, text SNIPE.
         */
        ITEM_SNIPERRIFLE = 537,
        /**
         * Weapon, text ROCKET.
         */
        ITEM_RLAUNCHER = 538,
        /**
         * Weapon, text ROCKHS.
         */
        ITEM_RLAUNCHER_HS = 539,
        /**
         * Weapon, text FLAMET.
         */
        ITEM_FTHROWER = 540,
        /**
         * Weapon, text DETONA.
         */
        ITEM_SATCHEL_CHARGE = 541,
        /**
         * Weapon, text MINIGU.
         */
        ITEM_MINIGUN = 542,
        /**
         * Weapon, text ARMOUR.
         */
        ITEM_ARMOUR = 543,
    }
    enum ClothesFile {
        /**
         * None.
         */
        NO_CLOTHES = 0,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10LS = 485055216,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10LS2 = 1970686662,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10LS3 = 40991312,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10LS4 = -1676283917,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10LS5 = -351084699,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10OG = 756997454,
        /**
         * Texture of a tattoo on the right chest.
         */
        CLOTHES_10WEED = -66161621,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11DICE = -1417294946,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11DICE2 = -540317176,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11GODSGIFT = 1807889086,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11GROVE = -1176003537,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11GROVE2 = 1673497413,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11GROVE3 = 347651027,
        /**
         * Texture of a tattoo on the stomach.
         */
        CLOTHES_11JAIL = -965034693,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12ANGELS = 297654023,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12BANDIT = -1969195485,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12CROSS7 = -1543548803,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12DAGGER = 1717669588,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12MAYABIRD = 840928074,
        /**
         * Texture of a tattoo on the lower back.
         */
        CLOTHES_12MAYAFACE = -1750049245,
        /**
         * Texture of a tattoo on the upper left arm.
         */
        CLOTHES_4RIP = -2078666637,
        /**
         * Texture of a tattoo on the upper left arm.
         */
        CLOTHES_4SPIDER = 357739873,
        /**
         * Texture of a tattoo on the upper left arm.
         */
        CLOTHES_4WEED = -1320660899,
        /**
         * Texture of a tattoo on the lower left arm.
         */
        CLOTHES_5CROSS = 2096097750,
        /**
         * Texture of a tattoo on the lower left arm.
         */
        CLOTHES_5CROSS2 = -1491351160,
        /**
         * Texture of a tattoo on the lower left arm.
         */
        CLOTHES_5CROSS3 = -803407586,
        /**
         * Texture of a tattoo on the lower left arm.
         */
        CLOTHES_5GUN = 976451251,
        /**
         * Texture of a tattoo on the upper right arm.
         */
        CLOTHES_6AFRICA = 2119686255,
        /**
         * Texture of a tattoo on the upper right arm.
         */
        CLOTHES_6AZTEC = 1414728149,
        /**
         * Texture of a tattoo on the upper right arm.
         */
        CLOTHES_6CLOWN = 1305940489,
        /**
         * Texture of a tattoo on the upper right arm.
         */
        CLOTHES_6CROWN = -49204571,
        /**
         * Texture of a tattoo on the lower right arm.
         */
        CLOTHES_7CROSS = 824658141,
        /**
         * Texture of a tattoo on the lower right arm.
         */
        CLOTHES_7CROSS2 = 814012577,
        /**
         * Texture of a tattoo on the lower right arm.
         */
        CLOTHES_7CROSS3 = 1199826999,
        /**
         * Texture of a tattoo on the lower right arm.
         */
        CLOTHES_7MARY = -1463755291,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8GUN = -933646738,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8POKER = 701805957,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8SA = -1165234860,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8SA2 = -1536471168,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8SA3 = -747864298,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8SANTOS = -2090124558,
        /**
         * Texture of a tattoo on the back.
         */
        CLOTHES_8WESTSIDE = -1240067115,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9BULLET = -1539205552,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9CROWN = 206012528,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9GUN = 1894107403,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9GUN2 = 1601531329,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9HOMEBOY = -1823195996,
        /**
         * Texture of a tattoo on the left chest.
         */
        CLOTHES_9RASTA = -1111109003,
        /**
         * Texture of a haircut.
         */
        CLOTHES_AFRO = -404058850,
        /**
         * Texture of a haircut.
         */
        CLOTHES_AFROBEARD = 1932822998,
        /**
         * Texture of a haircut.
         */
        CLOTHES_AFROBLOND = -489310709,
        /**
         * Texture of a haircut.
         */
        CLOTHES_AFROGOATEE = 1855861398,
        /**
         * Texture of a haircut.
         */
        CLOTHES_AFROTASH = 527596789,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_BALACLAVA = 435776856,
        /**
         * Texture of a haircut.
         */
        CLOTHES_BALD = -1283206622,
        /**
         * Texture of a haircut.
         */
        CLOTHES_BALDBEARD = 492481370,
        /**
         * Texture of a haircut.
         */
        CLOTHES_BALDGOATEE = -1963027521,
        /**
         * Texture of a haircut.
         */
        CLOTHES_BALDTASH = 441849698,
        /**
         * Model of a hat.
         */
        CLOTHES_BANDANA = -1731248096,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDBLACK = 883673976,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDBLACK2 = -1774386363,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_BANDBLACK3 = -516279341,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDBLUE = 48232002,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDBLUE2 = 1342680778,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_BANDBLUE3 = 654351964,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDGANG = 2061582229,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDGANG2 = 1221121908,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_BANDGANG3 = 1070589922,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BANDITS = -716662261,
        /**
         * Model of a hat.
         */
        CLOTHES_BANDKNOTS = -1883025336,
        /**
         * Model of glasses or mask.
         */
        CLOTHES_BANDMASK = -477691962,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDRED = 355561549,
        /**
         * Texture of a hat.
         */
        CLOTHES_BANDRED2 = -1062248995,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_BANDRED3 = -1213698741,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_BASEBALL = 1794329688,
        /**
         * Model of shoes.
         */
        CLOTHES_BASK1 = 351222414,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK1ERIS = -143835965,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK1PROBLK = 435065541,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK1PROWHT = -362333265,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK2HEATBAND = -1148229085,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK2HEATWHT = -1302330535,
        /**
         * Texture of shoes.
         */
        CLOTHES_BASK2SEMI = 1171834843,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_BASKBALL = -708578759,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BASKBALLDRIB = -282438905,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BASKBALLLOC = -286656069,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BASKBALLRIM = 1236532544,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BBALLJACKRSTAR = -2105660245,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_BBJACK = -1858787998,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BBJACKRIM = -1275250524,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BBJERSEY = -1939440971,
        /**
         * Texture of trousers.
         */
        CLOTHES_BBSHORTRED = -1322853282,
        /**
         * Texture of trousers.
         */
        CLOTHES_BBSHORTWHT = 536113308,
        /**
         * Texture of a haircut.
         */
        CLOTHES_BEARD = 1061221996,
        /**
         * Model of a hat.
         */
        CLOTHES_BERET = 957644727,
        /**
         * Texture of a hat.
         */
        CLOTHES_BERETBLK = -1129277353,
        /**
         * Texture of a hat.
         */
        CLOTHES_BERETRED = -504652289,
        /**
         * Texture of trousers.
         */
        CLOTHES_BIEGETR = 576933739,
        /**
         * Texture of shoes.
         */
        CLOTHES_BIKER = -1990787643,
        /**
         * Texture of a hat.
         */
        CLOTHES_BIKERHELMET = -896277735,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOATER = -1770518513,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOATERBLK = 1401419026,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOWLER = -247467388,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOWLERBLUE = -805792136,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOWLERGANG = -1211736145,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOWLERRED = -447227464,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOWLERYELLOW = 983903833,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_BOWLING = -302970687,
        /**
         * Texture of a hat.
         */
        CLOTHES_BOXINGCAP = 815232608,
        /**
         * Texture of shoes.
         */
        CLOTHES_BOXINGSHOE = -643423809,
        /**
         * Model of trousers.
         */
        CLOTHES_BOXINGSHORT = 847386951,
        /**
         * Texture of trousers.
         */
        CLOTHES_BOXSHORT = 497405699,
        /**
         * Model of a hat.
         */
        CLOTHES_CAP = -261408060,
        /**
         * Model of a hat.
         */
        CLOTHES_CAPBACK = -1854362888,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLK = -1481401990,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLKBACK = 184941352,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLKOVER = -768108218,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLKSIDE = 1162486186,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLKUP = -257628726,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLUE = 1652597115,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLUEBACK = -2036040854,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLUEOVER = 1603672324,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLUESIDE = -924081688,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPBLUEUP = -1044535002,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPGANG = 448686252,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPGANGBACK = -1136478730,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPGANGOVER = 1701894040,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPGANGSIDE = -234000524,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPGANGUP = -310576940,
        /**
         * Model of a hat.
         */
        CLOTHES_CAPKNIT = -1865726160,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPKNITGRN = -69603330,
        /**
         * Model of a hat.
         */
        CLOTHES_CAPOVEREYE = 1999252971,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPRED = -85418798,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPREDBACK = -914054657,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPREDOVER = 280413073,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPREDSIDE = -2016707715,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPREDUP = -435127553,
        /**
         * Model of a hat.
         */
        CLOTHES_CAPRIMUP = -1558708536,
        /**
         * Model of a hat.
         */
        CLOTHES_CAPSIDE = -550014854,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPTRUCK = 797398277,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPZIP = 1117017627,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPZIPBACK = 415833761,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPZIPOVER = -1040483121,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPZIPSIDE = 1451672611,
        /**
         * Texture of a hat.
         */
        CLOTHES_CAPZIPUP = -2019982038,
        /**
         * Model of trousers.
         */
        CLOTHES_CHINOSB = -1462684028,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHINOSBIEGE = 724587403,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHINOSBLACK = -1741429914,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHINOSBLUE = 638494825,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHINOSKHAKI = 1016528228,
        /**
         * Model of trousers.
         */
        CLOTHES_CHONGER = 682440495,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHONGERBLUE = 2123292223,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHONGERGANG = 112203752,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHONGERGREY = 19656297,
        /**
         * Texture of trousers.
         */
        CLOTHES_CHONGERRED = -1728660861,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_COACH = 938627203,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_COACHSEMI = -396806578,
        /**
         * Model of shoes.
         */
        CLOTHES_CONV = -1070691449,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVHEATBLK = -164903050,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVHEATORN = 1524146037,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVHEATRED = -1418673442,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVPROBLK = 1463285286,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVPROBLU = -1388786875,
        /**
         * Texture of shoes.
         */
        CLOTHES_CONVPROGRN = -170393699,
        /**
         * Texture of a haircut.
         */
        CLOTHES_CORNROWS = 877881813,
        /**
         * Texture of a haircut.
         */
        CLOTHES_CORNROWSB = 1851741582,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_COUNTRYTR = -559695285,
        /**
         * Texture of a hat.
         */
        CLOTHES_COWBOY = 1572879657,
        /**
         * Texture of shoes.
         */
        CLOTHES_COWBOYBOOT = 2123755548,
        /**
         * Texture of shoes.
         */
        CLOTHES_COWBOYBOOT2 = -592930753,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_CROUPIER = 995481457,
        /**
         * Texture of trousers.
         */
        CLOTHES_CUTOFFCHINOS = 1259848584,
        /**
         * Texture of trousers.
         */
        CLOTHES_CUTOFFCHINOSBLUE = -697413025,
        /**
         * Texture of trousers.
         */
        CLOTHES_CUTOFFDENIMS = 70023999,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_DENIM = 1807103951,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_DENIMFADE = 980509603,
        /**
         * Texture of trousers.
         */
        CLOTHES_DENIMSGANG = -821490932,
        /**
         * Texture of trousers.
         */
        CLOTHES_DENIMSRED = 768268528,
        /**
         * Texture of a chain.
         */
        CLOTHES_DOGTAG = 1828427041,
        /**
         * Texture of a haircut.
         */
        CLOTHES_ELVISHAIR = 1862671160,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_EYEPATCH = -1054508993,
        /**
         * Model of shoes.
         */
        BARE_FEET = -140687740,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_FIELD = 1398700055,
        /**
         * Texture of a haircut.
         */
        CLOTHES_FLATTOP = 1796327307,
        /**
         * Texture of shoes.
         */
        CLOTHES_FLIPFLOP = 1035276773,
        /**
         * Texture of shoes.
         */
        BARE_FEET_SKIN = 15018968,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_GARAGELEG = 1817399610,
        /**
         * Model of an outfit for the whole body.
         */
        CLOTHES_GARAGETR = 1410124429,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_GIMPLEG = -1137657761,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES01 = -2041909859,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES01DARK = -319785917,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES03 = 1749322929,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES03BLUE = 326783084,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES03DARK = -1775229149,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES03RED = -1315175786,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES04 = -165668590,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES04DARK = 605092659,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES05 = -2128139900,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GLASSES05DARK = 426824323,
        /**
         * Texture of a haircut.
         */
        CLOTHES_GOATEE = 1164319867,
        /**
         * Texture of a haircut.
         */
        CLOTHES_GROOVECUT = 985944332,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_GROUCHO = 672552983,
        /**
         * Model of glasses or mask.
         */
        CLOTHES_GROUCHOS = 1905890257,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HAIRBLOND = -1641885640,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HAIRBLUE = 1639626768,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HAIRGREEN = -390935833,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HAIRPINK = -739310734,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HAIRRED = 1981021008,
        /**
         * Model that saves have.
         */
        BARE_HANDS = 1854213815,
        /**
         * Model of a hat.
         */
        CLOTHES_HATMANC = -2048278805,
        /**
         * Texture of a hat.
         */
        CLOTHES_HATMANCBLK = -923064431,
        /**
         * Texture of a hat.
         */
        CLOTHES_HATMANCPLAID = -1964116422,
        /**
         * Texture of a hat.
         */
        CLOTHES_HATTIGER = 1140302723,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_HAWAII = -1046709712,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HAWAIIRED = -1685754027,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HAWAIIWHT = 894944151,
        /**
         * Model of a haircut.
         */
        BARE_HEAD = 1855579351,
        /**
         * Texture of a hat.
         */
        CLOTHES_HELMET = 1974327007,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HIGHAFRO = -222736955,
        /**
         * Texture of a haircut.
         */
        CLOTHES_HIGHFADE = -1771290832,
        /**
         * Texture of shoes.
         */
        CLOTHES_HITOP = -1065514865,
        /**
         * Texture of a hat.
         */
        CLOTHES_HOCKEY = 490921511,
        /**
         * Model of a hat.
         */
        CLOTHES_HOCKEYMASK = 1929723771,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOCKEYTOP = -850125817,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_HOODJACK = 1043357982,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODJACKBEIGE = 1909997276,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_HOODYA = -1445731415,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYABASE5 = -47496189,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYABLACK = -251391875,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYABLUE = 390024698,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYAGREEN = -1474608012,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYAMERC = -424716847,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_HOODYAROCKSTAR = -1284351162,
        /**
         * Model of trousers.
         */
        CLOTHES_JEANS = 1788110135,
        /**
         * Texture of trousers.
         */
        CLOTHES_JEANSDENIM = 681234315,
        /**
         * Model of a haircut.
         */
        CLOTHES_JHERI = -2065518319,
        /**
         * Texture of a haircut.
         */
        CLOTHES_JHERICURL = -1097507985,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_LEATHER = -374138177,
        /**
         * Texture of trousers.
         */
        CLOTHES_LEATHERTR = -980612554,
        /**
         * Texture of trousers.
         */
        CLOTHES_LEATHERTRCHAPS = 1724837436,
        /**
         * Model of trousers.
         */
        BARE_LEGS = 879907265,
        /**
         * Texture of trousers.
         */
        CLOTHES_LEGSBLACK = -211260960,
        /**
         * Texture of trousers.
         */
        CLOTHES_LEGSHEART = 436277294,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_LETTER = -2130323853,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_MEDICTR = 2061229512,
        /**
         * Texture of a haircut.
         */
        CLOTHES_MOHAWK = 475286744,
        /**
         * Texture of a haircut.
         */
        CLOTHES_MOHAWKBEARD = -484903262,
        /**
         * Texture of a haircut.
         */
        CLOTHES_MOHAWKBLOND = 1928972671,
        /**
         * Texture of a haircut.
         */
        CLOTHES_MOHAWKPINK = 1795449523,
        /**
         * Texture of a hat.
         */
        CLOTHES_MOTO = -189288785,
        /**
         * Model of a chain.
         */
        CLOTHES_NECK = -377764840,
        /**
         * Model of a chain.
         */
        CLOTHES_NECK2 = -615337454,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKAFRICA = 1047161561,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKCROSS = 415386514,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKDOLLAR = 1664243712,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKGOLD = 1181652212,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKHASH = -796923107,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKLS = -1329825844,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKROPEG = -167117051,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKROPES = -321705096,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKSAINTS = -1237768548,
        /**
         * Texture of a chain.
         */
        CLOTHES_NECKSILVER = -2021884895,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_PAINTER = -927725507,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_PIMPTR = 1226861131,
        /**
         * Texture of a haircut.
         */
        BARE_HEAD_SKIN = 338913607,
        /**
         * Texture of trousers.
         */
        BARE_LEGS_SKIN = -331394646,
        /**
         * Texture of clothes for the torso.
         */
        BARE_TORSO_SKIN = -179538918,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_POLICETR = -192727393,
        /**
         * Texture of shoes.
         */
        CLOTHES_SANDAL = 1004809233,
        /**
         * Texture of shoes.
         */
        CLOTHES_SANDALSOCK = -892354851,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHELLSUIT = -1517729907,
        /**
         * Texture of trousers.
         */
        CLOTHES_SHELLSUITTR = 1025982260,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SHIRTA = -91475022,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTABLUE = -756029055,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTAGREY = -1387603497,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTAYELLOW = 1063322903,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SHIRTB = 1669685768,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTBCHECK = 92867832,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTBGANG = -311338362,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SHIRTBPLAID = -1057871046,
        /**
         * Model of shoes.
         */
        CLOTHES_SHOE = 148748802,
        /**
         * Texture of shoes.
         */
        CLOTHES_SHOEDRESSBLK = 1982801949,
        /**
         * Texture of shoes.
         */
        CLOTHES_SHOEDRESSBRN = -771431603,
        /**
         * Texture of shoes.
         */
        CLOTHES_SHOESPATZ = -720851967,
        /**
         * Model of trousers.
         */
        CLOTHES_SHORTS = 744365350,
        /**
         * Texture of trousers.
         */
        CLOTHES_SHORTSGANG = 1990126899,
        /**
         * Texture of trousers.
         */
        CLOTHES_SHORTSGREY = 1896158386,
        /**
         * Texture of trousers.
         */
        CLOTHES_SHORTSKHAKI = -1346917259,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SIXTYNINERS = -1360763405,
        /**
         * Texture of a hat.
         */
        CLOTHES_SKULLYBLK = -898404223,
        /**
         * Model of a hat.
         */
        CLOTHES_SKULLYCAP = -193286889,
        /**
         * Texture of a hat.
         */
        CLOTHES_SKULLYGRN = 1754495290,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SLEEVT = 56105302,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SLEEVTBROWN = -1884311732,
        /**
         * Texture of a haircut.
         */
        CLOTHES_SLOPE = 1348958410,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNAKESKIN = 1818644432,
        /**
         * Model of shoes.
         */
        CLOTHES_SNEAKER = -2099005073,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERBINCBLK = 862081726,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERBINCBLU = -915574819,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERBINCGANG = -2044477490,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERHEATBLK = -1353828996,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERHEATGRY = -1904363264,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERHEATWHT = 1556585494,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERPROBLU = 2079839801,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERPRORED = -593236238,
        /**
         * Texture of shoes.
         */
        CLOTHES_SNEAKERPROWHT = 1920025136,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SPORTJACK = -2043512013,
        /**
         * Texture of a chain.
         */
        CLOTHES_STOPWATCH = 1559566642,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SUIT1 = 1258253388,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1BLK = 1393983095,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1BLUE = 482703393,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1GANG = 1694216694,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1GREY = 1667254391,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1RED = 239959007,
        /**
         * Model of trousers.
         */
        CLOTHES_SUIT1TR = 1132121869,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRBLK = 985006348,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRBLK2 = -1050956886,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRBLUE = -612667158,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRGANG = -1555711683,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRGREEN = -1251995603,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRGREY = -1528938308,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRRED = 1743586468,
        /**
         * Texture of trousers.
         */
        CLOTHES_SUIT1TRYELLOW = 817599759,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT1YELLOW = 376361990,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SUIT2 = -738837002,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SUIT2GRN = -482093022,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_SWEAT = -478073248,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_SWEATRSTAR = -794654001,
        /**
         * Texture of a haircut.
         */
        CLOTHES_TASH = 35494100,
        /**
         * Texture of shoes.
         */
        CLOTHES_TIMBERFAWN = 155777005,
        /**
         * Texture of shoes.
         */
        CLOTHES_TIMBERGREY = 1421047989,
        /**
         * Texture of shoes.
         */
        CLOTHES_TIMBERHIKE = -1776200269,
        /**
         * Texture of shoes.
         */
        CLOTHES_TIMBERRED = 88492340,
        /**
         * Model of clothes for the torso.
         */
        BARE_TORSO = 804553162,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTR = 1056966746,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTRBLUE = -1792906401,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTRERIS = 216937872,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTRGANG = -316890488,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTRPRO = -1415549898,
        /**
         * Texture of trousers.
         */
        CLOTHES_TRACKTRWHSTR = 236097233,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_TRACKYTOP1 = -458609233,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TRACKYTOP1PRO = -966834233,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TRACKYTOP2ERIS = -2120650015,
        /**
         * Texture of a haircut.
         */
        CLOTHES_TRAMLINE = 1566172763,
        /**
         * Model of a hat.
         */
        CLOTHES_TRILBY = -728420398,
        /**
         * Texture of a hat.
         */
        CLOTHES_TRILBYDRK = 40123646,
        /**
         * Texture of a hat.
         */
        CLOTHES_TRILBYLGHT = -1032506243,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_TSHIRT = 1676791040,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_TSHIRT2 = -927686579,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRT2HORIZ = 1119183852,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTBASE5 = -902968157,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTBLUNTS = 272626106,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTBOBOMONK = 1897016603,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTBOBORED = -1360496682,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTERISORN = 1219550336,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTERISYELL = -860364429,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTHEATWHT = -982971022,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTILOVELS = -1266547107,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTLOCGREY = 1694851341,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTMADDGREY = 847965730,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTMADDGRN = -984606467,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTPROBLK = 641217881,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTPRORED = 2070098161,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTSUBURB = 1410494900,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTWHITE = 222883665,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTZIPCRM = -1542912072,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TSHIRTZIPGRY = -1176863975,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_TUXEDO = 592439904,
        /**
         * Texture of an outfit for the whole body.
         */
        CLOTHES_VALET = 900618200,
        /**
         * Texture of clothes for the torso; White Tank in the game.
         */
        CLOTHES_VEST = -1155750708,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_VESTBLACK = 1142040938,
        /**
         * Model of a watch.
         */
        CLOTHES_WATCH = 1486911337,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHCRO = -308482976,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHCRO2 = -2054640588,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHGNO = 216144353,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHGNO2 = 534143351,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHPINK = -409608179,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHPRO = -201526967,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHPRO2 = -953920443,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHSUB1 = -59129127,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHSUB2 = 1701876579,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHYELLOW = -621572358,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHZIP1 = -323377260,
        /**
         * Texture of a watch.
         */
        CLOTHES_WATCHZIP2 = 1974531630,
        /**
         * Model of clothes for the torso.
         */
        CLOTHES_WCOAT = -991048258,
        /**
         * Texture of clothes for the torso.
         */
        CLOTHES_WCOATBLUE = -1696313426,
        /**
         * Texture of a haircut.
         */
        CLOTHES_WEDGE = -784729353,
        /**
         * Model of trousers.
         */
        CLOTHES_WORKTR = -1016290293,
        /**
         * Texture of trousers.
         */
        CLOTHES_WORKTRCAMOGRN = 109016604,
        /**
         * Texture of trousers.
         */
        CLOTHES_WORKTRCAMOGRY = -2052262949,
        /**
         * Texture of trousers.
         */
        CLOTHES_WORKTRGREY = 873925974,
        /**
         * Texture of trousers.
         */
        CLOTHES_WORKTRKHAKI = 144021517,
        /**
         * Texture of glasses or a mask.
         */
        CLOTHES_ZORRO = -1981870358,
        /**
         * Model of glasses or mask.
         */
        CLOTHES_ZORROMASK = 1227267994,
    }
    enum MissionKey {
        /**
         * Script `bcesar4`.
         */
        MISSION_BCES4_2 = 0,
        /**
         * Script `bcesar4`.
         */
        MISSION_BCESAR4 = 1,
        /**
         * Badlands: script `bcrash1`.
         */
        MISSION_BCRASH1 = 2,
        /**
         * Script `stunt`.
         */
        MISSION_BMX = 3,
        /**
         * Script `casino2`.
         */
        MISSION_CASEEN2 = 4,
        /**
         * Saint Mark's Bistro: script `casino10`.
         */
        MISSION_CASIN10 = 5,
        /**
         * Script `casino1`.
         */
        MISSION_CASINO1 = 6,
        /**
         * Script `casino3`.
         */
        MISSION_CASINO3 = 7,
        /**
         * Don Peyote: script `casino4`.
         */
        MISSION_CASINO4 = 8,
        /**
         * Script `casino5`.
         */
        MISSION_CASINO5 = 9,
        /**
         * The Meat Business: script `casino6`.
         */
        MISSION_CASINO6 = 10,
        /**
         * Fish in a Barrel: script `casino7_cut`.
         */
        MISSION_CASINO7 = 11,
        /**
         * Script `casino9`.
         */
        MISSION_CASINO9 = 12,
        /**
         * Local Liquor Store: script `cat1`.
         */
        MISSION_CAT_1 = 13,
        /**
         * Small Town Bank: script `cat2`.
         */
        MISSION_CAT_2 = 14,
        /**
         * Script `cat3`.
         */
        MISSION_CAT_3 = 15,
        /**
         * Script `cat4`.
         */
        MISSION_CAT_4 = 16,
        /**
         * Script `RaceTour`.
         */
        MISSION_CESAR_1 = 17,
        /**
         * Script `cesar2`.
         */
        MISSION_CESAR_2 = 18,
        /**
         * Script `crash1`.
         */
        MISSION_CRASH_1 = 19,
        /**
         * Script `crash4`.
         */
        MISSION_CRASH_2 = 20,
        /**
         * Script `crash3`.
         */
        MISSION_CRASH_3 = 21,
        /**
         * Green Goo: script `desert10`.
         */
        MISSION_DESER10 = 22,
        /**
         * Monster: script `desert1`.
         */
        MISSION_DESERT1 = 23,
        /**
         * Highjack: script `desert2`.
         */
        MISSION_DESERT2 = 24,
        /**
         * Interdiction: script `desert3`.
         */
        MISSION_DESERT3 = 25,
        /**
         * Verdant Meadows: script `desert4`.
         */
        MISSION_DESERT4 = 26,
        /**
         * Learning to Fly: script `desert5`.
         */
        MISSION_DESERT5 = 27,
        /**
         * Script `desert6`.
         */
        MISSION_DESERT6 = 28,
        /**
         * Black Project: script `desert8`.
         */
        MISSION_DESERT8 = 29,
        /**
         * Script `desert9`.
         */
        MISSION_DESERT9 = 30,
        /**
         * Script `doc2`.
         */
        MISSION_DOC_2 = 31,
        /**
         * Script `farlie1`.
         */
        MISSION_FAR_1 = 32,
        /**
         * Script `farlie2`.
         */
        MISSION_FAR_2 = 33,
        /**
         * Mike Toreno: script `farlie3`.
         */
        MISSION_FAR_3 = 34,
        /**
         * Script `farlie4`.
         */
        MISSION_FAR_4 = 35,
        /**
         * Script `farlie5`.
         */
        MISSION_FAR_5 = 36,
        /**
         * Wear Flowers in Your Hair: script `garage1`.
         */
        MISSION_GAR_1 = 37,
        /**
         * Deconstruction: script `garage2`.
         */
        MISSION_GAR_2 = 38,
        /**
         * Script `grove1`.
         */
        MISSION_GROVE_1 = 39,
        /**
         * Script `grove2`.
         */
        MISSION_GROVE_2 = 40,
        /**
         * Architectural Espionage: script `heist1`.
         */
        MISSION_HEIST_1 = 41,
        /**
         * Script `heist2`.
         */
        MISSION_HEIST_2 = 42,
        /**
         * Script `heist3`.
         */
        MISSION_HEIST_3 = 43,
        /**
         * Script `heist4`.
         */
        MISSION_HEIST_4 = 44,
        /**
         * Script `heist5`.
         */
        MISSION_HEIST_5 = 45,
        /**
         * Breaking the Bank at Caligula's: script `heist9`.
         */
        MISSION_HEIST_9 = 46,
        /**
         * Script `intro1`.
         */
        MISSION_INTRO_1 = 47,
        /**
         * Script `intro2`.
         */
        MISSION_INTRO_2 = 48,
        /**
         * Reuniting the Families: script `la1fin1`.
         */
        MISSION_LA1FIN1 = 49,
        /**
         * The Green Sabre: script `la1fin2`.
         */
        MISSION_LA1FIN2 = 50,
        /**
         * Script `mansion1`.
         */
        MISSION_MAN_1 = 51,
        /**
         * Vertical Bird: script `mansion2`.
         */
        MISSION_MAN_2 = 52,
        /**
         * Home Coming: script `mansion3`.
         */
        MISSION_MAN_3 = 53,
        /**
         * Script `mansion5`.
         */
        MISSION_MAN_5 = 54,
        /**
         * Script `stunt`.
         */
        MISSION_NRG500 = 55,
        /**
         * Riot: script `riot1`.
         */
        MISSION_RIOT_1 = 56,
        /**
         * Script `riot2`.
         */
        MISSION_RIOT_2 = 57,
        /**
         * Script `finaleC`.
         */
        MISSION_RIOT_4 = 58,
        /**
         * Script `ryder1`.
         */
        MISSION_RYDER_1 = 59,
        /**
         * Robbing Uncle Sam: script `ryder2`.
         */
        MISSION_RYDER_2 = 60,
        /**
         * Script `ryder3`.
         */
        MISSION_RYDER_3 = 61,
        /**
         * 555 We Tip: script `scrash1`.
         */
        MISSION_SCRA_1 = 62,
        /**
         * Script `scrash2`.
         */
        MISSION_SCRA_2 = 63,
        /**
         * Script `smoke1`.
         */
        MISSION_SMOKE_1 = 64,
        /**
         * Script `smoke2`.
         */
        MISSION_SMOKE_2 = 65,
        /**
         * Script `smoke3`.
         */
        MISSION_SMOKE_3 = 66,
        /**
         * Script `smoke4`.
         */
        MISSION_SMOKE_4 = 67,
        /**
         * Script `RaceTour`.
         */
        MISSION_STAD_01 = 68,
        /**
         * Script `RaceTour`.
         */
        MISSION_STAD_03 = 69,
        /**
         * Script `steal1`.
         */
        MISSION_STEAL_1 = 70,
        /**
         * Script `steal2`.
         */
        MISSION_STEAL_2 = 71,
        /**
         * Script `steal4`.
         */
        MISSION_STEAL_4 = 72,
        /**
         * Script `steal5`.
         */
        MISSION_STEAL_5 = 73,
        /**
         * Script `strap1`.
         */
        MISSION_STRAP_1 = 74,
        /**
         * Script `strap2`.
         */
        MISSION_STRAP_2 = 75,
        /**
         * Management Issues: script `strap3`.
         */
        MISSION_STRAP_3 = 76,
        /**
         * House Party: script `strap4`.
         */
        MISSION_STRAP_4 = 77,
        /**
         * Script `sweet1b`.
         */
        MISSION_SWEET1B = 78,
        /**
         * Script `sweet1`.
         */
        MISSION_SWEET_1 = 79,
        /**
         * Script `sweet2`.
         */
        MISSION_SWEET_2 = 80,
        /**
         * Drive-Thru: script `sweet3`.
         */
        MISSION_SWEET_3 = 81,
        /**
         * Script `sweet4`.
         */
        MISSION_SWEET_4 = 82,
        /**
         * Script `sweet5`.
         */
        MISSION_SWEET_5 = 83,
        /**
         * Script `sweet6`.
         */
        MISSION_SWEET_6 = 84,
        /**
         * Script `sweet7`.
         */
        MISSION_SWEET_7 = 85,
        /**
         * Photo Opportunity: script `syn1`.
         */
        MISSION_SYND_1 = 86,
        /**
         * Jizzy: script `syn2`.
         */
        MISSION_SYND_2 = 87,
        /**
         * Script `syn3`.
         */
        MISSION_SYND_3 = 88,
        /**
         * Script `syn4`.
         */
        MISSION_SYND_4 = 89,
        /**
         * Script `syn5`.
         */
        MISSION_SYND_5 = 90,
        /**
         * Script `syn6`.
         */
        MISSION_SYND_6 = 91,
        /**
         * Yay Ka-Boom-Boom: script `syn7`.
         */
        MISSION_SYND_7 = 92,
        /**
         * Script `truth1`.
         */
        MISSION_TRUTH_1 = 93,
        /**
         * Are You Going to San Fierro?: script `truth2`.
         */
        MISSION_TRUTH_2 = 94,
        /**
         * Script `vcrash1`.
         */
        MISSION_VCRASH1 = 95,
        /**
         * High Noon: script `vcrash2`.
         */
        MISSION_VCRASH2 = 96,
        /**
         * Script `wuzi1`.
         */
        MISSION_WUZI_1 = 97,
        /**
         * Script `wuzi2`.
         */
        MISSION_WUZI_2 = 98,
        /**
         * Script `wuzi4`.
         */
        MISSION_WUZI_4 = 99,
        /**
         * Script `zero1`.
         */
        MISSION_ZERO_1 = 100,
        /**
         * Script `zero2`.
         */
        MISSION_ZERO_2 = 101,
        /**
         * Script `zero4`.
         */
        MISSION_ZERO_4 = 102,
    }
    enum StatMessage {
        /**
         * Statistic 21 (`fat`) is more than 250.
         */
        MESSAGE_0 = 0,
        /**
         * Statistic 21 (`fat`) is more than 400.
         */
        MESSAGE_1 = 1,
        /**
         * Statistic 21 (`fat`) is more than 600.
         */
        MESSAGE_2 = 2,
        /**
         * Statistic 21 (`fat`) is more than 800.
         */
        MESSAGE_3 = 3,
        /**
         * Statistic 21 (`fat`) is more than 950.
         */
        MESSAGE_4 = 4,
        /**
         * Statistic 22 (`stamina`) is more than 20.
         */
        MESSAGE_5 = 5,
        /**
         * Statistic 22 (`stamina`) is more than 100.
         */
        MESSAGE_6 = 6,
        /**
         * Statistic 22 (`stamina`) is more than 200.
         */
        MESSAGE_7 = 7,
        /**
         * Statistic 22 (`stamina`) is more than 300.
         */
        MESSAGE_8 = 8,
        /**
         * Statistic 22 (`stamina`) is more than 400.
         */
        MESSAGE_9 = 9,
        /**
         * Statistic 22 (`stamina`) is more than 500.
         */
        MESSAGE_10 = 10,
        /**
         * Statistic 22 (`stamina`) is more than 600.
         */
        MESSAGE_11 = 11,
        /**
         * Statistic 22 (`stamina`) is more than 700.
         */
        MESSAGE_12 = 12,
        /**
         * Statistic 22 (`stamina`) is more than 800.
         */
        MESSAGE_13 = 13,
        /**
         * Statistic 22 (`stamina`) is more than 900.
         */
        MESSAGE_14 = 14,
        /**
         * Statistic 22 (`stamina`) is more than 999.
         */
        MESSAGE_15 = 15,
        /**
         * Statistic 23 (`muscle`) is more than 100.
         */
        MESSAGE_16 = 16,
        /**
         * Statistic 23 (`muscle`) is more than 200.
         */
        MESSAGE_17 = 17,
        /**
         * Statistic 23 (`muscle`) is more than 350.
         */
        MESSAGE_18 = 18,
        /**
         * Statistic 23 (`muscle`) is more than 400.
         */
        MESSAGE_19 = 19,
        /**
         * Statistic 23 (`muscle`) is more than 600.
         */
        MESSAGE_20 = 20,
        /**
         * Statistic 23 (`muscle`) is more than 800.
         */
        MESSAGE_21 = 21,
        /**
         * Statistic 23 (`muscle`) is more than 999.
         */
        MESSAGE_22 = 22,
        /**
         * Statistic 223 (`flying_skill`) is more than 20.
         */
        MESSAGE_23 = 23,
        /**
         * Statistic 223 (`flying_skill`) is more than 180.
         */
        MESSAGE_24 = 24,
        /**
         * Statistic 225 (`lung_capacity`) is more than 50.
         */
        MESSAGE_25 = 25,
        /**
         * Statistic 225 (`lung_capacity`) is more than 250.
         */
        MESSAGE_26 = 26,
        /**
         * Statistic 225 (`lung_capacity`) is more than 500.
         */
        MESSAGE_27 = 27,
        /**
         * Statistic 225 (`lung_capacity`) is more than 750.
         */
        MESSAGE_28 = 28,
        /**
         * Statistic 225 (`lung_capacity`) is more than 999.
         */
        MESSAGE_29 = 29,
        /**
         * Statistic 229 (`bike_skill`) is more than 20.
         */
        MESSAGE_30 = 30,
        /**
         * Statistic 229 (`bike_skill`) is more than 200.
         */
        MESSAGE_31 = 31,
        /**
         * Statistic 229 (`bike_skill`) is more than 400.
         */
        MESSAGE_32 = 32,
        /**
         * Statistic 229 (`bike_skill`) is more than 800.
         */
        MESSAGE_33 = 33,
        /**
         * Statistic 229 (`bike_skill`) is more than 999.
         */
        MESSAGE_34 = 34,
        /**
         * Statistic 230 (`cycling_skill`) is more than 20.
         */
        MESSAGE_35 = 35,
        /**
         * Statistic 230 (`cycling_skill`) is more than 200.
         */
        MESSAGE_36 = 36,
        /**
         * Statistic 230 (`cycling_skill`) is more than 400.
         */
        MESSAGE_37 = 37,
        /**
         * Statistic 230 (`cycling_skill`) is more than 800.
         */
        MESSAGE_38 = 38,
        /**
         * Statistic 230 (`cycling_skill`) is more than 999.
         */
        MESSAGE_39 = 39,
        /**
         * Statistic 64 (`total_respect`) is more than 1.
         */
        MESSAGE_40 = 40,
        /**
         * Statistic 64 (`total_respect`) is more than 10.
         */
        MESSAGE_41 = 41,
        /**
         * Statistic 64 (`total_respect`) is more than 60.
         */
        MESSAGE_42 = 42,
        /**
         * Statistic 64 (`total_respect`) is more than 160.
         */
        MESSAGE_43 = 43,
        /**
         * Statistic 64 (`total_respect`) is more than 330.
         */
        MESSAGE_44 = 44,
        /**
         * Statistic 64 (`total_respect`) is more than 540.
         */
        MESSAGE_45 = 45,
        /**
         * Statistic 64 (`total_respect`) is more than 800.
         */
        MESSAGE_46 = 46,
        /**
         * Statistic 64 (`total_respect`) is less than 10.
         */
        MESSAGE_47 = 47,
        /**
         * Statistic 64 (`total_respect`) is less than 60.
         */
        MESSAGE_48 = 48,
        /**
         * Statistic 64 (`total_respect`) is less than 160.
         */
        MESSAGE_49 = 49,
        /**
         * Statistic 64 (`total_respect`) is less than 330.
         */
        MESSAGE_50 = 50,
        /**
         * Statistic 64 (`total_respect`) is less than 540.
         */
        MESSAGE_51 = 51,
        /**
         * Statistic 64 (`total_respect`) is less than 800.
         */
        MESSAGE_52 = 52,
        /**
         * Statistic 69 (`pistol_skill`) is more than 40.
         */
        MESSAGE_53 = 53,
        /**
         * Statistic 69 (`pistol_skill`) is more than 200.
         */
        MESSAGE_54 = 54,
        /**
         * Statistic 69 (`pistol_skill`) is more than 400.
         */
        MESSAGE_55 = 55,
        /**
         * Statistic 69 (`pistol_skill`) is more than 600.
         */
        MESSAGE_56 = 56,
        /**
         * Statistic 69 (`pistol_skill`) is more than 800.
         */
        MESSAGE_57 = 57,
        /**
         * Statistic 69 (`pistol_skill`) is more than 999.
         */
        MESSAGE_58 = 58,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 200.
         */
        MESSAGE_59 = 59,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 400.
         */
        MESSAGE_60 = 60,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 500.
         */
        MESSAGE_61 = 61,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 600.
         */
        MESSAGE_62 = 62,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 800.
         */
        MESSAGE_63 = 63,
        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 999.
         */
        MESSAGE_64 = 64,
        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 200.
         */
        MESSAGE_65 = 65,
        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 400.
         */
        MESSAGE_66 = 66,
        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 600.
         */
        MESSAGE_67 = 67,
        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 800.
         */
        MESSAGE_68 = 68,
        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 999.
         */
        MESSAGE_69 = 69,
        /**
         * Statistic 72 (`shotgun_skill`) is more than 200.
         */
        MESSAGE_70 = 70,
        /**
         * Statistic 72 (`shotgun_skill`) is more than 400.
         */
        MESSAGE_71 = 71,
        /**
         * Statistic 72 (`shotgun_skill`) is more than 600.
         */
        MESSAGE_72 = 72,
        /**
         * Statistic 72 (`shotgun_skill`) is more than 800.
         */
        MESSAGE_73 = 73,
        /**
         * Statistic 72 (`shotgun_skill`) is more than 999.
         */
        MESSAGE_74 = 74,
        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 200.
         */
        MESSAGE_75 = 75,
        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 400.
         */
        MESSAGE_76 = 76,
        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 600.
         */
        MESSAGE_77 = 77,
        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 800.
         */
        MESSAGE_78 = 78,
        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 999.
         */
        MESSAGE_79 = 79,
        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 200.
         */
        MESSAGE_80 = 80,
        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 400.
         */
        MESSAGE_81 = 81,
        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 600.
         */
        MESSAGE_82 = 82,
        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 800.
         */
        MESSAGE_83 = 83,
        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 999.
         */
        MESSAGE_84 = 84,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 50.
         */
        MESSAGE_85 = 85,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 200.
         */
        MESSAGE_86 = 86,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 400.
         */
        MESSAGE_87 = 87,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 600.
         */
        MESSAGE_88 = 88,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 800.
         */
        MESSAGE_89 = 89,
        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 999.
         */
        MESSAGE_90 = 90,
        /**
         * Statistic 76 (`smg_skill`) is more than 250.
         */
        MESSAGE_91 = 91,
        /**
         * Statistic 76 (`smg_skill`) is more than 400.
         */
        MESSAGE_92 = 92,
        /**
         * Statistic 76 (`smg_skill`) is more than 600.
         */
        MESSAGE_93 = 93,
        /**
         * Statistic 76 (`smg_skill`) is more than 800.
         */
        MESSAGE_94 = 94,
        /**
         * Statistic 76 (`smg_skill`) is more than 999.
         */
        MESSAGE_95 = 95,
        /**
         * Statistic 77 (`ak_47_skill`) is more than 200.
         */
        MESSAGE_96 = 96,
        /**
         * Statistic 77 (`ak_47_skill`) is more than 400.
         */
        MESSAGE_97 = 97,
        /**
         * Statistic 77 (`ak_47_skill`) is more than 600.
         */
        MESSAGE_98 = 98,
        /**
         * Statistic 77 (`ak_47_skill`) is more than 800.
         */
        MESSAGE_99 = 99,
        /**
         * Statistic 77 (`ak_47_skill`) is more than 999.
         */
        MESSAGE_100 = 100,
        /**
         * Statistic 78 (`m4_skill`) is more than 200.
         */
        MESSAGE_101 = 101,
        /**
         * Statistic 78 (`m4_skill`) is more than 400.
         */
        MESSAGE_102 = 102,
        /**
         * Statistic 78 (`m4_skill`) is more than 600.
         */
        MESSAGE_103 = 103,
        /**
         * Statistic 78 (`m4_skill`) is more than 800.
         */
        MESSAGE_104 = 104,
        /**
         * Statistic 78 (`m4_skill`) is more than 999.
         */
        MESSAGE_105 = 105,
        /**
         * Statistic 79 (`rifle_skill`) is more than 200.
         */
        MESSAGE_106 = 106,
        /**
         * Statistic 79 (`rifle_skill`) is more than 300.
         */
        MESSAGE_107 = 107,
        /**
         * Statistic 79 (`rifle_skill`) is more than 400.
         */
        MESSAGE_108 = 108,
        /**
         * Statistic 79 (`rifle_skill`) is more than 600.
         */
        MESSAGE_109 = 109,
        /**
         * Statistic 79 (`rifle_skill`) is more than 800.
         */
        MESSAGE_110 = 110,
        /**
         * Statistic 79 (`rifle_skill`) is more than 999.
         */
        MESSAGE_111 = 111,
        /**
         * Statistic 81 (`gambling`) is more than 1.
         */
        MESSAGE_112 = 112,
        /**
         * Statistic 81 (`gambling`) is more than 10.
         */
        MESSAGE_113 = 113,
        /**
         * Statistic 81 (`gambling`) is more than 100.
         */
        MESSAGE_114 = 114,
        /**
         * Statistic 81 (`gambling`) is more than 999.
         */
        MESSAGE_115 = 115,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 20.
         */
        MESSAGE_116 = 116,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 200.
         */
        MESSAGE_117 = 117,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 400.
         */
        MESSAGE_118 = 118,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 600.
         */
        MESSAGE_119 = 119,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 800.
         */
        MESSAGE_120 = 120,
        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 999.
         */
        MESSAGE_121 = 121,
    }
    enum MirroredStat {
        /**
         * Low byte of statistic 181 (`city_unlocked`).
         */
        MIRROR_181 = 0,
        /**
         * Low byte of statistic 327 (`passed_casino3`).
         */
        MIRROR_327 = 1,
        /**
         * Low byte of statistic 328 (`passed_casino6`).
         */
        MIRROR_328 = 2,
        /**
         * Low byte of statistic 329 (`passed_casino10`).
         */
        MIRROR_329 = 3,
        /**
         * Low byte of statistic 318 (`passed_cat1`), for the second episode of "I Say / You Say" (said by the wiki).
         */
        MIRROR_318 = 4,
        /**
         * Low byte of statistic 320 (`passed_desert1`).
         */
        MIRROR_320 = 5,
        /**
         * Low byte of statistic 330 (`passed_desert3`).
         */
        MIRROR_330 = 6,
        /**
         * Low byte of statistic 331 (`passed_desert5`).
         */
        MIRROR_331 = 7,
        /**
         * Low byte of statistic 332 (`passed_desert8`).
         */
        MIRROR_332 = 8,
        /**
         * Low byte of statistic 333 (`passed_desert10`).
         */
        MIRROR_333 = 9,
        /**
         * Low byte of statistic 311 (`passed_farlie3`).
         */
        MIRROR_311 = 10,
        /**
         * Low byte of statistic 323 (`passed_lafin2`).
         */
        MIRROR_323 = 11,
        /**
         * Low byte of statistic 308 (`passed_mansion2`), for the news "News Ep#9" (said by the wiki).
         */
        MIRROR_308 = 12,
        /**
         * Low byte of statistic 310 (`passed_ryder2`).
         */
        MIRROR_310 = 13,
        /**
         * Low byte of statistic 335 (`passed_riot1`).
         */
        MIRROR_335 = 14,
        /**
         * Low byte of statistic 336 (`passed_scrash1`).
         */
        MIRROR_336 = 15,
        /**
         * Low byte of statistic 337 (`passed_strap4`).
         */
        MIRROR_337 = 16,
        /**
         * Low byte of statistic 302 (`passed_sweet2`).
         */
        MIRROR_302 = 17,
        /**
         * Low byte of statistic 338 (`passed_truth2`).
         */
        MIRROR_338 = 18,
        /**
         * Low byte of statistic 339 (`passed_vcrash2`).
         */
        MIRROR_339 = 19,
        /**
         * Low byte of statistic 340 (`started_badlands`).
         */
        MIRROR_340 = 20,
        /**
         * Low byte of statistic 341 (`started_cat2`).
         */
        MIRROR_341 = 21,
        /**
         * Low byte of statistic 342 (`started_crash1`).
         */
        MIRROR_342 = 22,
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
         * The tag, which is the whole block.
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
         * CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00 (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified), 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android, 0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id than its own. It does not say which script the game ran.
         */
        readonly versionId: number;
        /**
         * Name in the menu. On the PC letters of the game's font, most of them as in ASCII; on phones the key of the last mission's text, in UTF-16. Ends with a zero among the first 24 letters; the game makes it again at every save.
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
         * Place of the camera; within 10.1 m of the player.
         */
        readonly cameraPos: GtaSaSave.Vec3;
        /**
         * Length of a minute of the game; 1000.
         */
        readonly msPerGameMinute: number;
        /**
         * Time at which the clock last went on; equals `global_timer` in a file of the PC.
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
         * Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s. 0.00001 in files of the PC.
         */
        readonly timeStep: number;
        /**
         * Length of the last step before it was limited, in units of 20 ms; 0 in files of the PC.
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
         * Progress of the change of weather, 0 to 1.
         */
        readonly weatherInterpolation: number;
        /**
         * Place in the list of weathers, 0 to 63.
         */
        readonly weatherTypeInList: number;
        /**
         * Strength of the rain, 0 to 1.
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
         * Highest chaos, which belongs to the highest number of stars: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
         */
        readonly maxChaos: number;
        /**
         * Set in copies censored for France. gta-save-data exchanges this byte with `german_game`.
         */
        readonly frenchGame: number;
        /**
         * Set in copies censored for Germany (opcode 040C), independent of the language. gta-save-data exchanges this byte with `french_game`.
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
         * Whether the picture blurs at speed; 1.
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
         * Last number of the block, of unknown use; 0.
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
        /**
         * Meaning of `interior`.
         */
        readonly interiorName: GtaSaSave.InteriorArea | number;
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
         * Scripts that start near people and objects; 62 of 70 places are used in most files.
         */
        readonly scriptBrains: Array<GtaSaSave.ScriptBrain>;
        /**
         * Byte of the variables that stores whether a mission runs, a multiple of 4: 1636 on the PC (opcode 0180).
         */
        readonly onMissionFlagOffset: number;
        /**
         * Time at which the last mission was passed (opcodes 0318, 0595); 4,294,967,295 for never.
         */
        readonly lastMissionPassedTime: number;
        /**
         * Buildings that are shown with another model (opcode 03B6); used ones come first.
         */
        readonly buildingSwaps: Array<GtaSaSave.BuildingSwap>;
        /**
         * Things that scripts hid (opcode 0363).
         */
        readonly invisibleObjects: Array<GtaSaSave.InvisibleObject>;
        /**
         * Vehicles that do not appear (opcode 03C5); -1 for none.
         */
        readonly blockedVehicleModels: Array<number>;
        /**
         * Objects with a distant model of their own (opcode 0827)
         */
        readonly lodPairs: Array<GtaSaSave.LodPair>;
        /**
         * Animations that belong to models (opcode 08E8). The original game has `DEALER` for the models 28, 29, 30 and 254.
         */
        readonly attachedAnimGroups: Array<GtaSaSave.AnimGroup>;
        /**
         * Whether missions are stored in the main script's file; 1.
         */
        readonly usingMultiScriptFile: number;
        /**
         * Unused; 0.
         */
        readonly metDebbieHarry: number;
        /**
         * Bytes of the main script, which identify its version: 194,146 is v1, 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
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
         * Missions that exclude all others; 0.
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
         * Unknown; 2 to 6, 0 in the mission save of Android. It does not show how the game was saved.
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
         * Last number of the block, always 0.
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
        /**
         * Meaning of `main_script_size`.
         */
        readonly mainScriptSizeName: GtaSaSave.ScriptVersion | number;
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
         * Number of the entry in the list.
         */
        readonly index: number;
        /**
         * Slot of the thread that loaded the model.
         */
        readonly ownerSlot: number;
        /**
         * Number of the model that the thread has loaded.
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
         * Name with a zero after it, such as `ryder2`.
         */
        readonly modelName: Uint8Array;
    }
    /**
     * A script that starts by itself, because the player comes near or because the game requests it.
     */
    class ScriptBrain {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptsBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptsBlock;
        readonly _root: GtaSaSave;
        /**
         * Number of the script in script.img; -1 in a free place.
         */
        readonly scriptIndex: number;
        /**
         * Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free place.
         */
        readonly brainType: number;
        /**
         * Scripts that are switched together: 1 for those of casinos, -1 for none.
         */
        readonly group: number;
        /**
         * Whether the script may start.
         */
        readonly isActive: number;
        /**
         * Nothing; 0.
         */
        readonly gap005: Uint8Array;
        /**
         * Distance to the object within which the player must come; default: 5, else 4 to 150.
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
         * Kind of thing that has another model; 0 in a free place.
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
         * Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
         */
        readonly objectKind: number;
        /**
         * Row of the hidden thing in the pool of its kind, plus 1.
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
         * Begin of the script of a mission; 0.
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
         * Whether the thread runs; 1.
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
         * Event that started the thread from outside; -1.
         */
        readonly externalType: number;
        /**
         * Nothing; 0.
         */
        readonly gap0cc: Uint8Array;
        /**
         * Time at which the thread goes on.
         */
        readonly wakeTime: number;
        /**
         * 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of several.
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
         * Place at which a skipped scene goes on (opcode 0707); 0.
         */
        readonly sceneSkipIp: number;
        /**
         * Whether the thread is a mission; 0.
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
         * Return addresses counted in the same way; 0 for none.
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
         * Number of the mission whose script is loaded.
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
         * The player as a person: health, weapons, clothes.
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
         * Number of the model that the player has, 0.
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
         * Place of the player in the world.
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
         * Weapons that the player carries, one of each kind.
         */
        readonly weapons: Array<GtaSaSave.Weapon>;
        /**
         * Origin of the player; 2 in every file.
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
         * Door by which he leaves: the top of `entry_exits.stack`, or -1 outside; 345, the exit of the changing room, after he has changed his clothes.
         */
        readonly exitIndex: number;
        /**
         * Style in which the player fights: 15 from the start, others from gyms or scripts.
         */
        readonly fightingStyle: number;
        /**
         * Moves that he may use, a bit for each: 15, the four low bits, from the start.
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
         * Clothes by the CRC-32 (without the final inversion) of the texture's name in capitals; 0 for none.
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
         * Weapon slot that the player has chosen; equals `active_weapon_slot`.
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
        /**
         * Meaning of `area`.
         */
        readonly areaName: GtaSaSave.InteriorArea | number;
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
         * Weapon; its slot decides which fit here.
         */
        readonly weaponType: number;
        /**
         * Whether the weapon is ready, fires, reloads or is empty.
         */
        readonly state: number;
        /**
         * Shots left before the weapon must be loaded again.
         */
        readonly clip: number;
        /**
         * Shots in all, above 25,000 without end.
         */
        readonly totalAmmo: number;
        /**
         * Time from which the weapon can shoot again.
         */
        readonly nextShotTime: number;
        /**
         * Whether it was chosen for the view through it; 0.
         */
        readonly firstPersonSelected: number;
        /**
         * Whether the weapon is hidden; 0.
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
         * Place of the object in the world.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Direction of the right side of the object.
         */
        readonly right: GtaSaSave.Direction;
        /**
         * Direction of the front of the object; the product of `right` and this one is its top.
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
         * Time at which the object is removed; 0.
         */
        readonly removalTime: number;
        /**
         * State that the engine keeps of the object.
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
         * State that the game keeps of the object.
         */
        readonly objectFlags: GtaSaSave.ObjectBits;
        /**
         * Origin of the object; 2 in every file.
         */
        readonly objectType: number;
        /**
         * Effect of a blow on the object: 0 in 4,214 and 200 in 385 of 4,599 measured objects.
         */
        readonly collisionDamageEffect: number;
        /**
         * Reaction of the object to a touch: 0 in 4,379 of 4,599 measured objects, in the others 200, which has no name.
         */
        readonly specialCollisionResponse: number;
        /**
         * Kinds of harm that the object is proof against.
         */
        readonly physicalFlags: GtaSaSave.PhysicalBits;
        /**
         * Meaning of `object_type`.
         */
        readonly objectTypeName: GtaSaSave.ObjectOrigin | number;
        /**
         * Meaning of `model`.
         */
        readonly modelName: GtaSaSave.ObjectModel | number;
        /**
         * Meaning of `collision_damage_effect`.
         */
        readonly collisionDamageEffectName: GtaSaSave.DamageEffect | number;
        /**
         * Meaning of `special_collision_response`.
         */
        readonly specialCollisionResponseName: GtaSaSave.CollisionResponse | number;
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
         * Takes part in collisions at all.
         */
        readonly usesCollision: boolean;
        /**
         * The collisions of the object in this frame have been worked out.
         */
        readonly collisionProcessed: boolean;
        /**
         * The object does not move: physics ignores it.
         */
        readonly staticFlag: boolean;
        /**
         * A contact force has acted on it.
         */
        readonly hasContacted: boolean;
        /**
         * Stuck: it cannot move out of a collision.
         */
        readonly stuck: boolean;
        /**
         * The object is placed where nothing touches it.
         */
        readonly safePosition: boolean;
        /**
         * The control step of the object was put off to later in the frame.
         */
        readonly postponed: boolean;
        /**
         * Drawn; clear when a script hides it.
         */
        readonly visible: boolean;
        /**
         * Far-view building: drawn from far away and never culled as small.
         */
        readonly bigBuilding: boolean;
        /**
         * Drawn with the damaged model where one exists.
         */
        readonly renderDamaged: boolean;
        /**
         * The streaming must not remove the object.
         */
        readonly streamingDontDelete: boolean;
        /**
         * To be removed the next time it is processed.
         */
        readonly removeFromWorld: boolean;
        /**
         * Has hit a building, which changes how its next collisions are solved.
         */
        readonly hitWall: boolean;
        /**
         * Locked against deletion while it is drawn.
         */
        readonly beingRendered: boolean;
        /**
         * Drawn after everything else (transparent things).
         */
        readonly drawLast: boolean;
        /**
         * Being faded because it is far away.
         */
        readonly distanceFade: boolean;
        /**
         * No shadows are cast on the object.
         */
        readonly noShadowsOn: boolean;
        /**
         * Known to be off the screen; only the set state can be trusted.
         */
        readonly offscreen: boolean;
        /**
         * Made by a script and held still until the ground below it is loaded.
         */
        readonly staticWaitingCollision: boolean;
        /**
         * The streaming ignores the object.
         */
        readonly dontStream: boolean;
        /**
         * Under water: drawn in another order.
         */
        readonly underwaterFlag: boolean;
        /**
         * Has effects that are prepared before drawing.
         */
        readonly prerenderEffects: boolean;
        /**
         * Building that may be made and deleted more than once.
         */
        readonly tempBuilding: boolean;
        /**
         * The bones of the object are not animated in this frame.
         */
        readonly noHierarchyUpdate: boolean;
        /**
         * Road sign with text to draw.
         */
        readonly roadsignText: boolean;
        /**
         * The roughest far-view model of the object is shown.
         */
        readonly superLowLod: boolean;
        /**
         * Made by the generator of plants and litter.
         */
        readonly procedural: boolean;
        /**
         * Back faces are not drawn.
         */
        readonly backfaceCulled: boolean;
        /**
         * Lit by the directional lights.
         */
        readonly lightObject: boolean;
        /**
         * First to go when the streaming is short of memory.
         */
        readonly unimportantStream: boolean;
        /**
         * Part of a tunnel.
         */
        readonly tunnel: boolean;
        /**
         * Drawn both from inside and from outside a tunnel.
         */
        readonly tunnelTransition: boolean;
    }
    /**
     * Bits of objects. The game saves and loads all 32.
     */
    class ObjectBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * The object shows a pickup in the world.
         */
        readonly pickup: boolean;
        /**
         * Used by the collision code; no better name is known.
         */
        readonly collisionRelated: boolean;
        /**
         * The pickup object of a property for sale.
         */
        readonly propertyForSale: boolean;
        /**
         * Shop pickup that is sold out.
         */
        readonly shopOutOfStock: boolean;
        /**
         * Glass with cracks.
         */
        readonly brokenGlass: boolean;
        /**
         * Glass that has fallen out completely.
         */
        readonly glassGone: boolean;
        /**
         * Has exploded (barrel, gas pump).
         */
        readonly exploded: boolean;
        /**
         * Detached car part that takes the colours of its car.
         */
        readonly changesVehicleColour: boolean;
        /**
         * Lamp post: falls over and goes out.
         */
        readonly lampPost: boolean;
        /**
         * The player's aim may pick it by itself; scripts set it.
         */
        readonly targetable: boolean;
        /**
         * The object is broken, so it gives no cover.
         */
        readonly broken: boolean;
        /**
         * Train crossing that is switched on: the barrier is down.
         */
        readonly trainCrossing: boolean;
        /**
         * Was on the last photograph; scripts ask for it.
         */
        readonly photographed: boolean;
        /**
         * Can be picked up and carried.
         */
        readonly liftable: boolean;
        /**
         * Door or gate in motion.
         */
        readonly doorMoving: boolean;
        /**
         * Door or gate that is open.
         */
        readonly doorOpen: boolean;
        /**
         * Has no model to draw; set on most saved objects, 3,957 of 4,599.
         */
        readonly noModel: boolean;
        /**
         * Drawn at another size.
         */
        readonly scaled: boolean;
        /**
         * A crane's magnet can lift it. Set when the object is made: on all of 4,599 saved ones.
         */
        readonly magnet: boolean;
        /**
         * Damaged in the last step; drives the damage effects.
         */
        readonly damaged: boolean;
        /**
         * Whether a script brain waits for this object; 0 for no, as in every measured file.
         */
        readonly brainState: number;
        /**
         * Fading in after it was made; works only for objects of scripts.
         */
        readonly fadingIn: boolean;
        /**
         * The light on the object follows the brightness stored in the collision below it.
         */
        readonly colBrightness: boolean;
        /**
         * Attractors on it that are off by default are switched on, against what the name says.
         */
        readonly disabledAttractors: boolean;
        /**
         * Not drawn.
         */
        readonly doNotRender: boolean;
        /**
         * A second mark of fading in; what sets it is not known.
         */
        readonly fadingIn2: boolean;
        /**
         * Meaning not known.
         */
        readonly unknown27: number;
    }
    /**
     * Kinds of harm that have no effect on an object.
     */
    class PhysicalBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.ScriptObject, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.ScriptObject;
        readonly _root: GtaSaSave;
        /**
         * Hits do not push the object.
         */
        readonly noCollisionForce: boolean;
        /**
         * The speed of the object is not applied, so it keeps its place.
         */
        readonly noSpeed: boolean;
        /**
         * Bullets do no damage.
         */
        readonly bulletProof: boolean;
        /**
         * Fire does no damage.
         */
        readonly fireProof: boolean;
        /**
         * Collisions do no damage.
         */
        readonly collisionProof: boolean;
        /**
         * Blows do no damage.
         */
        readonly meleeProof: boolean;
        /**
         * Explosions do no damage.
         */
        readonly explosionProof: boolean;
        /**
         * Meaning not known.
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
         * Time at which the last help about garages was shown.
         */
        readonly lastHelpTime: number;
        /**
         * Cars in the garages that keep them, as slot * 20 + row: the first slots of all 20 rows, then the second ones.
         */
        readonly cars: Array<GtaSaSave.StoredCar>;
        /**
         * State of the 50 garages of the map: place, door, use.
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
         * Place of the parked car in the world.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Handling of the model, and tuning.
         */
        readonly handlingFlags: GtaSaSave.HandlingBits;
        /**
         * Kinds of harm that the car is proof against, and what is built in.
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
         * Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says the enum `vehicle`, which wheels its `wheel_class`. Parts that are put on both sides are stored once.
         */
        readonly mods: Array<number>;
        /**
         * Colours by their number in the palette.
         */
        readonly colours: Array<number>;
        /**
         * Station that is on, 1 to 13; 0 where the vehicle has no radio.
         */
        readonly radio: number;
        /**
         * Extras of the model, 0 to 4; 255 for none.
         */
        readonly components: Array<number>;
        /**
         * Bomb in the car; 0 in all 8,252 cars that were measured but five of one edited save.
         */
        readonly bomb: number;
        /**
         * Paintjob, 0 to 2 where the model has as many (`paintjob_count` of `vehicle`); 255 for none.
         */
        readonly paintjob: number;
        /**
         * Charges of nitro: 0 to 10, or 101.
         */
        readonly nitro: number;
        /**
         * Direction of the front of the parked car.
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
        /**
         * Meaning of `model`.
         */
        readonly modelName: GtaSaSave.Vehicle | number;
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
         * Use of the garage now.
         */
        readonly garageType: number;
        /**
         * State of the door.
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
         * Direction of the first side.
         */
        readonly directionA: GtaSaSave.Vec2;
        /**
         * Direction of the second side.
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
         * Length of the side perpendicular to the door.
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
         * Time at which the door opens.
         */
        readonly timeToOpen: number;
        /**
         * Name to scripts, ended by a zero.
         */
        readonly garageName: Uint8Array;
        /**
         * Use of the garage at the start.
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
         * A tuning shop that has been used, as the wiki reads it; the engine's name is not known.
         */
        readonly usedModShop: boolean;
        /**
         * Switched off by a script (02B9); the door does not react.
         */
        readonly inactive: boolean;
        /**
         * A respray has been done here (the first one is free).
         */
        readonly resprayUsed: boolean;
        /**
         * Door swings up.
         */
        readonly opensUp: boolean;
        /**
         * Door swings up and then slides in under the ceiling.
         */
        readonly goesIn: boolean;
        /**
         * The camera follows the player in instead of staying outside.
         */
        readonly cameraFollows: boolean;
        /**
         * Repeats the state of the door: set exactly when `door_state` is not 1.
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
         * Stereo with bass boost is fitted.
         */
        readonly bassBoost: boolean;
        /**
         * Hydraulics are fitted.
         */
        readonly hydraulics: boolean;
        /**
         * Nitrous is fitted.
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
         * More power when pulling away and uphill.
         */
        readonly boost1g: boolean;
        /**
         * More power at higher speed.
         */
        readonly boost2g: boolean;
        /**
         * No body roll when the computer drives.
         */
        readonly npcAntiRoll: boolean;
        /**
         * Less likely to spin when the computer drives.
         */
        readonly npcNeutral: boolean;
        /**
         * The handbrake has no effect.
         */
        readonly noHandbrake: boolean;
        /**
         * The rear wheels steer instead of the front ones (forklift).
         */
        readonly steerRear: boolean;
        /**
         * With the handbrake the rear wheels steer too (monster trucks).
         */
        readonly handbrakeSteer: boolean;
        /**
         * Another kind of steering; nothing more is known of it.
         */
        readonly altSteer: boolean;
        /**
         * Very narrow front wheels.
         */
        readonly frontNarrow2: boolean;
        /**
         * Narrow front wheels.
         */
        readonly frontNarrow: boolean;
        /**
         * Wide front wheels.
         */
        readonly frontWide: boolean;
        /**
         * Very wide front wheels.
         */
        readonly frontWide2: boolean;
        /**
         * Very narrow rear wheels.
         */
        readonly rearNarrow2: boolean;
        /**
         * Narrow rear wheels.
         */
        readonly rearNarrow: boolean;
        /**
         * Wide rear wheels.
         */
        readonly rearWide: boolean;
        /**
         * Very wide rear wheels.
         */
        readonly rearWide2: boolean;
        /**
         * Suspension geometry made for hydraulics.
         */
        readonly hydraulicGeometry: boolean;
        /**
         * Hydraulics are installed.
         */
        readonly hydraulicsInst: boolean;
        /**
         * Hydraulics cannot be installed.
         */
        readonly noHydraulics: boolean;
        /**
         * Nitrous is installed.
         */
        readonly nosInst: boolean;
        /**
         * Better grip on loose ground (dirt).
         */
        readonly offroad: boolean;
        /**
         * Better grip on soft ground (sand).
         */
        readonly offroad2: boolean;
        /**
         * Brighter, bluer headlights.
         */
        readonly halogen: boolean;
        /**
         * The rear wheels are computed before the front ones.
         */
        readonly rearWheelFirst: boolean;
        /**
         * Cannot go faster than the top speed of its handling line.
         */
        readonly useMaxSpeed: boolean;
        /**
         * Loco Low Co accepts the car.
         */
        readonly lowRider: boolean;
        /**
         * Wheel Arch Angels accepts it, and no other shop.
         */
        readonly streetRacer: boolean;
        /**
         * Meaning not known.
         */
        readonly unknownBit27: boolean;
        /**
         * The body swings from side to side on its suspension.
         */
        readonly swingingChassis: boolean;
        /**
         * Meaning not known.
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
         * Whether the player plays, died or was arrested; 0 in every file.
         */
        readonly gameState: number;
        /**
         * Time at which the state last changed.
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
         * Place at which the player wakes up.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Direction in which the player looks after waking up.
         */
        readonly heading: number;
    }
    /**
     * Block 5. After each mission the game cuts the list to 54 areas.
     */
    class PathsBlock {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave;
        readonly _root: GtaSaSave;
        /**
         * Areas that follow, 64 at most; 1 to 54 in the measured files.
         */
        readonly numAreas: number;
        /**
         * Areas in which path nodes are switched.
         */
        readonly areas: Array<GtaSaSave.SwitchedArea>;
    }
    /**
     * A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8 add one for cars, on and off, 022A and 022B one for people, unless 64 are stored. Each first drops the boxes that lie inside the new one, of whichever kind; a fault there loses the last box and doubles another, so that doubled boxes are normal. 091D (cars) and 091E (people) drop the boxes inside theirs, give the nodes their original state back, and add none.
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
         * Whether the area switches nodes of cars; else those of people.
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
         * Row of `collected_refs` that the next pickup takes, 0 to 19.
         */
        readonly collectedIndex: number;
        /**
         * How often the help about weapons is still shown; 10 at the start.
         */
        readonly weaponHelpLeft: number;
        /**
         * Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0 for none.
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
         * Time at which the pickup comes back.
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
         * Dollars a day that the business makes.
         */
        readonly moneyPerDay: number;
        /**
         * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212 money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property, 1274 business, 1277 save disk.
         */
        readonly model: number;
        /**
         * Number of times that the slot was used.
         */
        readonly counter: number;
        /**
         * Effect of the pickup when it is taken.
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
        /**
         * Meaning of `model`.
         */
        readonly modelName: GtaSaSave.ObjectModel | number;
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
         * Taken, waits to come back.
         */
        readonly disabled: boolean;
        /**
         * Holds no more ammunition.
         */
        readonly isEmpty: boolean;
        /**
         * The help text of the pickup has been shown.
         */
        readonly helpShown: boolean;
        /**
         * The object of the pickup is drawn.
         */
        readonly isVisible: boolean;
        /**
         * Text of a property: 1 where it is for sale, 2 where it is locked.
         */
        readonly propertyText: number;
        /**
         * Meaning not known; always 0.
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
         * Places where the player wakes up after death.
         */
        readonly hospitals: Array<GtaSaSave.RestartPoint>;
        /**
         * Police stations that follow.
         */
        readonly numPoliceStations: number;
        /**
         * Places where the player wakes up after an arrest.
         */
        readonly policeStations: Array<GtaSaSave.RestartPoint>;
        /**
         * Whether the next one is at `override_position`.
         */
        readonly overrideRestart: number;
        /**
         * Place of the next waking up, where a script has set one (opcode 016E).
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
         * Place at which the player wakes up.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Direction in which the player looks after waking up.
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
         * Place at which the player wakes up.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Distance from the place within which the player must be; 0 or 1500.
         */
        readonly radius: number;
        /**
         * Direction in which the player looks after waking up.
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
     * An icon; a slot that is not in use holds old bytes.
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
         * Place that the icon marks.
         */
        readonly position: GtaSaSave.Vec3;
        /**
         * Number of times that the slot was used; 1 for never.
         */
        readonly counter: number;
        /**
         * Nothing; 0.
         */
        readonly gap016: Uint8Array;
        /**
         * Size of the sphere around the target; 1.
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
         * Picture of the icon.
         */
        readonly sprite: number;
        /**
         * Looks of the icon.
         */
        readonly state: GtaSaSave.BlipStateBits;
        /**
         * Kind of target, and where the icon is shown.
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
         * Bright colour; always set.
         */
        readonly bright: boolean;
        /**
         * The slot holds a blip.
         */
        readonly inUse: boolean;
        /**
         * Shown only when near.
         */
        readonly shortRange: boolean;
        /**
         * Drawn as a friend: colour 7 (threat) then shows as blue instead of red.
         */
        readonly friendly: boolean;
        /**
         * Stays after the thing it marks is gone.
         */
        readonly blipRemain: boolean;
        /**
         * Probably a leftover; always clear.
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
         * Form of the blip, a marker in the world or an icon on the map.
         */
        readonly display: number;
        /**
         * Kind of target. Only places and contacts are stored in use: icons of what moves are written as free.
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
     * Block 10. Zones have a box and a name; their inhabitants are stored in infos, which several may share.
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
         * Inhabitants of the zones.
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
         * Density of each gang, 0 to 100 (opcode 076C).
         */
        readonly gangDensity: Array<number>;
        /**
         * Density of dealers (opcode 076A), 0 to 15.
         */
        readonly dealerDensity: number;
        /**
         * Red, green, blue and alpha on the map, which follow from the densities.
         */
        readonly colour: Array<number>;
        /**
         * Kind of people in the zone.
         */
        readonly population: GtaSaSave.PopulationBits;
        /**
         * Groups of people that live in the zone (opcode 0874).
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
         * Black people live there.
         */
        readonly black: boolean;
        /**
         * White people live there.
         */
        readonly whitePeople: boolean;
        /**
         * People from Asia live there.
         */
        readonly oriental: boolean;
        /**
         * Hispanic people live there.
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
         * Weapons and model of the ten gangs, in the order of `gang_id`.
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
         * Quarter of the generators that is looked at next, 0 to 3.
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
         * Colours of the car; -1 for any.
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
         * Heading of the parked car, in steps of 1/256 of a turn.
         */
        readonly angle: number;
        /**
         * Chance that the car has an alarm.
         */
        readonly alarmChance: number;
        /**
         * Chance that the car is locked.
         */
        readonly lockChance: number;
        /**
         * Conditions under which the car appears.
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
         * Time at which the next car appears.
         */
        readonly nextGenTime: number;
        /**
         * Car at the place, as an old handle; -1 for none.
         */
        readonly vehicleHandle: number;
        /**
         * Cars that still come: 0 for none, 65,535 for without end, which the game makes of 101 and more in a script; 1 occurs.
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
        /**
         * Meaning of `model`.
         */
        readonly modelName: GtaSaSave.Vehicle | number;
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
         * No new car until the player has gone far away.
         */
        readonly waitUntilFar: boolean;
        /**
         * Appears in any case; scripts call it "force spawn".
         */
        readonly highPriority: boolean;
        /**
         * Never set.
         */
        readonly activeGenerator: boolean;
        /**
         * The player has already owned a car of this generator.
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
         * Dollars that the player has.
         */
        readonly money: number;
        /**
         * Cars on the road; 0.
         */
        readonly carDensity: number;
        /**
         * Whether the player plays, died or was arrested; 0 in every file.
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
         * Most armour: 100 or 150 (opcode 055F).
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
         * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1, by the names that scripts give them.
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
         * Time for which each station was heard.
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
         * Bytes of unknown use at the end of the block.
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
         * Places at which police appears.
         */
        readonly pieces: Array<GtaSaSave.SetPiece>;
    }
    /**
     * A place at which police appears when the player comes into a rectangle, wanted and in the way that the type requires. Types of cars for a player in a vehicle want him to move towards the place where they appear. Nothing appears where the place is taken.
     */
    class SetPiece {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.SetPiecesBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.SetPiecesBlock;
        readonly _root: GtaSaSave;
        /**
         * Time at which the trap last sprang; 0 for never. The trap rests for 40 s after that.
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
         * Place at which the first car or policeman appears.
         */
        readonly spawn1: GtaSaSave.Spot;
        /**
         * Place at which the second car or policeman appears.
         */
        readonly spawn2: GtaSaSave.Spot;
        /**
         * Place that the first car or policeman heads for, without being bound to it.
         */
        readonly target1: GtaSaSave.Spot;
        /**
         * Place that the second car or policeman heads for.
         */
        readonly target2: GtaSaSave.Spot;
        /**
         * Cars or policemen that appear, and the players for whom they appear.
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
         * Loading state of each model (from 0), texture (20,000), collision (25,000), part of the map (25,255), path file (25,511), animation (25,575), recording (25,755), script (26,230). 255 is not loaded; else bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a scene. 1 is "do not remove", left over from GTA III and Vice City, by the names of their engine. 128 is in no public list.
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
         * Relations of each kind of people to the others.
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
         * Kinds of people that this kind respects.
         */
        readonly respect: number;
        /**
         * Kinds of people that this kind likes.
         */
        readonly like: number;
        /**
         * Kinds of people that this kind ignores; none.
         */
        readonly ignore: number;
        /**
         * Kinds of people that this kind dislikes.
         */
        readonly dislike: number;
        /**
         * Kinds of people that this kind hates.
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
         * Number of parts, 256; the first is not stored.
         */
        readonly slotCount: number;
        /**
         * Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776, 0777), which streamed parts ignore. Parts are numbered in the order of gta3.img.
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
         * Items with a changed price.
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
         * Dollars that the item costs now.
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
         * Stage of a war that the player began; 0, because saving ends it.
         */
        readonly state: number;
        /**
         * Time at which the war began.
         */
        readonly timeStarted: number;
        /**
         * Info of the zone; -1 for none.
         */
        readonly zoneInfoIndex: number;
        /**
         * Zone that is fought for; -1 for none.
         */
        readonly navZoneIndex: number;
        /**
         * Place of the player when the war began.
         */
        readonly playerStartPos: GtaSaSave.Vec3;
        /**
         * First gang of the war.
         */
        readonly gang1: number;
        /**
         * Second gang of the war.
         */
        readonly gang2: number;
        /**
         * Strength of the attackers, 0 to 2.
         */
        readonly ferocity: number;
        /**
         * Time at which the player was last in the zone.
         */
        readonly lastTimeInArea: number;
        /**
         * Stage of an attack on the player's territory; 0 in every file.
         */
        readonly attackState: number;
        /**
         * Time until the next attack.
         */
        readonly timeTillNextAttack: number;
        /**
         * Place of the attack.
         */
        readonly pointOfAttack: GtaSaSave.Vec3;
        /**
         * Countdown of the fight.
         */
        readonly fightTimer: number;
        /**
         * Icon of the war on the radar; 0.
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
         * Probably how many zones wars are limited to.
         */
        readonly specificZoneCount: number | undefined;
        /**
         * Probably the zones to which wars are limited.
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
         * Highest corner of the box from which a jump starts.
         */
        readonly startMax: GtaSaSave.Vec3;
        /**
         * Lowest corner of the box in which one lands.
         */
        readonly landMin: GtaSaSave.Vec3;
        /**
         * Highest corner of the box in which a jump must land.
         */
        readonly landMax: GtaSaSave.Vec3;
        /**
         * Place of the camera during the jump.
         */
        readonly camera: GtaSaSave.Vec3;
        /**
         * Dollars for the jump; 500.
         */
        readonly reward: number;
        /**
         * Whether the player has landed the jump.
         */
        readonly done: number;
        /**
         * Whether the player has tried the jump.
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
         * Numbers of the doors that the player went through, the innermost last.
         */
        readonly stack: Array<number>;
        /**
         * Doors, in order; the last has the number -1 and nothing else. They overwrite what the game made of its map files; a door without a record keeps that.
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
         * Behaviour of the door.
         */
        readonly flags: GtaSaSave.EntryExitBits;
        /**
         * Door at the other side; -1, or one that does not exist, for none. Links need not be mutual.
         */
        readonly linkedIndex: number;
    }
    /**
     * Bits of doors; the names of other sources are those of scripts.
     */
    class EntryExitBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.EntryExitState, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.EntryExitState;
        readonly _root: GtaSaSave;
        /**
         * Is set only on markers of interiors; nothing else is known.
         */
        readonly interiorMarker: boolean;
        /**
         * The player is moved without walking through the door.
         */
        readonly pairing: boolean;
        /**
         * Joined with a mate without this bit when a new game starts.
         */
        readonly createLinkedPair: boolean;
        /**
         * An interior as a reward. Who enters by a door without it loads the shop of that name and sets it on the mate; leaving by a door that has it unloads the shop.
         */
        readonly rewardInterior: boolean;
        /**
         * Entrance whose reward interior was used; the wiki says that `reward_interior` of the mate sets it.
         */
        readonly usedRewardEntrance: boolean;
        /**
         * Cars and aircraft pass.
         */
        readonly carsAndAircraft: boolean;
        /**
         * Bikes may pass as well; not only bikes, as the name suggests.
         */
        readonly bikesOnly: boolean;
        /**
         * Not on foot; never set.
         */
        readonly disableOnFoot: boolean;
        /**
         * Members of the group come along, passengers get out.
         */
        readonly acceptNpcGroup: boolean;
        /**
         * Without fading in, or a date with food: the sources differ.
         */
        readonly foodDate: boolean;
        /**
         * Is set on the doors of Bayside and on those of burglaries, which are made for their time; scripts name it after opening hours.
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
         * Was entered and not left; on one side of the pair only.
         */
        readonly enteredWithoutExit: boolean;
        /**
         * May be used; set unless a script clears it.
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
         * Songs, adverts and talk that each station has played.
         */
        readonly stations: Array<GtaSaSave.StationHistory>;
        /**
         * Low bytes of the statistics by which the stations choose what they talk about.
         */
        readonly statMirror: Array<number>;
        /**
         * Day of the month of the last news.
         */
        readonly lastChangeDay: number;
        /**
         * Hour of the last news; 255 for never.
         */
        readonly lastChangeHour: number;
        /**
         * Hours for which they are news: 24 after a new city, 168 (a week) after a mission, 255 without end.
         */
        readonly expiryHours: number;
        /**
         * Subject of the pending news; 2 and 3 occur.
         */
        readonly pendingKind: number;
        /**
         * Talk about the pending news; 255 for none.
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
         * The five markers that scripts can set (opcode 0A40).
         */
        readonly markers: Array<GtaSaSave.UserMarker>;
    }
    /**
     * A marker in the world; a slot that is not in use holds old places.
     */
    class UserMarker {
        constructor(_io: KaitaiStream, _parent?: GtaSaSave.UserMarkersBlock, _root?: GtaSaSave);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaSave.UserMarkersBlock;
        readonly _root: GtaSaSave;
        /**
         * Whether the marker is shown.
         */
        readonly inUse: number;
        /**
         * Nothing; 0.
         */
        readonly gap001: Uint8Array;
        /**
         * Place of the marker in the world.
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
