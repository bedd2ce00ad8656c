"""What may have happened to meshes: another version word."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.families.metroid_prime_path.rules.versions import fitting_version
from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis


def causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """Versions that do not fit."""
    for failing_file in scene.failing_files:
        if failing_file.budget.remaining and (version := fitting_version(failing_file.data)) is not None:
            own = int.from_bytes(failing_file.data[:4], "big")
            yield Hypothesis(
                code="WRONG_VERSION",
                message=f"{failing_file.name or 'the mesh'} says that it is of version {own}, and all of it fits version {version}",
                fix="Set the version that it fits: `navspec repair --select PRIME_VERSION_LAYOUT`",
                paths=(failing_file.path,),
                data={failing_file.path: version.to_bytes(4, "big") + bytes(failing_file.data[4:])},
            )
