// SPDX-License-Identifier: Apache-2.0
#pragma once
// Objects of the classes that builtins/library defines (griddedInterpolant, triangulation, …):
// properties that are seen, a state that is not, and functions of the library. Engine thread.
#include "builtins/core/builtin.h"
#include "value/containers.h"

namespace vitrine {

class LibraryObject final : public ObjectValue {
public:
    LibraryObject(std::string name, Value state, Value functions, bool handle)
        : ObjectValue(std::move(name), handle), m_state(std::move(state)),
          m_functions(std::move(functions)) {}
    LibraryObject(const LibraryObject&) = default;

    [[nodiscard]] Ref<ObjectValue> copy() const override { return makeRef<LibraryObject>(*this); }
    [[nodiscard]] const Value& state() const { return m_state; }
    void setState(Value state) { m_state = std::move(state); }
    /// What "size" says of one that has it, told without running it: the shape of a state that is
    /// an array, or the lengths in its field `extent`; else 1-by-1.
    [[nodiscard]] Shape extent() const;
    /// A handle that takes the object first: "call" is what object(…) means, "set" is
    /// object = set(object, name, value); "member" is object.name(…) of names that are neither
    /// property nor method, member(object, name, …), and "held" its value before a part of it is
    /// assigned, [] for none; "brace" what object{…} lists, as a cell; "assign" object(…) = value,
    /// assign(object, value, …), "assignBrace" object{…} = value, "remove" object(…) = [];
    /// "size" the shape, of which end and the loops read; plus, eq, … and horzcat, vertcat what
    /// operators and brackets do; any other name a method. Nothing: there is none.
    [[nodiscard]] Value function(std::string_view name) const;

private:
    Value m_state;
    Value m_functions; ///< a struct of handles
};

/// That function of a value; Nothing when it is no object of the library or has none. An array of
/// objects has the methods of its first, but no meaning of () and .name = of its own.
[[nodiscard]] Value objectFunction(const Value& value, std::string_view name);
/// The shape that lists of variables show; runs nothing.
[[nodiscard]] Shape shownShape(const Value& value);
/// The bytes that they show: byteCount, and what objects of the library hold in it. A handle is a
/// reference of 8 bytes. Looks at so many elements of containers, then stops.
[[nodiscard]] uint64_t shownBytes(const Value& value, int64_t limit = 1'000'000);
/// The shape of any value; that of an object of the library as its "size" says.
[[nodiscard]] Shape shapeOf(Interpreter& vm, const Value& value);

} // namespace vitrine
