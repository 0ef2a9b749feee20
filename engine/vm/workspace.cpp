// SPDX-License-Identifier: Apache-2.0
// Variables by name. A function's variables are registers of its frame, and those made at run time
// its `extra`. A script borrows: at its start the variables that it mentions move from the
// workspace it runs in to its registers, at its end they move back, so that each value has one
// owner all the time and can be changed in place.
#include "accel/accelerator.h"
#include "base/host_memory.h"
#include "builtins/core/run_slot.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

// --------------------------------------------------------------------------------- boxes

void Vm::loadBox(Frame& frame, const Instruction& in) {
    const Value& value = frame.scope->boxes[in.b]->value;
    if (value.isNothing()) {
        frame.registers[in.a] = Value();
        if (in.n == 1) return;
        const std::string& name = frame.proto->boxes[in.b].name;
        if (frame.isScript) {
            CallSite site;
            site.name = name;
            Value result;
            invoke(frame, site, nullptr, 0, 1, result, nullptr);
            return set(frame, in.a, std::move(result));
        }
        throwUnset(frame, name);
    }
    Value copy = value;
    set(frame, in.a, std::move(copy));
}

void Vm::storeBox(Frame& frame, const Instruction& in) {
    Value& value = frame.registers[in.b];
    if (value.kind() == Kind::Tensor && value.tensor().remote())
        m_options.accelerator.nameValue(value, frame.proto->boxes[in.a].name);
    frame.scope->boxes[in.a]->value = std::exchange(value, Value());
    frame.takenBox = -1;
}

void Vm::takeBox(Frame& frame, const Instruction& in) {
    frame.registers[in.a] = std::exchange(frame.scope->boxes[in.b]->value, Value());
    frame.takenBox = in.b;
    frame.takenRegister = in.a;
}

void Vm::declareGlobal(Frame& frame, const Instruction& in) {
    const std::string& name = frame.proto->sites[in.b].name;
    Ref<Box>& box = m_globals[name];
    if (!box) box = makeRef<Box>();
    if (box->value.isNothing() && in.n == 0) box->value = Value::emptyMatrix();
    frame.scope->boxes[in.a] = box;
    if (!frame.isScript) return;
    workspaceOf(frame.owner).globals[name] = box;
    for (Frame* outer = frame.owner; outer; outer = outer->owner)
        linkGlobal(*outer, name, box);
}

/// The variable of a frame that waits for the code which declares it is global from now on.
void Vm::linkGlobal(Frame& frame, std::string_view name, const Ref<Box>& box) {
    const int shared = frame.proto->findBox(name);
    if (shared >= 0 && frame.scope) frame.scope->boxes[static_cast<std::size_t>(shared)] = box;
    const int local = frame.proto->findLocal(name);
    if (local < 0) return;
    if (!frame.links) {
        frame.links = std::make_unique<GlobalLinks>();
        frame.links->inBoxes = true;
    }
    frame.registers[local] = Value();
    if (GlobalLinks::Link* known = frame.links->find(local))
        known->box = box;
    else
        frame.links->all.push_back({local, box});
}

void Vm::storeLinks(Frame& frame) {
    if (frame.links->inBoxes) return;
    for (GlobalLinks::Link& link : frame.links->all)
        link.box->value = std::exchange(frame.registers[link.local], Value());
    frame.links->inBoxes = true;
}

void Vm::loadLinks(Frame& frame) {
    if (!frame.links->inBoxes) return;
    for (GlobalLinks::Link& link : frame.links->all)
        frame.registers[link.local] = std::exchange(link.box->value, Value());
    frame.links->inBoxes = false;
}

/// The variable is a local again, and unset.
void Vm::dropLinks(Frame& frame, const Box* box) {
    if (!frame.links) return;
    std::erase_if(frame.links->all, [&](GlobalLinks::Link& link) {
        if (link.box.get() != box) return false;
        Value& value = frame.registers[link.local];
        if (!frame.links->inBoxes) link.box->value = std::move(value);
        value = Value();
        return true;
    });
}

