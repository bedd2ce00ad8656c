#include "main.h"
#include <fstream>
#include <iostream>
#include <iterator>

static std::string dump(const std::string& id, const std::string& path) {
    try {
        std::ifstream file(path, std::ios::binary);
        kaitai::kstream stream(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
        Writer w;
        dumpers.at(id)(w, stream);
        return w.text;
    } catch (const kaitai::validation_failed_error& error) {
        return std::string("!validation ") + error.what();
    } catch (const std::ios_base::failure& error) {
        return std::string("!eof ") + error.what();
    } catch (const std::exception& error) {
        return std::string("!other ") + error.what();
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);) {
        auto tab = line.find('\t');
        std::cout << dump(line.substr(0, tab), line.substr(tab + 1)) << '\n';
    }
}
