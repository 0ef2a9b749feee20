// SPDX-License-Identifier: Apache-2.0
// What the user chose to see of a figure's images: a slice of many, a part of complex numbers, the
// values at the ends of the colours.
#include "figures/figure_item.h"
#include "workbench.h"

namespace vitrine::app {

void FigureItem::applyChoices() {
    m_recolored.reset();
    const OneFigureSnapshot* shown = figure();
    if (!shown) return;
    const auto chosen = m_choices.find(shown->number);
    const bool colors = std::any_of(shown->axes.begin(), shown->axes.end(), [&](const auto& axes) {
        return m_colorRange.limitsOf(axes.id) != nullptr;
    });
    if (!colors && chosen == m_choices.end()) return;
    m_recolored = *shown;
    for (AxesSnapshot& axes : m_recolored->axes) {
        for (ImageSnapshot& image : axes.images) {
            if (chosen == m_choices.end()) break;
            image.slice = std::clamp<int64_t>(chosen->second.slice, 0, image.slices - 1);
            if (!image.imaginary.valid()) continue;
            image.part = chosen->second.part;
            if (axes.climits.automatic)
                axes.climits = image.partLimits[static_cast<std::size_t>(image.part)];
        }
        if (const Limits* limits = m_colorRange.limitsOf(axes.id)) axes.climits = *limits;
    }
}

/// The images of the figure that are asked what there is to choose.
const ImageSnapshot* FigureItem::choiceImage(bool complex) const {
    const OneFigureSnapshot* shown = figure();
    if (!shown) return nullptr;
    for (const AxesSnapshot& axes : shown->axes) {
        for (const ImageSnapshot& image : axes.images) {
            if (complex ? image.imaginary.valid() : image.slices > 1) return &image;
        }
    }
    return nullptr;
}

int FigureItem::sliceCount() const {
    const ImageSnapshot* image = choiceImage(false);
    return image ? static_cast<int>(image->slices) : 1;
}

int FigureItem::slice() const {
    const ImageSnapshot* image = choiceImage(false);
    return image ? static_cast<int>(image->slice) + 1 : 1;
}

void FigureItem::setSlice(int number) {
    const OneFigureSnapshot* shown = figure();
    const int wanted = std::clamp(number, 1, sliceCount());
    if (!shown || wanted == slice()) return;
    Choice& choice = choiceOf(shown->number);
    choice.slice = wanted - 1;
    choiceMade();
}

bool FigureItem::complexImage() const {
    return choiceImage(true) != nullptr;
}

int FigureItem::part() const {
    const ImageSnapshot* image = choiceImage(true);
    return image ? static_cast<int>(image->part) : 0;
}

void FigureItem::setPart(int number) {
    const OneFigureSnapshot* shown = figure();
    if (!shown || number < 0 || number > 3 || number == part()) return;
    choiceOf(shown->number).part = static_cast<ImagePart>(number);
    choiceMade();
}

FigureItem::Choice& FigureItem::choiceOf(int figure) {
    return m_choices.try_emplace(figure).first->second;
}

void FigureItem::choiceMade() {
    applyChoices();
    viewMoved();
    renewTips();
    Q_EMIT choicesChanged();
}

} // namespace vitrine::app
