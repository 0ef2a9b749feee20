// SPDX-License-Identifier: Apache-2.0
#pragma once
// What nearly every file of the workbench includes; precompiled once.
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include <QAbstractListModel>
#include <QColor>
#include <QObject>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickPaintedItem>
#include <QQuickWindow>
#include <QString>
#include <QTextDocument>
#include <QTimer>
#include <QVariant>
