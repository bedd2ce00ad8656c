// Helpers around every shader.

export function openContext(canvas) {
  return canvas.getContext("webgl2", { alpha: false, antialias: false, depth: true, powerPreference: "high-performance" });
}

// A program, and where its uniforms are.
export class Program {
  constructor(gl, vertex, fragment) {
    this.gl = gl;
    this.program = gl.createProgram();
    const shaders = [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]].map(([kind, text]) => {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${text}`);
      gl.compileShader(shader);
      gl.attachShader(this.program, shader);
      return shader;
    });
    gl.linkProgram(this.program);
    if (!gl.getProgramParameter(this.program, gl.LINK_STATUS) && !gl.isContextLost()) {
      throw new Error([gl.getProgramInfoLog(this.program), ...shaders.map((shader) => gl.getShaderInfoLog(shader))].join("\n"));
    }
    this.places = new Map();
  }

  // Use it, with values for its uniforms: numbers, or lists of two or four.
  use(values) {
    const { gl } = this;
    gl.useProgram(this.program);
    for (const [name, value] of Object.entries(values)) {
      if (!this.places.has(name)) this.places.set(name, gl.getUniformLocation(this.program, name));
      const place = this.places.get(name);
      if (typeof value === "number") gl.uniform1f(place, value);
      else if (value.length === 2) gl.uniform2fv(place, value);
      else gl.uniform4fv(place, value);
    }
  }
}

const PART = 1 << 14; // numbers that are written at a time

// Numbers of many things, as many of each, only for the graphics: written in parts, since an array of all of them would lie in
// memory until garbage is collected. `write(part, to, at)` writes those of the thing `at` to a place in a part.
export class Written {
  constructor(Kind, many, size, write) {
    Object.assign(this, { Kind, many, size, write });
  }

  // Fill the buffer that is bound.
  fill(gl, target) {
    const { Kind, many, size, write } = this;
    const bytes = size * Kind.BYTES_PER_ELEMENT;
    gl.bufferData(target, many * bytes, gl.STATIC_DRAW);
    const step = Math.ceil(PART / size);
    const part = new Kind(Math.min(many, step) * size);
    for (let first = 0; first < many; first += step) {
      const end = Math.min(first + step, many);
      for (let at = first; at < end; at += 1) write(part, (at - first) * size, at);
      gl.bufferSubData(target, first * bytes, part, 0, (end - first) * size);
    }
  }
}

// Columns of vertices: `[location, size, numbers]` each, in an array or `Written`; bytes are whole numbers for the shader.
export function vertexArray(gl, columns, indices = null) {
  const array = gl.createVertexArray();
  const buffers = [];
  gl.bindVertexArray(array);
  for (const [location, size, values] of columns) {
    const buffer = gl.createBuffer();
    buffers.push(buffer);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    if (values instanceof Written) values.fill(gl, gl.ARRAY_BUFFER);
    else gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, values instanceof Uint16Array ? gl.UNSIGNED_SHORT : gl.FLOAT, false, 0, 0);
  }
  if (indices) gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  gl.bindVertexArray(null);
  const free = () => {
    gl.deleteVertexArray(array);
    for (const buffer of buffers) gl.deleteBuffer(buffer);
  };
  return { array, buffers, free };
}

// "#rrggbb", "#rrggbbaa" or "rgb(r g b)" as four numbers from 0 to 1.
export function channels(color) {
  if (color.startsWith("rgb")) return [...color.match(/[\d.]+/g).map((channel) => Number(channel) / 255), 1].slice(0, 4);
  const parts = color.slice(1).match(/../g).map((channel) => parseInt(channel, 16) / 255);
  return parts.length === 4 ? parts : [...parts, 1];
}
