# Canonical JSON from the generated Ruby classes.
#
# Usage: ruby dump.rb PLANS <LIST. See conformance/README.md for what is read and printed.

require 'json'

EXACT = (1 << 53) - 1

def integer(value, root)
  # A name that the language has for a number: the constants of the class tell which one.
  if value.is_a?(Symbol)
    table = root.constants.grep(/\AI__/).map { |name| root.const_get(name) }.find { |names| names.key?(value) }
    value = table.fetch(value)
  end
  raise TypeError, "#{value.inspect} is no integer" unless value.is_a?(Integer)
  value.abs <= EXACT ? value.to_s : "\"#{value}\""
end

def converted(value, member, plan)
  case member['kind']
  when 'struct' then dumped(value, member['type'], plan)
  when 'bytes' then "\"hex:#{value.unpack1('H*')}\""
  when 'f4', 'f8' then value.nan? ? '"f8:nan"' : "\"f8:#{[value].pack('G').unpack1('H*')}\""
  when 'bool' then (value ? true : false).to_s
  else integer(value, plan['class'])
  end
end

def dumped(object, type, plan)
  found = plan['types'][type]['members'].filter_map do |member|
    next unless member['present'].empty? || object.public_send(member['present'])
    value = object.public_send(member['id'])
    text = member['list'] ? "[#{value.map { |each| converted(each, member, plan) }.join(',')}]" : converted(value, member, plan)
    "\"#{member['id']}\":#{text}"
  end
  "{#{found.join(',')}}"
end

def answer(plan, path, is_timed)
  plan['class'] ||= begin
    require plan['file']
    Object.const_get(plan['root'].split('_').map { |word| word[0].upcase + word[1..] }.join)
  end
  data = File.binread(path)
  start = Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond)
  object = plan['class'].new(Kaitai::Struct::Stream.new(data))
  return (Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond) - start).to_s if is_timed
  dumped(object, plan['root'], plan)
end

plans = JSON.parse(File.read(ARGV[0]))
$stdout.sync = true
$stdin.each_line(chomp: true) do |line|
  id, path, timed = line.split("\t")
  begin
    text = answer(plans[id], path, timed)
  rescue EOFError => e
    text = "!eof #{e.message.inspect}"
  rescue Kaitai::Struct::ValidationFailedError => e
    text = "!validation #{e.message.inspect}"
  rescue StandardError, NoMemoryError, SystemStackError => e
    text = "!other #{e.class} #{e.message.inspect}"
  end
  puts text
end
