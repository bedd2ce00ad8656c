"""What needs Blender: objects of scenes, operators and panels."""
