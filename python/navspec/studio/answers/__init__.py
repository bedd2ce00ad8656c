"""What the page can ask: a module for each kind of question, all of them in `ROUTES`."""

from __future__ import annotations

from navspec.studio.answers import (
    card,
    compare,
    conversions,
    disk,
    documents,
    drawings,
    edits,
    exports,
    fields,
    findings,
    opening,
    repairs,
    routing,
    saving,
    scene,
)

ROUTES = [
    *documents.ROUTES,
    *scene.ROUTES,
    *findings.ROUTES,
    *edits.ROUTES,
    *repairs.ROUTES,
    *conversions.ROUTES,
    *routing.ROUTES,
    *exports.ROUTES,
    *drawings.ROUTES,
    *opening.ROUTES,
    *saving.ROUTES,
    *disk.ROUTES,
    *fields.ROUTES,
    *compare.ROUTES,
    *card.ROUTES,
]
