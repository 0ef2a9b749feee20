// SPDX-License-Identifier: Apache-2.0
#include "figures/tex_symbols.h"

#include <algorithm>
#include <iterator>

namespace vitrine::app {
namespace {

struct Symbol {
    const char* name;
    char32_t character;
};

constexpr Symbol kSymbols[] = {
    {"alpha", U'α'},       {"beta", U'β'},
    {"gamma", U'γ'},       {"delta", U'δ'},
    {"epsilon", U'ε'},     {"varepsilon", U'ε'},
    {"zeta", U'ζ'},        {"eta", U'η'},
    {"theta", U'θ'},       {"vartheta", U'ϑ'},
    {"iota", U'ι'},        {"kappa", U'κ'},
    {"lambda", U'λ'},      {"mu", U'µ'},
    {"nu", U'ν'},          {"xi", U'ξ'},
    {"pi", U'π'},          {"varpi", U'ϖ'},
    {"rho", U'ρ'},         {"sigma", U'σ'},
    {"varsigma", U'ς'},    {"tau", U'τ'},
    {"upsilon", U'υ'},     {"phi", U'φ'},
    {"varphi", U'φ'},      {"chi", U'χ'},
    {"psi", U'ψ'},         {"omega", U'ω'},
    {"Gamma", U'Γ'},       {"Delta", U'Δ'},
    {"Theta", U'Θ'},       {"Lambda", U'Λ'},
    {"Xi", U'Ξ'},          {"Pi", U'Π'},
    {"Sigma", U'Σ'},       {"Upsilon", U'Υ'},
    {"Phi", U'Φ'},         {"Psi", U'Ψ'},
    {"Omega", U'Ω'},       {"forall", U'∀'},
    {"exists", U'∃'},      {"ni", U'∋'},
    {"cong", U'≅'},        {"approx", U'≈'},
    {"Re", U'ℜ'},          {"Im", U'ℑ'},
    {"aleph", U'ℵ'},       {"wp", U'℘'},
    {"oplus", U'⊕'},       {"otimes", U'⊗'},
    {"oslash", U'⊘'},      {"cup", U'∪'},
    {"cap", U'∩'},         {"supset", U'⊃'},
    {"supseteq", U'⊇'},    {"subset", U'⊂'},
    {"subseteq", U'⊆'},    {"in", U'∈'},
    {"int", U'∫'},         {"sum", U'∑'},
    {"prod", U'∏'},        {"sim", U'∼'},
    {"leq", U'≤'},         {"le", U'≤'},
    {"geq", U'≥'},         {"ge", U'≥'},
    {"neq", U'≠'},         {"ne", U'≠'},
    {"infty", U'∞'},       {"clubsuit", U'♣'},
    {"diamondsuit", U'♦'}, {"heartsuit", U'♥'},
    {"spadesuit", U'♠'},   {"leftrightarrow", U'↔'},
    {"leftarrow", U'←'},   {"Leftarrow", U'⇐'},
    {"uparrow", U'↑'},     {"rightarrow", U'→'},
    {"Rightarrow", U'⇒'},  {"downarrow", U'↓'},
    {"to", U'→'},          {"circ", U'°'},
    {"pm", U'±'},          {"propto", U'∝'},
    {"partial", U'∂'},     {"bullet", U'•'},
    {"div", U'÷'},         {"equiv", U'≡'},
    {"nabla", U'∇'},       {"ldots", U'…'},
    {"prime", U'´'},       {"times", U'×'},
    {"cdot", U'·'},        {"surd", U'√'},
    {"angle", U'∠'},       {"perp", U'⊥'},
    {"wedge", U'∧'},       {"vee", U'∨'},
    {"neg", U'¬'},         {"rfloor", U'⌋'},
    {"lfloor", U'⌊'},      {"lceil", U'⌈'},
    {"rceil", U'⌉'},       {"langle", U'⟨'},
    {"rangle", U'⟩'},      {"mid", U'∣'},
    {"copyright", U'©'},   {"deg", U'°'},
    {"ast", U'∗'},         {"o", U'ο'},
    {"hbar", U'ħ'},        {"ell", U'ℓ'},
};

} // namespace

QString texSymbol(const QString& name) {
    const auto* const found =
        std::find_if(std::begin(kSymbols), std::end(kSymbols),
                     [&](const Symbol& s) { return name == QLatin1String(s.name); });
    return found == std::end(kSymbols) ? QString() : QString::fromUcs4(&found->character, 1);
}

} // namespace vitrine::app
