// Generated from source_nav.ksy by `make generate`: Navigation meshes of GoldSrc and Source 1 (.nav, versions 1 to 16).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * The surface of one map on which bots, hostages, infected and NextBots walk:
 * rectangles along the axes ("areas") with a height for each corner, the links
 * between them, and what an analysis of the map has found.
 *
 * World units are those of the map, about an inch (0.0254 m) each; z points up,
 * times are seconds. North is towards -y, east towards +x, south towards +y,
 * west towards -x; the enums `side`, `corner` and `way` have the engine's
 * numbers for sides, corners and how one goes.
 *
 * `version` identifies the layout of the engine. What games add depends on
 * `sub_version`, whose numbers each game counts for itself: the decision `game`
 * says whose they are. Games differ by at least a byte in every area, so that a
 * wrong choice does not end where the file does. Ids of areas and ladders are
 * not 0, which means none; ids of hiding spots begin at 0.
 */
export class SourceNav {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: SourceNav);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: SourceNav;
    /**
     * Marks a navigation mesh; the bytes CE FA ED FE.
     */
    readonly magic: number;
    /**
     * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14 to 16 in the measured files; 30 and above is another format.
     */
    readonly version: number;
    /**
     * Layout of what the game adds, by a count of its own: 0 nothing (Garry's Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4 Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2 Classic, 257 Team Fortress 2 Classified.
     */
    readonly subVersion: number | undefined;
    /**
     * Size of the map's file when the mesh was saved; the engine calls the mesh out of date when they differ. 525,252 to 765,058,988 in the measured files.
     */
    readonly bspSize: number | undefined;
    /**
     * Whether the mesh has been analysed, 0 or 1.
     */
    readonly isAnalyzed: number | undefined;
    /**
     * Entries of the place directory; 0 to 60 in the measured files.
     */
    readonly numPlaces: number | undefined;
    /**
     * Names of places: call-outs such as BombsiteA in Counter-Strike, names of populations in Left 4 Dead and Left 4 Dead 2.
     */
    readonly places: Array<SourceNav.Place> | undefined;
    /**
     * Whether some area belongs to no place, 0 or 1.
     */
    readonly hasUnnamedAreas: number | undefined;
    /**
     * Data that Left 4 Dead stores before the areas.
     */
    readonly l4dPrologue: SourceNav.L4dHeader | undefined;
    /**
     * What Team Fortress 2 Classic stores before the areas, by the same hook of the engine; its successor Classified stores nothing there.
     */
    readonly tf2cTag: Uint8Array | undefined;
    /**
     * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the measured files; both engines refuse 0.
     */
    readonly numAreas: number;
    /**
     * The areas. Left 4 Dead 2 names visible areas by their row in this list, so that the order counts there.
     */
    readonly areas: Array<SourceNav.NavArea>;
    /**
     * Ladders that follow; 0 to 95 in the measured files.
     */
    readonly numLadders: number | undefined;
    /**
     * The ladders; GoldSrc makes them from the map instead.
     */
    readonly ladders: Array<SourceNav.NavLadder> | undefined;
    /**
     * How far areas are tested for being seen, probably; 0 selects the engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
     */
    readonly maxViewDistance: number | undefined;
    /**
     * Bytes after the mesh, which the engines do not read. GoldSrc does not shorten a file when it saves a smaller mesh over a larger one, so that 42 of 140 files of versions 3 to 5 end with parts of older meshes; nothing in all other files.
     */
    readonly tail: Uint8Array;
    /**
     * Whether `sub_version` is stored.
     */
    readonly hasSubVersion: boolean;
    /**
     * Whether `bsp_size` is stored.
     */
    readonly hasBspSize: boolean;
    /**
     * Whether `is_analyzed` is stored.
     */
    readonly hasAnalysisFlag: boolean;
    /**
     * Whether the place directory is stored.
     */
    readonly hasPlaces: boolean;
    /**
     * Whether `has_unnamed_areas` is stored.
     */
    readonly hasUnnamedFlag: boolean;
    /**
     * Whether ladders are stored.
     */
    readonly hasLadders: boolean;
    /**
     * The game that wrote the file, which says what `sub_version` means. Right for all known files; reading to the last byte is the proof.
     */
    readonly game: number;
    /**
     * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`. Right for all known files; reading to the last byte is the proof.
     */
    readonly hasTf2cTag: boolean;
    /**
     * The `sub_version`, 0 where none is stored.
     */
    readonly gameVersion: number;
    /**
     * Whether the game adds nothing.
     */
    readonly isBase: boolean;
    /**
     * Whether Counter-Strike has added approach records.
     */
    readonly isCs: boolean;
    /**
     * Whether Team Fortress 2 has added attributes.
     */
    readonly isTf: boolean;
    /**
     * Whether Insurgency has added attributes.
     */
    readonly isIns: boolean;
    /**
     * Whether Team Fortress 2 Classic or Classified has added attributes.
     */
    readonly isTfc: boolean;
    /**
     * Whether `tf2c_tag` is stored.
     */
    readonly isTagged: boolean;
    /**
     * Times that an area has in `earliest_occupy_time`.
     */
    readonly numTeams: number;
    /**
     * Whether a game of the Left 4 Dead family wrote the file.
     */
    readonly isL4d: boolean;
    /**
     * The `sub_version` of the Left 4 Dead family, 0 for other games.
     */
    readonly l4dVersion: number;
    /**
     * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does, and not by their id, as all other games do, Left 4 Dead among them.
     */
    readonly hasRowTargets: boolean;
    /**
     * Whether anything is stored between the places and the areas.
     */
    readonly hasL4dPrologue: boolean;
    /**
     * Bytes of the attributes of an area.
     */
    readonly lenAttributes: number;
}

