"""What conversions are: targets, what is lost or stands against them, and the record; no format knowledge."""
