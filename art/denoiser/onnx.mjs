// Writes Open Image Denoise's U-Net as an ONNX file: just the few protobuf messages that it takes.

/** The convolutions by the size that they work at: down to a sixteenth, and up again. */
const BASE = {
  down: [['enc_conv0', 'enc_conv1'], ['enc_conv2'], ['enc_conv3'], ['enc_conv4']],
  bottom: ['enc_conv5a', 'enc_conv5b'],
  up: [
    ['dec_conv4a', 'dec_conv4b'],
    ['dec_conv3a', 'dec_conv3b'],
    ['dec_conv2a', 'dec_conv2b'],
    ['dec_conv1a', 'dec_conv1b', 'dec_conv0'],
  ],
};
const LARGE = {
  down: [1, 2, 3, 4].map((level) => [`enc_conv${level}a`, `enc_conv${level}b`]),
  bottom: BASE.bottom,
  up: [...BASE.up.slice(0, 3), ['dec_conv1a', 'dec_conv1b', 'dec_conv1c']],
};

const FLOAT = 1;
const FLOAT16 = 10;

/** The network of these tensors; takes `input`, gives `output`, both 1 x channels x height x width. */
export function unet(tensors) {
  const plan = tensors.has('enc_conv0.weight') ? BASE : LARGE;
  const first = tensors.get(`${plan.down[0][0]}.weight`).dims[1];
  const { nodes, last } = wire(plan);
  const graph = [
    ...nodes.map((node) => bytes(1, node)),
    string(2, 'unet'),
    ...[...tensors].map(([name, tensor]) => bytes(5, halves(name, tensor))),
    bytes(5, scales()),
    bytes(11, picture('input', first)),
    bytes(12, picture(last, 3)),
  ];
  return join([number(1, 8), bytes(8, join([number(2, 13)])), bytes(7, join(graph))]);
}

function wire({ down, bottom, up }) {
  const nodes = [];
  const add = (type, inputs, output, attributes) => {
    nodes.push(operation(type, inputs, output, attributes));
    return output;
  };
  const convolve = (from, name) => {
    const [weight, bias] = ['weight', 'bias'].map((part) =>
      add('Cast', [`${name}.${part}`], `${name}.${part}.float`, { to: FLOAT }),
    );
    const sum = add('Conv', [from, weight, bias], `${name}.sum`, {
      pads: [1, 1, 1, 1],
      kernel_shape: [3, 3],
    });
    return add('Relu', [sum], name);
  };
  const halve = (from) =>
    add('MaxPool', [from], `${from}.half`, { kernel_shape: [2, 2], strides: [2, 2] });
  const NEAREST = {
    mode: 'nearest',
    coordinate_transformation_mode: 'asymmetric',
    nearest_mode: 'floor',
  };
  const double = (from) => add('Resize', [from, '', 'scales'], `${from}.double`, NEAREST);

  const seen = ['input'];
  for (const names of down) seen.push(halve(names.reduce(convolve, seen.at(-1))));
  let last = bottom.reduce(convolve, seen.pop());
  for (const names of up) {
    const both = add('Concat', [double(last), seen.pop()], `${names[0]}.both`, { axis: 1 });
    last = names.reduce(convolve, both);
  }
  return { nodes, last };
}

// The messages of onnx.proto.

function operation(type, inputs, output, attributes = {}) {
  const settings = Object.entries(attributes).map(([name, value]) =>
    bytes(5, attribute(name, value)),
  );
  return join([
    ...inputs.map((name) => string(1, name)),
    string(2, output),
    string(4, type),
    ...settings,
  ]);
}

function attribute(name, value) {
  if (typeof value === 'string') return join([string(1, name), string(4, value), number(20, 3)]);
  if (typeof value === 'number') return join([string(1, name), number(3, value), number(20, 2)]);
  return join([string(1, name), ...value.map((each) => number(8, each)), number(20, 7)]);
}

function halves(name, { dims, bytes: raw }) {
  return join([
    ...dims.map((size) => number(1, size)),
    number(2, FLOAT16),
    string(8, name),
    bytes(9, raw),
  ]);
}

function scales() {
  const raw = Buffer.from(new Float32Array([1, 1, 2, 2]).buffer);
  return join([number(1, 4), number(2, FLOAT), string(8, 'scales'), bytes(9, raw)]);
}

function picture(name, channels) {
  const sizes = [number(1, 1), number(1, channels), string(2, 'height'), string(2, 'width')];
  const shape = join(sizes.map((size) => bytes(1, size)));
  return join([string(1, name), bytes(2, bytes(1, join([number(1, FLOAT), bytes(2, shape)])))]);
}

// Protobuf on the wire: a field's number and kind, then a number or so many bytes.

function varint(value) {
  const out = [];
  for (; value > 127; value = Math.floor(value / 128)) out.push((value % 128) + 128);
  return Buffer.from([...out, value]);
}

const join = (parts) => Buffer.concat(parts);
const number = (field, value) => join([varint(field * 8), varint(value)]);
const bytes = (field, value) => join([varint(field * 8 + 2), varint(value.length), value]);
const string = (field, value) => bytes(field, Buffer.from(value));