export namespace SourceNav {
    enum GameKind {
        /**
         * The engine without a game; GoldSrc, Half-Life 2, Garry's Mod and most mods.
         */
        BASE = 0,
        /**
         * Counter-Strike on Source, with approach records from sub-version 1 on.
         */
        CS = 1,
        /**
         * Team Fortress 2, with attributes from sub-version 2 on.
         */
        TF = 2,
        /**
         * Insurgency, with attributes from sub-version 2 on.
         */
        INS = 3,
        /**
         * Left 4 Dead and Left 4 Dead 2.
         */
        L4D = 4,
        /**
         * Team Fortress 2 Classic and Team Fortress 2 Classified, with attributes of their own and four teams.
         */
        TFC = 5,
    }
    enum Side {
        /**
         * Towards -y.
         */
        NORTH = 0,
        /**
         * Towards +x.
         */
        EAST = 1,
        /**
         * Towards +y.
         */
        SOUTH = 2,
        /**
         * Towards -x.
         */
        WEST = 3,
    }
    enum Corner {
        /**
         * Lowest x and y.
         */
        NORTH_WEST = 0,
        /**
         * Highest x, lowest y.
         */
        NORTH_EAST = 1,
        /**
         * Highest x and y.
         */
        SOUTH_EAST = 2,
        /**
         * Lowest x, highest y.
         */
        SOUTH_WEST = 3,
    }
    enum Way {
        /**
         * Over the north side.
         */
        GO_NORTH = 0,
        /**
         * Over the east side.
         */
        GO_EAST = 1,
        /**
         * Over the south side.
         */
        GO_SOUTH = 2,
        /**
         * Over the west side.
         */
        GO_WEST = 3,
        /**
         * Up a ladder.
         */
        LADDER_UP = 4,
        /**
         * Down a ladder.
         */
        LADDER_DOWN = 5,
        /**
         * By a jump; in no known file.
         */
        JUMP = 6,
        /**
         * Up an elevator; in no known file except three codes that are left from versions in which 7 is none.
         */
        ELEVATOR_UP = 7,
        /**
         * Down an elevator; in no known file.
         */
        ELEVATOR_DOWN = 8,
        /**
         * No way, because the area is absent; 7 to version 9.
         */
        NONE = 9,
        /**
         * A code that the version does not have; in no known file.
         */
        NO_SUCH_WAY = 255,
    }
    /**
     * An entry of the place directory.
     */
    class Place {
        constructor(_io: KaitaiStream, _parent?: SourceNav | SourceNav.L4dHeader, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav | SourceNav.L4dHeader;
        readonly _root: SourceNav;
        /**
         * Bytes of the name with the zero that ends it; 4 to 26 in the measured files. The engines have room for 256.
         */
        readonly lenName: number;
        /**
         * ASCII with a zero at its end.
         */
        readonly name: Uint8Array;
    }
    /**
     * What Left 4 Dead stores between the place directory and the areas.
     */
    class L4dHeader {
        constructor(_io: KaitaiStream, _parent?: SourceNav, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav;
        readonly _root: SourceNav;
        /**
         * Name of the population that areas without one of their own take, such as default or c1streets.
         */
        readonly population: Uint8Array | undefined;
        /**
         * Names that follow; 0 in the measured files.
         */
        readonly numFogPlaces: number;
        /**
         * Names of places with fog of their own.
         */
        readonly fogPlaces: Array<SourceNav.Place>;
        /**
         * Whether `population` is stored.
         */
        readonly hasPopulation: boolean;
    }
    /**
     * A point of the map.
     */
    class Vec3 {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea | SourceNav.HidingSpot | SourceNav.Encounter | SourceNav.OldEncounterSpot | SourceNav.NavLadder, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea | SourceNav.HidingSpot | SourceNav.Encounter | SourceNav.OldEncounterSpot | SourceNav.NavLadder;
        readonly _root: SourceNav;
        /**
         * East; -15,475 to 15,475 in the measured files.
         */
        readonly x: number;
        /**
         * South; -15,475 to 15,475 in the measured files.
         */
        readonly y: number;
        /**
         * Up; -4,626 to 11,908 in the measured files.
         */
        readonly z: number;
    }
    /**
     * Ids of areas or of ladders.
     */
    class IdList {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Ids that follow; 0 to 24 in the measured files.
         */
        readonly numIds: number;
        /**
         * Ids of the areas or ladders in the list.
         */
        readonly ids: Array<number>;
    }
    /**
     * A rectangle on which one can walk, and its properties.
     */
    class NavArea {
        constructor(_io: KaitaiStream, _parent?: SourceNav, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav;
        readonly _root: SourceNav;
        /**
         * Id of the area, which is not 0 and unique in the file; 1 to 820,337 in the measured files, with gaps.
         */
        readonly id: number;
        /**
         * Properties, one bit each; how many there are depends on the version,
         * and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
         * four.
         *
         * - `crouch`: Bots have to crouch here; their search of a way adds 20
         *   times the length.
         * - `jump`: Bots have to jump here; their search of a way adds 5 times
         *   the length. Used while the mesh is made.
         * - `precise`: Bots follow the area exactly, and do not avoid obstacles.
         * - `no_jump`: Bots do not jump at breaks of the height.
         * - `stop`: Bots stop when they enter.
         * - `run`: Bots run here.
         * - `walk`: Bots walk here.
         * - `avoid`: Bots come here only where the alternatives are worse.
         * - `transient`: The way of bots may become blocked here, and is tested
         *   now and then.
         * - `dont_hide`: Bots find no hiding spots here.
         * - `stand`: Bots that hide here stand, and do not crouch.
         * - `no_hostages`: Hostages keep out.
         * - `stairs`: Bots walk up these steps, and do not climb or jump; found
         *   again on each load.
         * - `no_merge`: The editor never merges the area.
         * - `obstacle_top`: Bots climb to this point on top of an obstacle.
         * - `cliff`: The ground falls by 300 units or more beside the area.
         * - `tank_only`: Left 4 Dead: only the Tank finds its way here.
         * - `blocked_lua`: Garry's Mod: a script has blocked the area.
         * - `mob_only`: Left 4 Dead: only common infected find their way here.
         * - `playerclip`: Left 4 Dead 2: the area lies in player clip.
         * - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
         * - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
         *   run time.
         * - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
         *   at run time.
         * - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
         * - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
         *   such areas have four equal heights.
         * - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
         *   area; cleared on each load.
         * - `has_elevator`: The area is in the way of an elevator.
         * - `nav_blocker`: A `func_nav_blocker` has blocked the area.
         *
         * Bits: 0 crouch, 1 jump, 2 precise, 3 no_jump, 4 stop, 5 run, 6 walk, 7 avoid, 8 transient, 9 dont_hide, 10 stand, 11 no_hostages, 12 stairs, 13 no_merge, 14 obstacle_top, 15 cliff, 16 tank_only (is_l4d), 16 blocked_lua (is_base), 17 mob_only (is_l4d), 18 playerclip (is_l4d), 19 breakablewall (is_l4d), 27 flow_blocked (is_l4d), 28 outside_world (is_l4d), 28 blocked_propdoor (is_base), 29 mostly_flat (is_l4d), 29 func_cost, 30 has_elevator, 31 nav_blocker.
         */
        readonly attributes: number;
        /**
         * The corner of the lowest x and y, with its height.
         */
        readonly nw: SourceNav.Vec3;
        /**
         * The corner of the highest x and y, with its height.
         */
        readonly se: SourceNav.Vec3;
        /**
         * Height of the corner at the x of `se` and the y of `nw`.
         */
        readonly neZ: number;
        /**
         * Height of the corner at the x of `nw` and the y of `se`.
         */
        readonly swZ: number;
        /**
         * For each side the areas into which one gets over it; the way back is a connection of its own.
         */
        readonly connections: Array<SourceNav.IdList>;
        /**
         * Hiding spots that follow; 0 to 4 in the measured files.
         */
        readonly numHidingSpots: number;
        /**
         * Points in the area at which bots hide.
         */
        readonly hidingSpots: Array<SourceNav.HidingSpot>;
        /**
         * Approach records that follow; 0 to 16 in the measured files, and GoldSrc has room for no more.
         */
        readonly numApproaches: number | undefined;
        /**
         * Ways by which enemies come into view.
         */
        readonly approaches: Array<SourceNav.Approach> | undefined;
        /**
         * Paths that follow; 0 to 1,722 in the measured files.
         */
        readonly numEncounters: number;
        /**
         * Straight paths through the area, with the spots seen from them.
         */
        readonly encounters: Array<SourceNav.Encounter>;
        /**
         * Place of the area: 1 is the first of `places`, 0 means none.
         */
        readonly placeIndex: number | undefined;
        /**
         * Ladders that lead up from here.
         */
        readonly laddersUp: SourceNav.IdList | undefined;
        /**
         * Ladders that lead down from here.
         */
        readonly laddersDown: SourceNav.IdList | undefined;
        /**
         * When the first of each team can be here; the team's number modulo 2 is the index, so that Terrorists come before Counter-Terrorists. Team Fortress 2 Classic and Classified have one for each of four teams. 0 to 120 in the measured files; 0 everywhere in Team Fortress 2, Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
         */
        readonly earliestOccupyTime: Array<number> | undefined;
        /**
         * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and 1 in all other measured files.
         */
        readonly lightIntensity: Array<number> | undefined;
        /**
         * Actions that the director of Left 4 Dead may take here.
         */
        readonly spawnAttributes: SourceNav.L4dSpawnBits | undefined;
        /**
         * Not known; sub-versions 2 to 9 of Left 4 Dead.
         */
        readonly unknownA: number | undefined;
        /**
         * Not known; sub-versions 4 to 9 of Left 4 Dead.
         */
        readonly unknownB: number | undefined;
        /**
         * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of the only measured file.
         */
        readonly unknownC: number | undefined;
        /**
         * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
         */
        readonly fogPlaceIndex: number | undefined;
        /**
         * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
         */
        readonly unknownD: SourceNav.L4dOldBlock | undefined;
        /**
         * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
         */
        readonly numUnknownE: number | undefined;
        /**
         * Not known; sub-versions 3 to 9 of Left 4 Dead.
         */
        readonly unknownE: Array<number> | undefined;
        /**
         * Entries that follow; 0 to 1,196 in the measured files.
         */
        readonly numVisible: number | undefined;
        /**
         * Areas that can be seen from here, or how they differ from those of the area in `inherit_visibility_from`.
         */
        readonly visible: Array<SourceNav.VisibleArea> | undefined;
        /**
         * Id of the area whose list holds for this one too, 0 for none. An entry of the own list comes before one of that list, and only one step is taken.
         */
        readonly inheritVisibilityFrom: number | undefined;
        /**
         * Approach records that follow; 0 to 16 in the measured files.
         */
        readonly numCsApproaches: number | undefined;
        /**
         * Ways by which enemies come into view, in Counter-Strike on Source.
         */
        readonly csApproaches: Array<SourceNav.Approach> | undefined;
        /**
         * Properties that Team Fortress 2 adds.
         */
        readonly tfAttributes: SourceNav.TfAreaBits | undefined;
        /**
         * Properties that Team Fortress 2 Classic and Classified add, 64 bits. What they mean is not known; they are not those of Team Fortress 2. 0 in nearly all areas of the measured files; bits 1, 11, 20, 21, 30 and 32 are set in few areas of Classic.
         */
        readonly tfcAttributes: number | undefined;
        /**
         * Properties that Insurgency adds; what the bits mean is not known.
         */
        readonly insAttributes: number | undefined;
        /**
         * Whether approach records are stored here for every game.
         */
        readonly hasApproaches: boolean;
        /**
         * Whether `place_index` is stored.
         */
        readonly hasPlaceIndex: boolean;
        /**
         * Whether ids of ladders are stored.
         */
        readonly hasLadderLists: boolean;
        /**
         * Whether `earliest_occupy_time` is stored.
         */
        readonly hasOccupyTimes: boolean;
        /**
         * Whether `light_intensity` is stored.
         */
        readonly hasLight: boolean;
        /**
         * Whether `spawn_attributes` is stored.
         */
        readonly hasSpawnAttributes: boolean;
        /**
         * Whether `unknown_a` is stored.
         */
        readonly hasUnknownA: boolean;
        /**
         * Whether `unknown_b` is stored.
         */
        readonly hasUnknownB: boolean;
        /**
         * Whether `unknown_c` is stored.
         */
        readonly hasUnknownC: boolean;
        /**
         * Whether `fog_place_index` is stored.
         */
        readonly hasFogPlaceIndex: boolean;
        /**
         * Whether `unknown_d` is stored.
         */
        readonly hasUnknownD: boolean;
        /**
         * Whether `unknown_e` is stored.
         */
        readonly hasUnknownE: boolean;
        /**
         * Whether a list of visible areas is stored.
         */
        readonly hasVisible: boolean;
        /**
         * Whether `inherit_visibility_from` is stored.
         */
        readonly hasInheritedVisibility: boolean;
        /**
         * Whether approach records of Counter-Strike are stored.
         */
        readonly hasCsApproaches: boolean;
        /**
         * Whether `tf_attributes` is stored.
         */
        readonly hasTfAttributes: boolean;
        /**
         * Whether `tfc_attributes` is stored.
         */
        readonly hasTfcAttributes: boolean;
        /**
         * Whether `ins_attributes` is stored.
         */
        readonly hasInsAttributes: boolean;
    }
    /**
     * A point at which a bot hides, or from which it shoots.
     */
    class HidingSpot {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Id of the spot, unique in the file; counted from 0 in the order of the measured files.
         */
        readonly id: number | undefined;
        /**
         * On the floor.
         */
        readonly position: SourceNav.Vec3;
        /**
         * Quality of the spot; version 1 takes all spots for cover.
         */
        readonly flags: SourceNav.HidingSpotBits | undefined;
        /**
         * Whether id and flags are stored.
         */
        readonly hasIdentity: boolean;
    }
    /**
     * What a hiding spot is good for.
     */
    class HidingSpotBits {
        constructor(_io: KaitaiStream, _parent?: SourceNav.HidingSpot, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.HidingSpot;
        readonly _root: SourceNav;
        /**
         * In a corner with hard cover.
         */
        readonly inCover: boolean;
        /**
         * A sniper can fire well along a line.
         */
        readonly goodSniperSpot: boolean;
        /**
         * A sniper sees far or much from here.
         */
        readonly idealSniperSpot: boolean;
        /**
         * In the open, mostly on a ledge; not known to GoldSrc.
         */
        readonly exposed: boolean;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved: number;
    }
    /**
     * A way on which an enemy comes into view of an area: over `prev_area` into `here_area`, the last area that is seen, and on to `next_area`. Codes of how one goes are those of the enum `way`, but to version 9 the code 7 is none. Which one it is in versions 10 to 15 is not known.
     */
    class Approach {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Id of the area that is approached.
         */
        readonly hereArea: number;
        /**
         * Id of its neighbour on the near side; 0 exactly where `here_area` is the area that holds the record.
         */
        readonly prevArea: number;
        /**
         * How one goes from `prev_area` to `here_area`, or back.
         */
        readonly prevToHereHow: number;
        /**
         * Id of its neighbour on the far side, which is out of view.
         */
        readonly nextArea: number;
        /**
         * How one goes from `here_area` to `next_area`, or back.
         */
        readonly hereToNextHow: number;
        /**
         * Meaning of `prev_to_here_how`, by the codes of the version.
         */
        readonly prevToHereWay: number;
        /**
         * Meaning of `here_to_next_how`, by the codes of the version.
         */
        readonly hereToNextWay: number;
    }
    /**
     * A straight path through an area, with the hiding spots seen from it.
     */
    class Encounter {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Id of the area from which one comes; 0 where it is lost.
         */
        readonly fromArea: number;
        /**
         * Side of this area on which `from_area` is connected.
         */
        readonly fromDir: number | undefined;
        /**
         * Id of the area into which one goes; 0 where it is lost.
         */
        readonly toArea: number;
        /**
         * Side of this area on which `to_area` is connected.
         */
        readonly toDir: number | undefined;
        /**
         * Begin of the path; the engine discards it.
         */
        readonly pathFrom: SourceNav.Vec3 | undefined;
        /**
         * End of the path; the engine discards it.
         */
        readonly pathTo: SourceNav.Vec3 | undefined;
        /**
         * Spots that follow; 0 to 233 in the measured files.
         */
        readonly numSpots: number;
        /**
         * Spots in the order in which they come into view.
         */
        readonly spots: Array<SourceNav.EncounterSpot> | undefined;
        /**
         * Spots of versions 1 and 2; the engine discards them.
         */
        readonly oldSpots: Array<SourceNav.OldEncounterSpot> | undefined;
        /**
         * Whether the form of version 3 and later is stored.
         */
        readonly hasSides: boolean;
        /**
         * Whether the form of versions 1 and 2 is stored.
         */
        readonly isOld: boolean;
        /**
         * Meaning of `from_dir`.
         */
        readonly fromDirName: SourceNav.Side | number;
        /**
         * Meaning of `to_dir`.
         */
        readonly toDirName: SourceNav.Side | number;
    }
    /**
     * A hiding spot that is seen from a path.
     */
    class EncounterSpot {
        constructor(_io: KaitaiStream, _parent?: SourceNav.Encounter, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.Encounter;
        readonly _root: SourceNav;
        /**
         * Id of a hiding spot of any area; also 0 where the spot is lost.
         */
        readonly spotId: number;
        /**
         * Part of the path at which the spot comes into view; 255 is the end.
         */
        readonly t: number;
        /**
         * The same as a part of the path, 0 to 1.
         */
        readonly fraction: number;
    }
    /**
     * A point that is seen from a path, in versions 1 and 2.
     */
    class OldEncounterSpot {
        constructor(_io: KaitaiStream, _parent?: SourceNav.Encounter, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.Encounter;
        readonly _root: SourceNav;
        /**
         * The point.
         */
        readonly position: SourceNav.Vec3;
        /**
         * Part of the path at which the spot comes into view, 0 to 1.
         */
        readonly t: number;
    }
    /**
     * An area that is seen, or one that is not although the list inherited says so.
     */
    class VisibleArea {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Id of the area; in Left 4 Dead from sub-version 14 on its row in `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
         */
        readonly target: number;
        /**
         * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
         * the measured files. An entry for the area itself always has the value
         * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
         * the list inherited.
         *
         * - `potentially_visible`: Some part of the area can be seen.
         * - `completely_visible`: All of the area can be seen.
         *
         * Bits: 0 potentially_visible, 1 completely_visible.
         */
        readonly flags: number | undefined;
        /**
         * Whether `flags` is stored.
         */
        readonly hasFlags: boolean;
    }
    /**
     * A ladder, and the areas at its ends.
     */
    class NavLadder {
        constructor(_io: KaitaiStream, _parent?: SourceNav, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav;
        readonly _root: SourceNav;
        /**
         * Id of the ladder, not 0 and unique in the file; 1 to 265 in the measured files.
         */
        readonly id: number;
        /**
         * Width; 3.2 to 124 in the measured files.
         */
        readonly width: number;
        /**
         * Upper end.
         */
        readonly top: SourceNav.Vec3;
        /**
         * Lower end.
         */
        readonly bottom: SourceNav.Vec3;
        /**
         * Cost of the climb, which is not always the distance of the ends; 6.4 to 1,109 in the measured files.
         */
        readonly length: number;
        /**
         * Side to which the face of the ladder looks.
         */
        readonly direction: number;
        /**
         * Whether the lower end hangs in the air; only version 6 stores it.
         */
        readonly isDangling: number | undefined;
        /**
         * Id of the area straight on over the top, 0 for none.
         */
        readonly topForwardArea: number;
        /**
         * Id of the area to the left of `direction`, 0 for none.
         */
        readonly topLeftArea: number;
        /**
         * Id of the area to the right, 0 for none.
         */
        readonly topRightArea: number;
        /**
         * Id of the area behind the climber, from which one only gets down; 0 for none.
         */
        readonly topBehindArea: number;
        /**
         * Id of the area at the lower end; 0 on a broken ladder.
         */
        readonly bottomArea: number;
        /**
         * Whether `is_dangling` is stored.
         */
        readonly hasDanglingFlag: boolean;
        /**
         * Meaning of `direction`.
         */
        readonly directionName: SourceNav.Side | number;
    }
    /**
     * What the director of Left 4 Dead may do in an area, 32 bits.
     */
    class L4dSpawnBits {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved1: boolean;
        /**
         * No wandering infected are placed here.
         */
        readonly empty: boolean;
        /**
         * Not known.
         */
        readonly stopScan: boolean;
        /**
         * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the measured files.
         */
        readonly hasOldBlock: boolean;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved2: boolean;
        /**
         * A strong place for survivor bots to defend.
         */
        readonly battlestation: boolean;
        /**
         * Infected come from here during the finale.
         */
        readonly finale: boolean;
        /**
         * Survivors start here.
         */
        readonly playerStart: boolean;
        /**
         * Region of an event, to which spawning is limited.
         */
        readonly battlefield: boolean;
        /**
         * Infected come although survivors see the area.
         */
        readonly ignoreVisibility: boolean;
        /**
         * Never counts as cleared.
         */
        readonly notClearable: boolean;
        /**
         * Safe room.
         */
        readonly checkpoint: boolean;
        /**
         * Infected may come in view, out of fog, water or plants.
         */
        readonly obscured: boolean;
        /**
         * No mob comes from here.
         */
        readonly noMobs: boolean;
        /**
         * Preferred for Tank or Witch.
         */
        readonly threat: boolean;
        /**
         * Region of the rescue vehicle.
         */
        readonly rescueVehicle: boolean;
        /**
         * The dead come back here.
         */
        readonly rescueCloset: boolean;
        /**
         * On the way from start to end, as the analysis finds it; 0 in the measured files.
         */
        readonly escapeRoute: boolean;
        /**
         * Set while the game runs; 0 in the measured files.
         */
        readonly destroyedDoor: boolean;
        /**
         * Neither Tank nor Witch.
         */
        readonly nothreat: boolean;
        /**
         * Infected may lie here.
         */
        readonly lyingdown: boolean;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved3: number;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassNorth: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassNortheast: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassEast: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassSoutheast: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassSouth: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassSouthwest: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassWest: boolean;
        /**
         * Not known; 0 in the measured files.
         */
        readonly compassNorthwest: boolean;
    }
    /**
     * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to 22, 25, 26 and 28 to 30.
     */
    class TfAreaBits {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * The area is blocked; set while the game runs, 0 in the measured files.
         */
        readonly blocked: boolean;
        /**
         * In the spawn room of red; set while the game runs, 0 in the measured files.
         */
        readonly spawnRoomRed: boolean;
        /**
         * In the spawn room of blue; set while the game runs, 0 in the measured files.
         */
        readonly spawnRoomBlue: boolean;
        /**
         * At an exit of a spawn room; set while the game runs, 0 in the measured files.
         */
        readonly spawnRoomExit: boolean;
        /**
         * Ammunition lies here; set while the game runs, 0 in the measured files.
         */
        readonly hasAmmo: boolean;
        /**
         * Health lies here; set while the game runs, 0 in the measured files.
         */
        readonly hasHealth: boolean;
        /**
         * At a control point; set while the game runs, 0 in the measured files.
         */
        readonly controlPoint: boolean;
        /**
         * A sentry gun of blue fires here; set while the game runs, 0 in the measured files.
         */
        readonly blueSentryDanger: boolean;
        /**
         * A sentry gun of red fires here; set while the game runs, 0 in the measured files.
         */
        readonly redSentryDanger: boolean;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved1: number;
        /**
         * Closes nothing: the distances of both teams lead through the area even where something else blocks it.
         */
        readonly blueSetupGate: boolean;
        /**
         * Closes nothing: the distances of both teams lead through the area even where something else blocks it.
         */
        readonly redSetupGate: boolean;
        /**
         * Closes when a control point is captured, any, or one of the index that bits 17 to 20 name or higher. Not checked beside bit 14.
         */
        readonly blockedAfterPointCapture: boolean;
        /**
         * Closed from the start of the round until any control point is captured.
         */
        readonly blockedUntilPointCapture: boolean;
        /**
         * Closed to red.
         */
        readonly blueOneWayDoor: boolean;
        /**
         * Closed to blue.
         */
        readonly redOneWayDoor: boolean;
        /**
         * Bit 13 waits for the control point of index 1 of the map; bit 14 and an area without bit 13 ignore it.
         */
        readonly withSecondPoint: boolean;
        /**
         * Bit 13 waits for the control point of index 2 of the map; bit 14 and an area without bit 13 ignore it.
         */
        readonly withThirdPoint: boolean;
        /**
         * Bit 13 waits for the control point of index 3 of the map; bit 14 and an area without bit 13 ignore it.
         */
        readonly withFourthPoint: boolean;
        /**
         * Bit 13 waits for the control point of index 4 of the map; bit 14 and an area without bit 13 ignore it.
         */
        readonly withFifthPoint: boolean;
        /**
         * Good for a sniper.
         */
        readonly sniperSpot: boolean;
        /**
         * Good for a sentry gun.
         */
        readonly sentrySpot: boolean;
        /**
         * On an escape route; set while the game runs, 0 in the measured files.
         */
        readonly escapeRoute: boolean;
        /**
         * In view of an escape route; set while the game runs, 0 in the measured files.
         */
        readonly escapeRouteVisible: boolean;
        /**
         * Bots do not appear here; 0 in the measured files.
         */
        readonly noSpawning: boolean;
        /**
         * Where the dead come back in Raid mode; 0 in the measured files.
         */
        readonly rescueCloset: boolean;
        /**
         * The bomb may be dropped here; set while the game runs, 0 in the measured files.
         */
        readonly bombCanDropHere: boolean;
        /**
         * A door here never blocks, whatever bit 29 says.
         */
        readonly doorNeverBlocks: boolean;
        /**
         * A door here always blocks.
         */
        readonly doorAlwaysBlocks: boolean;
        /**
         * Can never be blocked.
         */
        readonly unblockable: boolean;
        /**
         * Not used; 0 in the measured files.
         */
        readonly reserved2: boolean;
    }
    /**
     * Twenty bytes of early sub-versions of Left 4 Dead.
     */
    class L4dOldBlock {
        constructor(_io: KaitaiStream, _parent?: SourceNav.NavArea, _root?: SourceNav);
        readonly _io: KaitaiStream;
        readonly _parent: SourceNav.NavArea;
        readonly _root: SourceNav;
        /**
         * Not known.
         */
        readonly unknownD1: number;
        /**
         * Not known.
         */
        readonly unknownD2: number;
        /**
         * Not known.
         */
        readonly unknownD3: number;
        /**
         * Not known.
         */
        readonly unknownD4: number;
        /**
         * Not known.
         */
        readonly unknownD5: number;
    }
}