/// True when the variable has been there before.
bool Vm::declarePersistent(Frame& frame, const Instruction& in) {
    std::vector<Ref<RefCounted>>& all = frame.proto->persistents;
    if (all.size() <= in.b) all.resize(static_cast<std::size_t>(in.b) + 1);
    const bool known = static_cast<bool>(all[in.b]);
    if (!known) {
        auto box = makeRef<Box>();
        box->value = Value::emptyMatrix();
        all[in.b] = Ref<RefCounted>(box);
    }
    frame.scope->boxes[in.a] = Ref<Box>(static_cast<Box*>(all[in.b].get()));
    return known;
}

// ------------------------------------------------------------------------------- by name

/// The nearest running function around a nested one that mentions none of the shared variables.
static Frame* nearestAround(const Frame& frame) {
    if (!frame.proto->nested || (frame.scope && frame.scope->parent)) return nullptr;
    Frame* outer = frame.caller;
    while (outer && (outer->isScript || outer->proto != frame.proto->parent))
        outer = outer->caller;
    return outer;
}

/// Of a nested function: the running function whose variables it shares; null when that ended.
Frame* Vm::enclosing(const Frame& frame) const {
    if (!frame.proto->nested || !frame.scope || !frame.scope->parent) return nullptr;
    for (Frame* outer = frame.caller; outer; outer = outer->caller) {
        if (outer->scope == frame.scope->parent && !outer->isScript &&
            outer->proto == frame.scope->parent->proto)
            return outer;
    }
    return nullptr;
}

/// The innermost value of this name that code in the frame sees; null when unset.
Value* Vm::findVariable(Frame* frame, std::string_view name) {
    for (;; frame = frame->owner) {
        Workspace* workspace = &m_base;
        if (frame) {
            const int local = frame->proto->findLocal(name);
            if (local >= 0 && !frame->registers[local].isNothing()) return &frame->registers[local];
            const int box = frame->proto->findBox(name);
            if (box >= 0 && frame->scope) {
                Value& value = frame->scope->boxes[static_cast<std::size_t>(box)]->value;
                if (!value.isNothing()) return &value;
            }
            workspace = frame->extra.get();
        }
        if (workspace) {
            const auto found = workspace->values.find(name);
            if (found != workspace->values.end() && !found->second.isNothing())
                return &found->second;
            const auto global = workspace->globals.find(name);
            if (global != workspace->globals.end() && !global->second->value.isNothing())
                return &global->second->value;
        }
        if (!frame) return nullptr;
        if (frame->isScript) continue;
        // The loop's step goes on from a script to what it runs in.
        Frame* outer = enclosing(*frame);
        if (!outer) return nullptr;
        return findVariable(outer, name);
    }
}

const Value* Vm::findDynamic(Frame& frame, std::string_view name) {
    if (!frame.extra && !frame.isScript) return nullptr;
    return findVariable(&frame, name);
}

Workspace& Vm::workspaceOf(Frame* frame) {
    while (frame && frame->isScript)
        frame = frame->owner;
    if (!frame) return m_base;
    if (!frame->extra) frame->extra = std::make_unique<Workspace>();
    return *frame->extra;
}

void Vm::setVariableOf(Frame* frame, std::string_view name, Value value) {
    for (Frame* f = frame; f; f = f->owner) {
        const int local = f->proto->findLocal(name);
        if (local >= 0) {
            GlobalLinks::Link* link =
                f->links && f->links->inBoxes ? f->links->find(local) : nullptr;
            (link ? link->box->value : f->registers[local]) = std::move(value);
            return;
        }
        const int box = f->proto->findBox(name);
        if (box >= 0 && f->scope) {
            f->scope->boxes[static_cast<std::size_t>(box)]->value = std::move(value);
            return;
        }
        if (f->isScript) continue;
        const bool isStatic = f->proto->nested || !f->proto->nestedFunctions.empty();
        if (!isStatic) break;
        Frame* outer = enclosing(*f);
        if (outer && (outer->proto->nested || findVariable(outer, name)))
            return setVariableOf(outer, name, std::move(value));
        if (name == "ans") break;
        throwError("MATLAB:lang:StaticWorkspaceViolation",
                   "Attempt to add \"%s\" to a static workspace.", std::string(name).c_str());
    }
    Workspace& workspace = workspaceOf(frame);
    const auto global = workspace.globals.find(name);
    if (global != workspace.globals.end()) {
        global->second->value = std::move(value);
        return;
    }
    const auto found = workspace.values.find(name);
    if (found != workspace.values.end()) {
        if (found->second.isNothing()) ++m_generation;
        found->second = std::move(value);
        return;
    }
    ++m_generation;
    workspace.values.emplace(std::string(name), std::move(value));
}

