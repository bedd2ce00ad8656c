"""What this repository asks beside the rules for specs: texts, changelog, words for every rule."""
