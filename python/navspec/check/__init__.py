"""Rules, findings and reports; no format knowledge."""
