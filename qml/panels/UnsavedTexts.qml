// SPDX-License-Identifier: Apache-2.0
// Closes a tab, or leaves the program, and asks about each text that would be lost.
import QtQuick
import Vitrine

Item {
    id: texts
    // Where the text is to be saved is being asked.
    required property bool saving
    property bool m_quitting: false
    property int m_closing: -1
    property int m_decided: -1
    // The current text is to be saved; saved() or stay() says how that ended.
    signal saveWanted()
    signal textWanted()

    function close(index: int) {
        if (Workbench.editor.isModified(index)) ask(index)
        else Workbench.editor.close(index)
    }
    // Leaving asks about each text in turn; nothing is closed before all are decided.
    function quit() {
        if (question.visible || texts.saving) return
        texts.m_quitting = true
        askNext(0)
    }
    function askNext(from: int) {
        const index = Workbench.editor.nextModified(from)
        if (index < 0) Workbench.quit()
        else ask(index)
    }
    function ask(index: int) {
        Workbench.editor.currentIndex = index
        texts.m_closing = index
        question.open()
    }
    function saved(failure: string) {
        if (texts.m_closing < 0) return
        if (failure !== "") stay()
        else decided()
    }
    function decided() {
        const index = texts.m_closing
        texts.m_closing = -1
        texts.m_decided = index
        if (texts.m_quitting) nextQuestion.request()
        else Workbench.editor.close(index)
    }
    function stay() {
        texts.m_closing = -1
        texts.m_quitting = false
    }

    DeferredCall {
        id: nextQuestion
        onDue: texts.askNext(texts.m_decided + 1)
    }
    UnsavedDialog {
        id: question
        onClosed: texts.textWanted()
        onSaveChosen: texts.saveWanted()
        onDiscardChosen: texts.decided()
        onCancelled: texts.stay()
    }
    Connections {
        target: Workbench
        function onUnsavedAtClose() { texts.quit() }
    }
}