/// A variable that is cleared: one that is global is no longer, for none of the functions that
/// share it; another is unset for all of them.
void Vm::unlinkBox(Scope& scope, std::size_t index, std::string_view name) {
    const Ref<Box> box = scope.boxes[index];
    const auto global = m_globals.find(name);
    if (global == m_globals.end() || global->second != box) {
        box->value = Value();
        return;
    }
    const auto fresh = makeRef<Box>();
    for (Scope* at = &scope; at; at = at->parent.get()) {
        for (Ref<Box>& other : at->boxes) {
            if (other == box) other = fresh;
        }
    }
}

bool Vm::clearVariableOf(Frame* frame, std::string_view name) {
    bool any = false;
    for (Frame* f = frame; f; f = f->owner) {
        const int local = f->proto->findLocal(name);
        if (local >= 0) {
            any = any || !f->registers[local].isNothing();
            const GlobalLinks::Link* link = f->links ? f->links->find(local) : nullptr;
            if (link) dropLinks(*f, Ref<Box>(link->box).get());
            f->registers[local] = Value();
        }
        const int box = f->proto->findBox(name);
        if (box >= 0 && f->scope) {
            unlinkBox(*f->scope, static_cast<std::size_t>(box), name);
            any = true;
        }
        if (f->isScript) continue;
        Frame* outer = enclosing(*f);
        if (!outer) outer = nearestAround(*f);
        if (outer && local < 0 && box < 0) return clearVariableOf(outer, name);
        break;
    }
    Workspace& workspace = workspaceOf(frame);
    const auto value = workspace.values.find(name);
    if (value != workspace.values.end()) {
        // A script that borrowed the variable may be on its way: the entry stays, unset.
        value->second = Value();
        any = true;
    }
    const auto global = workspace.globals.find(name);
    if (global != workspace.globals.end()) {
        workspace.globals.erase(global);
        any = true;
    }
    return any;
}

