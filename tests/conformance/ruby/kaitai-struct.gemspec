Gem::Specification.new do |spec|
  spec.name = 'kaitai-struct'
  spec.version = '0.11.0'
  spec.summary = 'The folder of a runtime as a gem'
  spec.authors = ['navspec']
  spec.files = Dir['kaitai/**/*.rb']
  spec.require_paths = ['.']
end
