"""Examples in the help of the commands, with the file names of the guides."""

from __future__ import annotations

from collections.abc import Mapping

EXAMPLES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "check": (
        ("check my_paths/", "Check a folder; the 64 path files are checked as one set"),
        (
            "check my_paths/NODES23.DAT --base original_paths/",
            "Check one changed file together with the others of its set",
        ),
        ("check maps/ -o report.html --output-format html", "Write a page with a map for the browser"),
        ("check my_paths/ --ignore SA_PATHS_FLOOD --fail-on warning", "Leave out a rule, and fail on warnings too"),
    ),
    "explain": (
        ("explain SA_PATHS_LINK_TARGET", "Explain a rule: its reason, its effect in the game, and the fix"),
        ("explain SWAPPED_FILES", "Explain a cause"),
        ("explain link target", "Search the reference for words"),
    ),
    "rules": (
        ("rules gta_sa_paths", "List the rules of a format"),
        ("rules SA_PATHS_LINK SA_PATHS_NAVI", "List the rules whose codes begin like this"),
        ("rules --output-format json -o rules.json", "Write all rules as JSON"),
    ),
    "info": (
        ("info maps/koth_lake.nav", "Summarise a navigation mesh"),
        ("info my_paths/", "Summarise a set of path files"),
        ("info gta3.img:nodes12.dat", "Summarise a file in an archive"),
    ),
    "ls": (
        ("ls my_paths/NODES28.DAT", "List the parts of a file"),
        ("ls my_paths/NODES28.DAT /nodes/4", "List the fields of one node"),
        ("ls my_paths/NODES28.DAT /nodes --limit 500", "List up to 500 nodes"),
    ),
    "get": (
        ("get GTASAsf1.b money", "Print a value by the name of its field"),
        ("get my_paths/NODES28.DAT /nodes/4/position_x /nodes/0-3/flags", "Print several values by their pointers"),
    ),
    "diff": (
        ("diff original_paths/ my_paths/", "Compare two folders by record and field"),
        ("diff GTASAsf1.b GTASAsf2.b", "Compare two saves"),
        (
            "diff original_paths/ my_paths/ -o diff.html --output-format html",
            "Write a page with a map of what is new, gone, moved and changed",
        ),
    ),
    "docs": (
        ("docs gta_sa_paths", "Show the reference of a format"),
        ("docs gta_sa_paths path_node.flags", "Show one field"),
        ("docs flood id", "Search all formats for words"),
    ),
    "formats": (
        ("formats", "List the formats, their variants and the commands that support them"),
        ("formats --output-format json", "Print them as JSON"),
    ),
    "set": (
        ("set GTASAsf1.b money=1000000", "Set a value; the old file is kept as *.bak"),
        ("set my_paths/NODES28.DAT /nodes/4/flags/speed=fast --dry-run", "Show what would change"),
        ("set my_paths/NODES28.DAT /nodes/0-9/flags/speed=slow -o NODES28.DAT", "Set several values in a copy"),
    ),
    "add": (
        (
            "add maps/koth_lake.nav /areas/0/hiding_spots position/x=60 position/y=40 flags/in_cover=true",
            "Add a hiding spot to an area",
        ),
        (
            "add maps/koth_lake.nav areas --copy 0 nw/x=300 se/x=400 --dry-run",
            "Show the file with another area like the first",
        ),
    ),
    "remove": (
        ("remove maps/koth_lake.nav /areas/1/encounters/0 --dry-run", "Show the file without an encounter path"),
        (
            "remove maps/koth_lake.nav 7",
            "Remove area 7 with everything that refers to it; the old file is kept as *.bak",
        ),
        ("remove original_paths/ 26/12 -o shorter/", "Remove a node of a road, in a copy of the set"),
    ),
    "link": (
        ("link maps/koth_lake.nav 2 7 --both", "Link two areas both ways, over the sides that face each other"),
        ("link maps/koth_lake.nav 1 7 --side east --dry-run", "Name the side over which the link leads"),
        (
            "link original_paths/ 26/11 26/12 lanes=1 lanes_back=0 -o linked/",
            "Link the ends of two roads by a one-way street",
        ),
    ),
    "unlink": (
        ("unlink maps/koth_lake.nav 1 2", "Remove the link from area 1 to area 2; the link back stays"),
        ("unlink original_paths/ 26/10 26/12 -o cut/", "Cut a road, in a copy of the set"),
    ),
    "join": (
        ("join maps/two.nav 1 2", "Join two areas that form one rectangle"),
        ("join original_paths/ 26/11 26/12 -o joined/", "Join the ends of two roads, in a copy of the set"),
    ),
    "fix": (
        ("fix links maps/koth_lake.nav", "List the areas side by side between which links are missing"),
        ("fix links --within 18 maps/koth_lake.nav --apply", "Add these links; the old file is kept as *.bak"),
    ),
    "new": (
        (
            'new source_nav:css --area "-500 -500 500 500 64" -o surf_map.nav',
            "Make a mesh of one area around the start",
        ),
        (
            'new source_nav:16.2 --area "0 0 400 400 0" --area "400 0 800 400 0" -o two.nav',
            "Make a mesh of two areas with links both ways",
        ),
    ),
    "repair": (
        ("repair my_paths/", "List the repairs, without writing"),
        ("repair my_paths/ -o repaired/", "Write the repaired files into another folder"),
        ("repair my_paths/ --apply", "Replace the files; the old ones are kept as *.bak"),
        ("repair broken.b --donor GTASAsf2.b -o whole.b", "Replace damaged parts of a save by those of another save"),
    ),
    "convert": (
        ("convert original_paths/ --to fla4 --map-size 12000 -o large_map/", "Convert path files for a larger map"),
        (
            "convert maps/koth_lake.nav --to 16.0 --allow-loss -o garrysmod/",
            "Convert a mesh, although some values are lost",
        ),
    ),
    "dump": (
        ("dump GTASAsf1.b -o save.json", "Write a file as JSON"),
        ("dump --readable NODES23.DAT -o nodes23.json", "Write JSON for editing by hand"),
    ),
    "build": (
        ("build nodes23.json -o new_NODES23.DAT", "Build a file from the JSON of `navspec dump`"),
        ("build nodes23.json -o NODES23.DAT --force", "Replace the file"),
    ),
    "extract": (
        ("extract gta3.img -o loose/", "Extract all files of known formats"),
        ('extract gta3.img "nodes1?.dat" -o some/', "Extract the files whose names match a pattern"),
    ),
    "pack": (
        ("pack my_paths/ -o new.img", "Pack the files of a folder into a new archive"),
        ("pack my_paths/ --base gta3.img -o new_gta3.img", "Replace files in a copy of an archive"),
    ),
    "compile": (
        ("compile roads.geojson -o new_map/", "Make path files from roads that are drawn"),
        ("compile roads.geojson --base original_paths/ -o with_roads/", "Merge the roads into an existing map"),
        ("compile city.osm.pbf --from osm --origin 24.94,60.17 -o city_map/", "Make path files from OpenStreetMap"),
        ("compile roads.geojson", "Only show and check the result"),
    ),
    "merge": (
        (
            "merge original_paths/ one_mod/ other_mod/ -o merged/",
            "Both mods in one set; only files that change are written",
        ),
        (
            "merge original_paths/ one_mod/ other_mod/ --prefer A",
            "Show the result, with the first mod winning conflicts",
        ),
    ),
    "export": (
        ("export original_paths/ -o roads.gpkg", "Export for QGIS"),
        ("export original_paths/ --kind vehicle -o roads.svg", "Draw the roads for vehicles"),
        ("export maps/koth_lake.nav -o lake.glb", "Export a mesh for viewers in 3D"),
    ),
    "route": (
        ("route original_paths/ 36/31 27/7 --lanes", "Find a route between two nodes, with regard to one-way roads"),
        ("route original_paths/ 0,0 -900,800", "Find a route between two places"),
        ("route maps/koth_lake.nav 1 4 --mode engine", "Find the route that the game takes"),
    ),
    "studio": (
        ("studio my_paths/", "Open a folder in the browser"),
        ("studio maps/koth_lake.nav --port 8000 --no-browser", "Serve a mesh on this port, and print the address"),
    ),
    "git": (
        ("git setup", "Let git show changes of known files in this repository"),
        ("git setup --print", "Only print the configuration"),
    ),
    "git setup": (
        ("git setup", "Set up this repository"),
        ("git setup --global --by-record", "Set up all repositories; `git diff` then lists changes by record"),
    ),
    "git textconv": (("git textconv GTASAsf1.b", "Print a file as lines of text"),),
    "git diff": (
        ("git diff GTASAsf1.b GTASAsf1.b 0 100644 GTASAsf2.b 0 100644", "Show a change with the arguments of git"),
    ),
    "schema": (
        ("schema check", "Print the JSON Schema of a report"),
        ("schema config -o navspec.schema.json", "Write the schema of navspec.toml, for completion in editors"),
    ),
    "completion": (
        ("completion bash", 'Print the script for bash; put eval "$(navspec completion bash)" into ~/.bashrc'),
        ("completion powershell -o navspec.ps1", "Write the script for PowerShell"),
    ),
    "spec": (
        ("spec tram_map.ksy", "Check the spec of a format"),
        ("spec tram_map.ksy -o tram_map.spec.json", "Compile the spec, so that navspec can read the format"),
    ),
    "census": (
        ("census my_paths/ maps/ GTASAsf1.b", "Count values, and show the counts"),
        ("census my_paths/ --output-format json -o census.json", "Write the counts for posting"),
    ),
    "roundtrip": (
        ("roundtrip my_paths/", "Read and write files, and compare the bytes"),
        ("roundtrip maps/ --jobs 2 --output-format json", "Use two processes, and print JSON"),
    ),
    "help": (
        ("help", "Show the help of navspec"),
        ("help git setup", "Show the help of a command"),
    ),
    "version": (("version", "Show the version"),),
}
"""Command lines without `navspec`, each with a comment, by command."""