void Vm::collectNames(Frame* frame, std::vector<std::string>& names) {
    for (;; frame = frame->owner) {
        const Workspace* workspace = frame ? frame->extra.get() : &m_base;
        if (frame) {
            for (std::size_t i = 0; i < frame->proto->locals.size(); ++i) {
                if (!frame->registers[i].isNothing() && !frame->proto->locals[i].empty())
                    names.push_back(frame->proto->locals[i]);
            }
            for (std::size_t i = 0; frame->scope && i < frame->proto->boxes.size(); ++i) {
                if (!frame->scope->boxes[i]->value.isNothing())
                    names.push_back(frame->proto->boxes[i].name);
            }
        }
        if (workspace) {
            for (const auto& [name, value] : workspace->values) {
                if (!value.isNothing()) names.push_back(name);
            }
            for (const auto& [name, box] : workspace->globals) {
                if (!box->value.isNothing()) names.push_back(name);
            }
        }
        if (!frame) break;
        if (frame->isScript) continue;
        Frame* outer = enclosing(*frame);
        if (!outer) outer = nearestAround(*frame);
        if (outer) collectNames(outer, names);
        break;
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
}

bool Vm::isGlobalName(Frame* owner, std::string_view name) {
    while (owner && owner->isScript)
        owner = owner->owner;
    const Workspace* workspace = owner ? owner->extra.get() : &m_base;
    return workspace && workspace->globals.find(name) != workspace->globals.end();
}

// ------------------------------------------------------------------------------- scripts

void Vm::importVariables(Frame& frame) {
    const Proto& proto = *frame.proto;
    const auto& globals = workspaceOf(frame.owner).globals;
    for (std::size_t i = 0; i < proto.locals.size(); ++i) {
        const auto global = globals.empty() ? globals.end() : globals.find(proto.locals[i]);
        if (global != globals.end())
            linkGlobal(frame, proto.locals[i], global->second);
        else if (Value* value = findVariable(frame.owner, proto.locals[i]))
            frame.registers[i] = std::exchange(*value, Value());
    }
    if (frame.links) loadLinks(frame);
    if (proto.boxes.empty()) return;
    Workspace& workspace = workspaceOf(frame.owner);
    for (std::size_t i = 0; i < proto.boxes.size(); ++i) {
        const auto global = workspace.globals.find(proto.boxes[i].name);
        if (global != workspace.globals.end())
            frame.scope->boxes[i] = global->second;
        else if (Value* value = findVariable(frame.owner, proto.boxes[i].name))
            frame.scope->boxes[i]->value = std::exchange(*value, Value());
    }
}

/// A variable that may not be added where the script ran is left out, and said once it has ended.
void Vm::exportVariables(Frame& frame, std::optional<ScriptError>& refused) {
    // What a script computed is kept when it ends for want of memory.
    const memory::Scope always(memory::Requests::RefuseNone);
    const Proto& proto = *frame.proto;
    if (frame.links) storeLinks(frame);
    const auto give = [&](const std::string& name, Value value) {
        try {
            setVariableOf(frame.owner, name, std::move(value));
        } catch (const ScriptError& error) {
            refused = error;
        }
    };
    for (std::size_t i = 0; i < proto.locals.size(); ++i) {
        if (!frame.registers[i].isNothing()) give(proto.locals[i], std::move(frame.registers[i]));
    }
    if (proto.boxes.empty() || !frame.scope) return;
    Workspace& workspace = workspaceOf(frame.owner);
    for (std::size_t i = 0; i < proto.boxes.size(); ++i) {
        const std::string& name = proto.boxes[i].name;
        if (workspace.globals.contains(name)) continue;
        Value& value = frame.scope->boxes[i]->value;
        if (!value.isNothing()) give(name, std::move(value));
    }
}

std::vector<Value> Vm::runUnit(const Ref<CodeUnit>& unit, Frame* owner, int nargout) {
    std::vector<Value> out;
    if (unit->script) runScript(*unit->script, owner, nargout, &out);
    return out;
}

// ------------------------------------------------------------------ the base workspace

std::vector<std::pair<std::string, Value>> Vm::baseVariables() const {
    std::map<std::string, Value> all;
    for (const auto& [name, value] : m_base.values) {
        if (!value.isNothing()) all[name] = value;
    }
    for (const auto& [name, box] : m_base.globals) {
        if (!box->value.isNothing()) all[name] = box->value;
    }
    for (const Frame* frame = m_frame; frame; frame = frame->caller) {
        const Frame* root = frame;
        while (root && root->isScript)
            root = root->owner;
        if (root) continue;
        for (std::size_t i = 0; i < frame->proto->locals.size(); ++i) {
            if (!frame->registers[i].isNothing())
                all.emplace(frame->proto->locals[i], frame->registers[i]);
        }
        for (std::size_t i = 0; frame->scope && i < frame->proto->boxes.size(); ++i) {
            if (!frame->scope->boxes[i]->value.isNothing())
                all.emplace(frame->proto->boxes[i].name, frame->scope->boxes[i]->value);
        }
    }
    return {all.begin(), all.end()};
}

const Value* Vm::baseVariable(std::string_view name) const {
    auto* self = const_cast<Vm*>(this);
    for (Frame* frame = self->m_frame; frame; frame = frame->caller) {
        const Frame* root = frame;
        while (root && root->isScript)
            root = root->owner;
        if (!root) return self->findVariable(frame, name);
    }
    return self->findVariable(nullptr, name);
}

void Vm::setBaseVariable(std::string_view name, Value value) {
    for (Frame* frame = m_frame; frame; frame = frame->caller) {
        const Frame* root = frame;
        while (root && root->isScript)
            root = root->owner;
        if (!root) return setVariableOf(frame, name, std::move(value));
    }
    setVariableOf(nullptr, name, std::move(value));
}

void Vm::clearBase() {
    std::vector<std::string> names;
    for (const auto& [name, value] : baseVariables())
        names.push_back(name);
    for (const std::string& name : names)
        clearVariableOf(nullptr, name);
    m_slots.erase(std::string(kDeviceSlot));
    if (!m_frame) m_base = {};
}

} // namespace vitrine
