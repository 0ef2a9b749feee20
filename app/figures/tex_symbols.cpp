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

constexpr const char* kFunctions[] = {"cos",    "sin",    "tan",  "cot",  "sec",  "csc", "arcsin",
                                      "arccos", "arctan", "cosh", "sinh", "tanh", "log", "ln",
                                      "exp",    "lim",    "max",  "min",  "sup",  "inf", "det",
                                      "arg",    "dim",    "gcd",  "ker",  "Pr"};
constexpr const char* kDropped[] = {"left", "right", "displaystyle", "limits",
                                    "big",  "Big",   "bigg",         "textstyle"};
constexpr Symbol kAccents[] = {{"hat", U'\u0302'},      {"widehat", U'\u0302'}, {"bar", U'\u0304'},
                               {"overline", U'\u0305'}, {"tilde", U'\u0303'},   {"dot", U'\u0307'},
                               {"ddot", U'\u0308'},     {"vec", U'\u20d7'}};
constexpr Symbol kSpaces[] = {{"quad", U'\u2003'}, {"qquad", U'\u2003'}};

template <typename List>
const auto* named(const List& list, const QString& name) {
    const auto* found = std::find_if(std::begin(list), std::end(list), [&](const Symbol& s) {
        return name == QLatin1String(s.name);
    });
    return found == std::end(list) ? nullptr : found;
}

template <typename List>
bool holds(const List& list, const QString& name) {
    return std::any_of(std::begin(list), std::end(list),
                       [&](const char* one) { return name == QLatin1String(one); });
}

class LatexReader {
public:
    explicit LatexReader(const QString& text) : m_text(text) {}

    QString read() {
        QString out;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at++];
            if (c == u'$') continue;
            if (c == u'~')
                out += QChar(0xa0);
            else if (c == u'\\')
                out += command();
            else
                out += c;
        }
        return out;
    }

private:
    QString command() {
        if (m_at >= m_text.size()) return QStringLiteral("\\");
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at].isLetter())
            ++m_at;
        if (m_at == begin) {
            const QChar c = m_text[m_at++];
            if (c == u',' || c == u';' || c == u':' || c == u' ') return QString(QChar(0x2009));
            return c == u'!' ? QString() : QStringLiteral("\\") + c;
        }
        const QString name = m_text.mid(begin, m_at - begin);
        if (holds(kDropped, name)) return {};
        if (holds(kFunctions, name)) return name;
        if (const Symbol* space = named(kSpaces, name))
            return QString::fromUcs4(&space->character, 1);
        if (const Symbol* accent = named(kAccents, name)) {
            const QString inside = argument();
            return inside.isEmpty()
                       ? inside
                       : inside.left(1) + QString::fromUcs4(&accent->character, 1) + inside.mid(1);
        }
        if (name == QLatin1String("frac") || name == QLatin1String("dfrac")) {
            const QString above = argument();
            return grouped(above) + u'/' + grouped(argument());
        }
        if (name == QLatin1String("sqrt")) return QChar(0x221a) + grouped(argument());
        if (name == QLatin1String("textbf") || name == QLatin1String("mathbf"))
            return QStringLiteral("{\\bf ") + argument() + u'}';
        if (name == QLatin1String("textit") || name == QLatin1String("mathit") ||
            name == QLatin1String("emph"))
            return QStringLiteral("{\\it ") + argument() + u'}';
        if (name == QLatin1String("text") || name == QLatin1String("mathrm") ||
            name == QLatin1String("textrm") || name == QLatin1String("mathcal") ||
            name == QLatin1String("mathsf") || name == QLatin1String("texttt"))
            return u'{' + argument() + u'}';
        return QStringLiteral("\\") + name;
    }

    /// What stands in braces, or the next letter or command.
    QString argument() {
        while (m_at < m_text.size() && m_text[m_at] == u' ')
            ++m_at;
        if (m_at >= m_text.size()) return {};
        if (m_text[m_at] == u'\\') return ++m_at, command();
        if (m_text[m_at] != u'{') return m_text.mid(m_at++, 1);
        const qsizetype begin = ++m_at;
        int depth = 1;
        for (; m_at < m_text.size() && depth > 0; ++m_at)
            depth += m_text[m_at] == u'{' ? 1 : m_text[m_at] == u'}' ? -1 : 0;
        return LatexReader(m_text.mid(begin, m_at - begin - (depth == 0 ? 1 : 0))).read();
    }

    /// In parentheses where it is not one term.
    static QString grouped(const QString& text) {
        const bool sum = text.mid(1).contains(u'+') || text.mid(1).contains(u'-') ||
                         text.trimmed().contains(u' ') || text.contains(u'/');
        return sum ? u'(' + text + u')' : u'{' + text + u'}';
    }

    QString m_text;
    qsizetype m_at = 0;
};

} // namespace

QString texSymbol(const QString& name) {
    const auto* const found =
        std::find_if(std::begin(kSymbols), std::end(kSymbols),
                     [&](const Symbol& s) { return name == QLatin1String(s.name); });
    return found == std::end(kSymbols) ? QString() : QString::fromUcs4(&found->character, 1);
}

QString latexAsTex(const QString& text) {
    return LatexReader(text).read();
}

} // namespace vitrine::app
