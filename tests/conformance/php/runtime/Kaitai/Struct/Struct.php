<?php
namespace Kaitai\Struct;

abstract class Struct {
    protected $_io;
    protected $_parent;
    protected $_root;

    public function __construct(Stream $io, ?Struct $parent = null, ?Struct $root = null) {
        $this->_io = $io;
        $this->_parent = $parent;
        $this->_root = $root;
    }

    public static function fromFile(string $name): static {
        return new static(new Stream(file_get_contents($name)));
    }

    public function _io(): Stream {
        return $this->_io;
    }

    public function _parent(): ?Struct {
        return $this->_parent;
    }

    public function _root(): ?Struct {
        return $this->_root;
    }
}
