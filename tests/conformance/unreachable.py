"""What no vector can show, by format, and why."""

_GUESSED = "only a trial tells; a generated parser takes what the spec takes by itself"
_SHIFTED = (
    "the bytes before the checksum take what is left, so that a file without its end is read with another checksum"
)
_COUNTED = "the count of the list is refused as soon as a byte is missing"

UNREACHABLE: dict[str, dict[str, str]] = {
    "gta_img": {
        "gta_img: in a list": _COUNTED,
        "gta_img: in the last field": _COUNTED,
    },
    "gta_sa_paths": {
        "gta_sa_paths: in the last field": "a file that is too short for its tail is read as one without it",
    },
    "gta_sa_save": {"gta_sa_save: in the last field": _SHIFTED},
    "gta_sa_save_android": {
        "gta_sa_save_android: in the last field": _SHIFTED,
        "gta_sa_save_android.is_object_variant_b: false": _GUESSED,
        "gta_sa_save_android.len_mission_state: more": _GUESSED,
        "gta_sa_save_android.len_mission_tail: more": _GUESSED,
    },
    "source_nav": {
        "nav_area.earliest_occupy_time: empty": "games have two teams or four",
    },
    "metroid_prime_path": {
        "metroid_prime_path.points: empty": "points are stored only where their number is not 0",
    },
}
