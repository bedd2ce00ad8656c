#include "main.h"
#include <chrono>
#include <fstream>
#include <iostream>

static std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    std::string data(static_cast<std::size_t>(file.tellg()), 0);
    file.seekg(0).read(&data[0], static_cast<std::streamsize>(data.size()));
    return data;
}

static std::string answer(const std::string& id, const std::string& path, bool is_timed) {
    try {
        kaitai::kstream stream(content(path));
        auto start = std::chrono::steady_clock::now();
        Dump dump = readers.at(id)(stream);
        if (is_timed) return std::to_string(std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count());
        Writer w;
        dump(w);
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
        auto tab = line.find('\t'), next = line.find('\t', tab + 1);
        std::cout << answer(line.substr(0, tab), line.substr(tab + 1, next - tab - 1), next != line.npos) << std::endl;
    }
}
