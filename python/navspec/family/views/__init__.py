"""Views: columns over the files of a set that rules, drawings and graphs read."""
