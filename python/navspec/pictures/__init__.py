"""Pictures that lie under maps: textures of games as pixels, and pictures that browsers decode."""
