"""What repairs meshes beyond what the spec determines."""
