// SPDX-License-Identifier: Apache-2.0
#pragma once
// The selected kernel in pictures: its times in order and by size, where it stands below the
// ceilings of its side and class, and what its cache key has that the last one had not. Interface
// thread.
#include "models/fact.h"
#include "models/selection_model.h"

#include <functional>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

/// What a side can do at most with numbers of a class.
struct Roof {
    QString provider; ///< "host" or a device's name
    bool doublePrecision = false;
    double bandwidth = 0, rate = 0; ///< bytes and operations a second

    [[nodiscard]] bool onHost() const { return provider == QLatin1String("host"); }
};

struct RooflinePoint {
    QString key, title;
    std::size_t roof = 0;
    double intensity = 0; ///< operations a byte
    double rate = 0;      ///< operations a second
    double percent = 0;   ///< of its own ceiling
    bool selected = false;
};

class KernelDetails : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(bool hasKernel READ hasKernel NOTIFY changed)
    /// Of the newest runs, 0…1 of the longest, but of four medians at most; where there are more
    /// than there is room for, the longest of neighbours.
    Q_PROPERTY(QList<double> times READ times NOTIFY changed)
    Q_PROPERTY(QString timesText READ timesText NOTIFY changed)
    /// How many runs took so long, 0…1 of the fullest bar, from the shortest to the longest.
    Q_PROPERTY(QList<double> histogram READ histogram NOTIFY changed)
    Q_PROPERTY(QList<QString> histogramTexts READ histogramTexts NOTIFY changed)
    Q_PROPERTY(QString shortest READ shortest NOTIFY changed)
    Q_PROPERTY(QString longest READ longest NOTIFY changed)
    /// What is said above and below the roofline plot.
    Q_PROPERTY(QString roofText READ roofText NOTIFY changed)
    Q_PROPERTY(QString roofRemark READ roofRemark NOTIFY changed)
    Q_PROPERTY(QString cacheKey READ cacheKey NOTIFY changed)
    /// What this kernel has that the last one made for its line had not, or why there is nothing.
    Q_PROPERTY(QString difference READ difference NOTIFY changed)

public:
    using Graph = std::shared_ptr<const GraphSnapshot>;

    /// earlier: the record of the run before the one that is shown, or null.
    KernelDetails(SelectionModel& selection, std::function<Graph()> earlier);

    void refresh();
    [[nodiscard]] bool hasKernel() const { return m_kernel != nullptr; }
    [[nodiscard]] QList<double> times() const;
    [[nodiscard]] QString timesText() const;
    [[nodiscard]] QList<double> histogram() const;
    [[nodiscard]] QStringList histogramTexts() const;
    [[nodiscard]] QString shortest() const;
    [[nodiscard]] QString longest() const;
    [[nodiscard]] QString roofText() const;
    [[nodiscard]] QString roofRemark() const;
    [[nodiscard]] QString cacheKey() const;
    [[nodiscard]] QString difference() const;

    [[nodiscard]] const std::vector<Roof>& roofs() const { return m_roofs; }
    [[nodiscard]] const std::vector<RooflinePoint>& points() const { return m_points; }
    void select(const QString& key) { m_selection.selectKernel(key); }

Q_SIGNALS:
    void changed();

private:
    struct Bin {
        int64_t from = 0, to = 0;
        int count = 0;
    };
    void fillRoofline();
    [[nodiscard]] std::vector<Bin> bins() const;
    [[nodiscard]] const KernelRecord* madeBefore(bool& inThisRun) const;

    SelectionModel& m_selection;
    std::function<Graph()> m_earlier;
    Graph m_graph, m_before;
    const KernelRecord* m_kernel = nullptr;
    std::vector<Roof> m_roofs;
    std::vector<RooflinePoint> m_points;
    int m_withoutArithmetic = 0;
};

/// The first lines in which two kernels' texts differ, without the numbers of the script's lines;
/// both empty where nothing else does.
struct TextDifference {
    QString before, after;
};
[[nodiscard]] TextDifference firstDifference(const QString& before, const QString& after);

} // namespace vitrine::app
