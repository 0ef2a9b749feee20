<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation>Vitrine %1</translation>
    </message>
    <message>
        <source>Runs array code on the GPU and shows what ran where, and why. Licence: Apache 2.0.</source>
        <translation>Führt Array-Code auf der GPU aus und zeigt, was wo lief und warum. Lizenz: Apache 2.0.</translation>
    </message>
    <message>
        <source>Devices are listed when the script has ended.</source>
        <translation>Die Geräte werden angezeigt, sobald das Skript zu Ende ist.</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Geräte werden gesucht…</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Open a script</source>
        <translation>Skript öffnen</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Export the acceleration graph (.png or .svg for a drawing, .json for data)</source>
        <translation>Beschleunigungsgraph exportieren (.png oder .svg als Zeichnung, .json als Daten)</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>The settings could not be read; they were set aside as %1.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden; sie wurden als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>The settings in %1 could not be read.</source>
        <translation>Die Einstellungen in %1 konnten nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Of the whole window, figures included.</source>
        <translation>Des ganzen Fensters, auch der Abbildungen.</translation>
    </message>
    <message>
        <source>theme dark light contrast appearance</source>
        <translation>thema dunkel hell kontrast aussehen</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>How large everything in the window is.</source>
        <translation>Wie groß alles im Fenster ist.</translation>
    </message>
    <message>
        <source>zoom size appearance</source>
        <translation>zoom größe aussehen</translation>
    </message>
    <message>
        <source>Seen at the next start.</source>
        <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the window; what scripts print and what the engine says stays English.</source>
        <translation>Des Fensters; was Skripte ausgeben und was die Engine sagt, bleibt englisch.</translation>
    </message>
    <message>
        <source>translation appearance</source>
        <translation>übersetzung aussehen language</translation>
    </message>
    <message>
        <source>Size of code</source>
        <translation>Größe des Codes</translation>
    </message>
    <message>
        <source>In the editor and the command window, in pixels; 13 at first.</source>
        <translation>Im Editor und im Befehlsfenster, in Pixeln; anfangs 13.</translation>
    </message>
    <message>
        <source>font text zoom appearance</source>
        <translation>schrift text zoom aussehen</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Close brackets and quotes</source>
        <translation>Klammern und Anführungszeichen schließen</translation>
    </message>
    <message>
        <source>What is opened in the editor is closed behind the cursor.</source>
        <translation>Was im Editor geöffnet wird, wird hinter der Schreibmarke geschlossen.</translation>
    </message>
    <message>
        <source>editor parentheses</source>
        <translation>editor klammern</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>A text that had not been saved was restored.</source>
        <translation>Ein Text, der nicht gespeichert war, wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 texts that had not been saved were restored.</source>
        <translation>%1 Texte, die nicht gespeichert waren, wurden wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>%1 % of what can be counted</source>
        <translation>%1 % von dem, was sich zählen lässt</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>Strict: a run stops where the GPU hands work to the CPU</source>
        <translation>Streng: Ein Lauf hält an, wo die GPU Arbeit an die CPU abgibt</translation>
    </message>
    <message>
        <source>1 pin holds</source>
        <translation>1 Festlegung gilt</translation>
    </message>
    <message>
        <source>%1 pins hold</source>
        <translation>%1 Festlegungen gelten</translation>
    </message>
    <message>
        <source>%1 in the text</source>
        <translation>%1 im Text</translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>Device: </source>
        <translation>Gerät: </translation>
    </message>
    <message>
        <source>Device memory: </source>
        <translation>Gerätespeicher: </translation>
    </message>
</context>
<context>
    <name>BreakpointEditor</name>
    <message>
        <source>Line %1: stop only if</source>
        <translation>Zeile %1: nur anhalten, wenn</translation>
    </message>
    <message>
        <source>always, or for example k &gt; 10</source>
        <translation>immer, oder zum Beispiel k &gt; 10</translation>
    </message>
    <message>
        <source>Print this instead of stopping</source>
        <translation>Dies ausgeben, statt anzuhalten</translation>
    </message>
    <message>
        <source>for example k = {k}, mean {mean(x)}</source>
        <translation>zum Beispiel k = {k}, Mittel {mean(x)}</translation>
    </message>
    <message>
        <source>What stands in braces is computed. Enter keeps it, Esc leaves it as it was.</source>
        <translation>Was in geschweiften Klammern steht, wird berechnet. Enter behält es, Esc lässt es, wie es war.</translation>
    </message>
</context>
<context>
    <name>CacheKey</name>
    <message>
        <source>CACHE KEY</source>
        <translation>SCHLÜSSEL IM CACHE</translation>
    </message>
    <message>
        <source>A digest of the source; the cache on disk has a folder for each device and driver.</source>
        <translation>Eine Prüfsumme des Quelltextes; der Cache auf der Platte hat einen Ordner je Gerät und Treiber.</translation>
    </message>
</context>
<context>
    <name>CallStack</name>
    <message>
        <source>Call stack</source>
        <translation>Aufrufstapel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CellEditor</name>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
</context>
<context>
    <name>ColorRangeBox</name>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>The script's own range</source>
        <translation>Bereich des Skripts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Lower end</source>
        <translation>Unteres Ende</translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation>Oberes Ende</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>ConsolePanel</name>
    <message>
        <source>Command window</source>
        <translation>Befehlsfenster</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear the output</source>
        <translation>Ausgabe leeren</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>EditorGreeting</name>
    <message>
        <source>Type MATLAB code here</source>
        <translation>Hier MATLAB-Code eingeben</translation>
    </message>
    <message>
        <source>For example
x = rand(1000);  imagesc(sin(x).*x)
%1 runs it, %2 opens a file.</source>
        <translation>Zum Beispiel
x = rand(1000);  imagesc(sin(x).*x)
%1 führt ihn aus, %2 öffnet eine Datei.</translation>
    </message>
    <message>
        <source>Or begin with a lesson:</source>
        <translation>Oder mit einer Lektion beginnen:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>All %1 lessons</source>
        <translation>Alle %1 Lektionen</translation>
    </message>
</context>
<context>
    <name>EditorGutter</name>
    <message>
        <source>Line numbers</source>
        <translation>Zeilennummern</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>Neues Skript</translation>
    </message>
    <message>
        <source>No script is open</source>
        <translation>Kein Skript ist geöffnet</translation>
    </message>
    <message>
        <source>Press %1 for a new one or %2 to open a file. %3 runs it.</source>
        <translation>%1 beginnt ein neues, %2 öffnet eine Datei. %3 führt es aus.</translation>
    </message>
</context>
<context>
    <name>EditorText</name>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
</context>
<context>
    <name>FigurePanel</name>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>Zoom to a frame that you drag</source>
        <translation>Auf einen gezogenen Rahmen vergrößern</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>Select points by a frame</source>
        <translation>Punkte mit einem Rahmen wählen</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Make a variable of the selected points</source>
        <translation>Aus den gewählten Punkten eine Variable machen</translation>
    </message>
    <message>
        <source>Remove data tips</source>
        <translation>Datenmarken entfernen</translation>
    </message>
    <message>
        <source>Restore the view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Figure. %1</source>
        <translation>Abbildung. %1</translation>
    </message>
    <message>
        <source>No figure yet</source>
        <translation>Noch keine Abbildung</translation>
    </message>
    <message>
        <source>Figures need a Vulkan device</source>
        <translation>Abbildungen brauchen ein Vulkan-Gerät</translation>
    </message>
    <message>
        <source>imagesc(x), imshow(x) or plot(y) in a script or at the prompt shows data here, straight from the device that computed it.</source>
        <translation>imagesc(x), imshow(x) oder plot(y) in einem Skript oder am Prompt zeigt Daten hier, direkt von dem Gerät, das sie berechnet hat.</translation>
    </message>
</context>
<context>
    <name>FileChangedBar</name>
    <message>
        <source>%1 was changed by another program, and here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und hier.</translation>
    </message>
    <message>
        <source>Take the file</source>
        <translation>Die Datei nehmen</translation>
    </message>
    <message>
        <source>Keep this text</source>
        <translation>Diesen Text behalten</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>There is no file of this name here.</source>
        <translation>Hier gibt es keine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>%1 exists. Save again to replace it.</source>
        <translation>%1 gibt es schon. Noch einmal speichern ersetzt sie.</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nichts hier</translation>
    </message>
    <message>
        <source>This folder has no %1 files.</source>
        <translation>Dieser Ordner hat keine Dateien %1.</translation>
    </message>
    <message>
        <source>Folder; empty for the one shown</source>
        <translation>Ordner; leer für den gezeigten</translation>
    </message>
    <message>
        <source>File name or path</source>
        <translation>Dateiname oder Pfad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Show only these files</source>
        <translation>Nur diese Dateien zeigen</translation>
    </message>
</context>
<context>
    <name>FileNameRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 ersetzt</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Replace with ($1 is the first group)</source>
        <translation>Ersetzen durch ($1 ist die erste Gruppe)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>%1 %2: %3 %4</source>
        <translation>%1 %2: %3 %4</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>ganzer Lauf</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>whole run</source>
        <translation>ganzer Lauf</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Go to its line</source>
        <translation>Zu ihrer Zeile gehen</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Nothing stands out</source>
        <translation>Nichts fällt auf</translation>
    </message>
    <message>
        <source>No findings yet</source>
        <translation>Noch keine Befunde</translation>
    </message>
    <message>
        <source>What the run could do without is listed here when it is over.</source>
        <translation>Worauf der Lauf verzichten könnte, steht hier, wenn er vorbei ist.</translation>
    </message>
    <message>
        <source>No rule found anything that cost a hundredth of the run.</source>
        <translation>Keine Regel fand etwas, das ein Hundertstel des Laufs kostete.</translation>
    </message>
    <message>
        <source>After a run, what cost most stands here: each with its line, the reason, and what to do about it.</source>
        <translation>Nach einem Lauf steht hier, was am meisten kostete: je mit seiner Zeile, dem Grund und dem, was sich tun lässt.</translation>
    </message>
</context>
<context>
    <name>FolderLine</name>
    <message>
        <source>Folder above</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
</context>
<context>
    <name>FolderPanel</name>
    <message>
        <source>Current folder</source>
        <translation>Aktueller Ordner</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Path of the current folder</source>
        <translation>Pfad des aktuellen Ordners</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nichts hier</translation>
    </message>
    <message>
        <source>Files of this folder appear here as soon as there are any.</source>
        <translation>Dateien dieses Ordners erscheinen hier, sobald es welche gibt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>GoToBar</name>
    <message>
        <source>Go to line</source>
        <translation>Zur Zeile gehen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Acceleration graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>At %1 · </source>
        <translation>Bei %1 · </translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 Ops</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Alle Gruppen öffnen</translation>
    </message>
    <message>
        <source>Close all groups to their titles</source>
        <translation>Alle Gruppen bis auf ihre Titel schließen</translation>
    </message>
    <message>
        <source>Space closes one, L a loop</source>
        <translation>Leertaste schließt eine, L eine Schleife</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit the whole graph</source>
        <translation>Ganzen Graphen einpassen</translation>
    </message>
    <message>
        <source>Export as PNG, SVG or JSON</source>
        <translation>Als PNG, SVG oder JSON exportieren</translation>
    </message>
    <message>
        <source>Acceleration graph: %1</source>
        <translation>Beschleunigungsgraph: %1</translation>
    </message>
    <message>
        <source>moved between them</source>
        <translation>dazwischen bewegt</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>kein Kernel</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgelegt</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>No array operations yet</source>
        <translation>Noch keine Array-Operationen</translation>
    </message>
    <message>
        <source>Operations appear here as soon as a result of them is needed.</source>
        <translation>Operationen erscheinen hier, sobald ein Ergebnis von ihnen gebraucht wird.</translation>
    </message>
    <message>
        <source>Run a script with %1. Every operation on a large array appears here: where it ran, what was fused into one kernel, and what was moved.</source>
        <translation>%1 führt ein Skript aus. Jede Operation auf einem großen Array erscheint hier: wo sie lief, was zu einem Kernel verschmolzen und was bewegt wurde.</translation>
    </message>
</context>
<context>
    <name>GraphSearch</name>
    <message>
        <source>Variable, operation, line</source>
        <translation>Variable, Operation, Zeile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Search in the graph</source>
        <translation>Im Graphen suchen</translation>
    </message>
</context>
<context>
    <name>GutterMenu</name>
    <message>
        <source>Remove the breakpoint</source>
        <translation>Haltepunkt entfernen</translation>
    </message>
    <message>
        <source>Set a breakpoint</source>
        <translation>Haltepunkt setzen</translation>
    </message>
    <message>
        <source>Condition or message…</source>
        <translation>Bedingung oder Meldung…</translation>
    </message>
    <message>
        <source>Run to this line</source>
        <translation>Bis zu dieser Zeile ausführen</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>First page of the manual</source>
        <translation>Erste Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Search functions and the manual</source>
        <translation>Funktionen und Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>%1 in the text shows what the word at the cursor means.</source>
        <translation>%1 im Text zeigt, was das Wort an der Schreibmarke bedeutet.</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Earlier commands</source>
        <translation>Frühere Befehle</translation>
    </message>
    <message>
        <source>Earlier commands: type words of one, Return takes it</source>
        <translation>Frühere Befehle: Wörter eines Befehls tippen, Enter nimmt ihn</translation>
    </message>
    <message>
        <source>No earlier command has these words</source>
        <translation>Kein früherer Befehl hat diese Wörter</translation>
    </message>
</context>
<context>
    <name>ImageChoices</name>
    <message>
        <source>What is shown of the image</source>
        <translation>Was vom Bild gezeigt wird</translation>
    </message>
    <message>
        <source>real</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>imag</source>
        <translation>Imaginärteil</translation>
    </message>
    <message>
        <source>abs</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Show this of the complex numbers</source>
        <translation>Dies von den komplexen Zahlen zeigen</translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>Zeiten</translation>
    </message>
</context>
<context>
    <name>KernelSource</name>
    <message>
        <source>CPU steps</source>
        <translation>Schritte der CPU</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>Quelltext zeigen</translation>
    </message>
    <message>
        <source>Show SPIR-V</source>
        <translation>SPIR-V zeigen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Show source and SPIR-V beside each other</source>
        <translation>Quelltext und SPIR-V nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Quelltext des Kernels</translation>
    </message>
    <message>
        <source>No kernel selected</source>
        <translation>Kein Kernel gewählt</translation>
    </message>
    <message>
        <source>Select a group in the graph or a row of the kernels table to read the code that was generated for it.</source>
        <translation>Eine Gruppe im Graphen oder eine Zeile der Kernel-Tabelle wählen, um den Code zu lesen, der für sie erzeugt wurde.</translation>
    </message>
</context>
<context>
    <name>KernelTexts</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>KernelsTable</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Memory read and written, per second</source>
        <translation>Gelesener und geschriebener Speicher je Sekunde</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Floating-point operations per second</source>
        <translation>Gleitkommaoperationen je Sekunde</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Vom Höchsten</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth or arithmetic rate that was measured on this machine, whichever is closer</source>
        <translation>Anteil an der Speicherbandbreite oder Rechenrate, die auf diesem Rechner gemessen wurde, je nachdem, was näher ist</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Time to make the kernel, from its source or from the cache on disk. The CPU's kernels need none.</source>
        <translation>Zeit, den Kernel zu machen, aus seinem Quelltext oder aus dem Cache auf der Platte. Die der CPU brauchen keine.</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>Im Cache</translation>
    </message>
    <message>
        <source>Launches that found the kernel ready, in memory or on disk</source>
        <translation>Starts, die den Kernel fertig vorfanden, im Speicher oder auf der Platte</translation>
    </message>
    <message>
        <source>No kernel has run</source>
        <translation>Kein Kernel ist gelaufen</translation>
    </message>
    <message>
        <source>Each generated kernel gets a row: runs, times, and the share of what the hardware can do.</source>
        <translation>Jeder erzeugte Kernel bekommt eine Zeile: Läufe, Zeiten und den Anteil an dem, was die Hardware kann.</translation>
    </message>
    <message>
        <source>Go to its line</source>
        <translation>Zu ihrer Zeile gehen</translation>
    </message>
    <message>
        <source>Show its source</source>
        <translation>Seinen Quelltext zeigen</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Press keys; Esc leaves it</source>
        <translation>Tasten drücken; Esc lässt sie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: keys %2</source>
        <translation>%1: Tasten %2</translation>
    </message>
    <message>
        <source>%1: keys as they were at first</source>
        <translation>%1: Tasten wie am Anfang</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>A click on keys, or Return, waits for new ones; Delete takes them away.</source>
        <translation>Ein Klick auf Tasten, oder Enter, wartet auf neue; Entf nimmt sie weg.</translation>
    </message>
    <message>
        <source>All as they were at first</source>
        <translation>Alle wie am Anfang</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Run %1</source>
        <translation>%1 ausführen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>LessonQuestion</name>
    <message>
        <source>Your number</source>
        <translation>Ihre Zahl</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>All panels are hidden</source>
        <translation>Alle Bereiche sind ausgeblendet</translation>
    </message>
    <message>
        <source>The button at the right of the commands shows them again.</source>
        <translation>Der Knopf rechts neben den Befehlen zeigt sie wieder.</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Write: the text, the command window and figures</source>
        <translation>Schreiben: der Text, das Befehlsfenster und Abbildungen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Explain: where it ran and why, with the source beside it</source>
        <translation>Erklären: wo es lief und warum, mit dem Quelltext daneben</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Open a file of late, or one of this folder</source>
        <translation>Eine neuere Datei öffnen, oder eine dieses Ordners</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tippen, was zu tun ist</translation>
    </message>
    <message>
        <source>No such file</source>
        <translation>Keine solche Datei</translation>
    </message>
    <message>
        <source>No such command</source>
        <translation>Kein solcher Befehl</translation>
    </message>
</context>
<context>
    <name>PaletteRow</name>
    <message>
        <source>, not now</source>
        <translation>, jetzt nicht</translation>
    </message>
</context>
<context>
    <name>PanelMoveMenu</name>
    <message>
        <source>Beside, as a tab…</source>
        <translation>Daneben, als Reiter…</translation>
    </message>
</context>
<context>
    <name>PanelTools</name>
    <message>
        <source>%1: back to its place</source>
        <translation>%1: zurück an seinen Platz</translation>
    </message>
    <message>
        <source>%1: the whole window</source>
        <translation>%1: das ganze Fenster</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Back into the main window</source>
        <translation>Zurück ins Hauptfenster</translation>
    </message>
    <message>
        <source>A window of its own</source>
        <translation>Ein eigenes Fenster</translation>
    </message>
    <message>
        <source>Back to its own place</source>
        <translation>Zurück an den eigenen Platz</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Diesen Bereich ausblenden</translation>
    </message>
</context>
<context>
    <name>PanelsMenu</name>
    <message>
        <source>Panels as they were at first</source>
        <translation>Bereiche wie am Anfang</translation>
    </message>
</context>
<context>
    <name>PinChip</name>
    <message>
        <source>Remove the pin of %1: %2</source>
        <translation>Festlegung von %1 aufheben: %2</translation>
    </message>
    <message>
        <source>Remove this pin</source>
        <translation>Diese Festlegung aufheben</translation>
    </message>
</context>
<context>
    <name>PinChoices</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Let Vitrine decide where %1 runs</source>
        <translation>Vitrine entscheiden lassen, wo %1 läuft</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Pin %1 to the CPU</source>
        <translation>%1 auf die CPU festlegen</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Pin %1 to the GPU</source>
        <translation>%1 auf die GPU festlegen</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Give %1 kernels of their own, shared with no other operation</source>
        <translation>%1 eigene Kernel geben, mit keiner anderen Operation geteilt</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Verschmolzen</translation>
    </message>
    <message>
        <source>Let %1 share kernels although fusion is off in the settings</source>
        <translation>%1 Kernel teilen lassen, obwohl Verschmelzen in den Einstellungen aus ist</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>all %1 lines</source>
        <translation>alle %1 Zeilen</translation>
    </message>
    <message>
        <source>Pins are made for every line of this group</source>
        <translation>Festlegungen gelten für jede Zeile dieser Gruppe</translation>
    </message>
    <message>
        <source>only line %1</source>
        <translation>nur Zeile %1</translation>
    </message>
    <message>
        <source>Pins are made for the selected line alone</source>
        <translation>Festlegungen gelten nur für die gewählte Zeile</translation>
    </message>
</context>
<context>
    <name>PinComparison</name>
    <message>
        <source>With pins</source>
        <translation>Mit Festlegungen</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>Run %1 on the GPU</source>
        <translation>%1 auf der GPU ausführen</translation>
    </message>
    <message>
        <source>Run %1 on the CPU</source>
        <translation>%1 auf der CPU ausführen</translation>
    </message>
    <message>
        <source>Let Vitrine decide</source>
        <translation>Vitrine entscheiden lassen</translation>
    </message>
    <message>
        <source>Allow fusing it again</source>
        <translation>Verschmelzen wieder erlauben</translation>
    </message>
    <message>
        <source>Keep it unfused</source>
        <translation>Nicht verschmelzen</translation>
    </message>
    <message>
        <source>Run without and with pins</source>
        <translation>Ohne und mit Festlegungen ausführen</translation>
    </message>
    <message>
        <source>Clear all pins</source>
        <translation>Alle Festlegungen aufheben</translation>
    </message>
</context>
<context>
    <name>PresenterBar</name>
    <message>
        <source>%1: the whole window</source>
        <translation>%1: das ganze Fenster</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ProblemsTable</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>There is no complaint about the text in the editor.</source>
        <translation>Am Text im Editor ist nichts auszusetzen.</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>An seine Stelle gehen</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>A command in the stopped code; %1 goes on</source>
        <translation>Ein Befehl im angehaltenen Code; %1 setzt fort</translation>
    </message>
    <message>
        <source>The script waits for your answer; %1 stops it</source>
        <translation>Das Skript wartet auf Ihre Antwort; %1 hält es an</translation>
    </message>
    <message>
        <source>The command goes on; Escape gives it up</source>
        <translation>Der Befehl geht weiter; Esc gibt ihn auf</translation>
    </message>
    <message>
        <source>Running… %1 stops</source>
        <translation>Läuft… %1 hält an</translation>
    </message>
    <message>
        <source>Type a command and press Enter</source>
        <translation>Befehl eingeben und Enter drücken</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>RenameBar</name>
    <message>
        <source>in %1 places</source>
        <translation>an %1 Stellen</translation>
    </message>
    <message>
        <source>There is no variable at the cursor.</source>
        <translation>An der Schreibmarke steht keine Variable.</translation>
    </message>
    <message>
        <source>Rename %1 to</source>
        <translation>%1 umbenennen in</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ResidencyTable</name>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>(temporary)</source>
        <translation>(vorübergehend)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Held as</source>
        <translation>Gehalten als</translation>
    </message>
    <message>
        <source>Lives on</source>
        <translation>Liegt auf</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Uploads</source>
        <translation>Hin</translation>
    </message>
    <message>
        <source>How often it was copied from the CPU to the device</source>
        <translation>Wie oft es von der CPU auf das Gerät kopiert wurde</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>How often it was copied from the device to the CPU</source>
        <translation>Wie oft es vom Gerät auf die CPU kopiert wurde</translation>
    </message>
    <message>
        <source>Made in line</source>
        <translation>Aus Zeile</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Nothing lives on the device</source>
        <translation>Nichts liegt auf dem Gerät</translation>
    </message>
    <message>
        <source>Arrays that stay in device memory between operations are listed here with their transfers.</source>
        <translation>Arrays, die zwischen Operationen im Gerätespeicher bleiben, stehen hier mit ihren Übertragungen.</translation>
    </message>
    <message>
        <source>Go to the line that made it</source>
        <translation>Zu der Zeile gehen, die es machte</translation>
    </message>
    <message>
        <source>Gather: copy it to the CPU</source>
        <translation>Holen: auf die CPU kopieren</translation>
    </message>
    <message>
        <source>Evict: take it off the device</source>
        <translation>Auslagern: vom Gerät nehmen</translation>
    </message>
</context>
<context>
    <name>ResidencyTools</name>
    <message>
        <source>Gather</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Copies the selected array to the CPU; it stays on the device</source>
        <translation>Kopiert das gewählte Array auf die CPU; es bleibt auf dem Gerät</translation>
    </message>
    <message>
        <source>Evict</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>Takes the selected array off the device, to the CPU; what needs it there copies it back</source>
        <translation>Nimmt das gewählte Array vom Gerät auf die CPU; was es dort braucht, kopiert es zurück</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Copy the cell</source>
        <translation>Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the table with its titles</source>
        <translation>Tabelle mit Überschriften kopieren</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>%1, %2, %3 %4</source>
        <translation>%1, %2, %3 %4</translation>
    </message>
    <message>
        <source>, compared from</source>
        <translation>, Ausgangspunkt des Vergleichs</translation>
    </message>
    <message>
        <source>, compared to</source>
        <translation>, Ziel des Vergleichs</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>Compare from this run</source>
        <translation>Von diesem Lauf aus vergleichen</translation>
    </message>
    <message>
        <source>Compare to this run</source>
        <translation>Mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>jetzt gezeigt</translation>
    </message>
</context>
<context>
    <name>RunTables</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Computing and copies for this line; of a kernel of several lines a part by the number of their operations</source>
        <translation>Rechnen und Kopien für diese Zeile; bei einem Kernel mehrerer Zeilen ein Teil nach der Zahl ihrer Operationen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Copied between CPU and GPU for this line</source>
        <translation>Zwischen CPU und GPU kopiert für diese Zeile</translation>
    </message>
    <message>
        <source>Decided otherwise</source>
        <translation>Anders entschieden</translation>
    </message>
    <message>
        <source>Neither run has array work</source>
        <translation>Keiner der Läufe hat Array-Arbeit</translation>
    </message>
    <message>
        <source>Lines with operations on large arrays stand here.</source>
        <translation>Zeilen mit Operationen auf großen Arrays stehen hier.</translation>
    </message>
    <message>
        <source>Go to its line</source>
        <translation>Zu ihrer Zeile gehen</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Of one run</source>
        <translation>Je Lauf</translation>
    </message>
    <message>
        <source>Change of the median of its runs</source>
        <translation>Änderung des Medians seiner Läufe</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>No kernel has run</source>
        <translation>Kein Kernel ist gelaufen</translation>
    </message>
    <message>
        <source>Kernels of both runs stand here.</source>
        <translation>Kernel beider Läufe stehen hier.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>No answers</source>
        <translation>Keine Antworten</translation>
    </message>
    <message>
        <source>Variables and printed text of both runs stand here.</source>
        <translation>Variablen und ausgegebener Text beider Läufe stehen hier.</translation>
    </message>
</context>
<context>
    <name>RunTimeBar</name>
    <message>
        <source>The run took %1 %2: %3</source>
        <translation>Der Lauf brauchte %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
</context>
<context>
    <name>RunTools</name>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Read GPU arrays</source>
        <translation>GPU-Arrays lesen</translation>
    </message>
    <message>
        <source>After each run copies arrays that are on the GPU alone to the CPU, to compare them too</source>
        <translation>Kopiert nach jedem Lauf Arrays, die nur auf der GPU sind, auf die CPU, um auch sie zu vergleichen</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>Nach Zeilen</translation>
    </message>
    <message>
        <source>By kernel</source>
        <translation>Nach Kernels</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Show its record</source>
        <translation>Seine Aufzeichnung zeigen</translation>
    </message>
    <message>
        <source>Compare from this run</source>
        <translation>Von diesem Lauf aus vergleichen</translation>
    </message>
    <message>
        <source>Compare to this run</source>
        <translation>Mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>No run of this text yet</source>
        <translation>Noch kein Lauf dieses Textes</translation>
    </message>
    <message>
        <source>One run so far</source>
        <translation>Bisher ein Lauf</translation>
    </message>
    <message>
        <source>The last ten runs of each text are kept here with what they cost, to be compared with one another.</source>
        <translation>Die letzten zehn Läufe jedes Textes bleiben hier mit ihren Kosten, um sie miteinander zu vergleichen.</translation>
    </message>
    <message>
        <source>The next run of this text stands beside it: by line and by kernel, with what was decided otherwise and whether the answers are the same.</source>
        <translation>Der nächste Lauf dieses Textes steht daneben: nach Zeilen und nach Kernels, mit dem, was anders entschieden wurde, und ob die Antworten dieselben sind.</translation>
    </message>
</context>
<context>
    <name>ScriptButtons</name>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>ScriptDialogBox</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>The script asks</source>
        <translation>Das Skript fragt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>%1 in the environment; %2 unless it is set</source>
        <translation>%1 in der Umgebung; %2, wenn sie nicht gesetzt ist</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1: back to %2</source>
        <translation>%1: zurück auf %2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Kept for the next start. A variable of the environment goes before it.</source>
        <translation>Für den nächsten Start behalten. Eine Variable der Umgebung geht vor.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SliceField</name>
    <message>
        <source>dim %1</source>
        <translation>Dim %1</translation>
    </message>
    <message>
        <source>The place before in dimension %1</source>
        <translation>Die Stelle davor in Dimension %1</translation>
    </message>
    <message>
        <source>Place in dimension %1</source>
        <translation>Stelle in Dimension %1</translation>
    </message>
    <message>
        <source>The next place in dimension %1</source>
        <translation>Die nächste Stelle in Dimension %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>at the time cursor</source>
        <translation>am Zeitzeiger</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Residency</source>
        <translation>Residenz</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <translation>1 Kernel</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>%1 Kernel</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 holds no text.</source>
        <translation>%1 enthält keinen Text.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>TextMenu</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>Timeline: %1. %2</source>
        <translation>Zeitachse: %1. %2</translation>
    </message>
    <message>
        <source>Go to its line</source>
        <translation>Zu ihrer Zeile gehen</translation>
    </message>
    <message>
        <source>Zoom to it</source>
        <translation>Darauf vergrößern</translation>
    </message>
    <message>
        <source>Fit the whole run</source>
        <translation>Ganzen Lauf einpassen</translation>
    </message>
    <message>
        <source>Take the time cursor away</source>
        <translation>Zeitzeiger wegnehmen</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Run a script with %1. What the interpreter, the planner, the compiler, the copies and both processors did is shown here along the time, down to a microsecond.</source>
        <translation>%1 führt ein Skript aus. Was Interpreter, Planer, Compiler, Kopien und beide Prozessoren taten, steht hier entlang der Zeit, bis auf die Mikrosekunde.</translation>
    </message>
</context>
<context>
    <name>TimelineTools</name>
    <message>
        <source>Shorter bars, more time</source>
        <translation>Kürzere Balken, mehr Zeit</translation>
    </message>
    <message>
        <source>Longer bars, less time</source>
        <translation>Längere Balken, weniger Zeit</translation>
    </message>
    <message>
        <source>Fit the whole run</source>
        <translation>Ganzen Lauf einpassen</translation>
    </message>
    <message>
        <source>Smaller panel</source>
        <translation>Kleinerer Bereich</translation>
    </message>
    <message>
        <source>Larger panel</source>
        <translation>Größerer Bereich</translation>
    </message>
</context>
<context>
    <name>TimingList</name>
    <message>
        <source>RUNS IN ORDER</source>
        <translation>LÄUFE DER REIHE NACH</translation>
    </message>
    <message>
        <source>Times of the runs, %1</source>
        <translation>Zeiten der Läufe, %1</translation>
    </message>
    <message>
        <source>RUNS BY LENGTH</source>
        <translation>LÄUFE NACH DAUER</translation>
    </message>
    <message>
        <source>Histogram of the times, from %1 to %2</source>
        <translation>Histogramm der Zeiten, von %1 bis %2</translation>
    </message>
    <message>
        <source>BELOW THE ROOF</source>
        <translation>UNTER DEM DACH</translation>
    </message>
    <message>
        <source>Round: GPU, square: CPU; full line: doubles, dashed: singles. %1</source>
        <translation>Rund: GPU, eckig: CPU; volle Linie: double, gestrichelt: single. %1</translation>
    </message>
    <message>
        <source>FIGURES</source>
        <translation>KENNZAHLEN</translation>
    </message>
    <message>
        <source>No kernel selected</source>
        <translation>Kein Kernel gewählt</translation>
    </message>
    <message>
        <source>Times are taken with the device's own clock, on every run.</source>
        <translation>Zeiten werden mit der Uhr des Geräts genommen, bei jedem Lauf.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Breakpoints and steps</source>
        <translation>Haltepunkte und Schritte</translation>
    </message>
    <message>
        <source>No Vulkan device (%1): figures are off, everything else works.</source>
        <translation>Kein Vulkan-Gerät (%1): Abbildungen sind aus, alles andere geht.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Which panels are shown</source>
        <translation>Welche Bereiche gezeigt werden</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
</context>
<context>
    <name>Translation</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no translation for “%1”.</source>
        <translation>Es gibt keine Übersetzung für „%1“.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: line %2, %3</source>
        <translation>%1 konnte nicht gelesen werden: Zeile %2, %3</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Save the changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. What is discarded is lost.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind. Was verworfen wird, ist verloren.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>VariableHead</name>
    <message>
        <source>Number format, %1</source>
        <translation>Zahlenformat, %1</translation>
    </message>
</context>
<context>
    <name>VariablePanel</name>
    <message>
        <source>Plot what is selected</source>
        <translation>Auswahl zeichnen</translation>
    </message>
    <message>
        <source>Plot the column of the chosen element</source>
        <translation>Spalte des gewählten Elements zeichnen</translation>
    </message>
    <message>
        <source>Draw what is selected as an image</source>
        <translation>Auswahl als Bild zeichnen</translation>
    </message>
    <message>
        <source>Draw as an image</source>
        <translation>Als Bild zeichnen</translation>
    </message>
    <message>
        <source>Close this variable</source>
        <translation>Diese Variable schließen</translation>
    </message>
    <message>
        <source>Something runs. The values are read again when it is over.</source>
        <translation>Etwas läuft. Die Werte werden wieder gelesen, wenn es vorbei ist.</translation>
    </message>
    <message>
        <source>%1 × %2 selected</source>
        <translation>%1 × %2 ausgewählt</translation>
    </message>
    <message>
        <source>of all: %1</source>
        <translation>von allen: %1</translation>
    </message>
    <message>
        <source>the first million rows and columns</source>
        <translation>die erste Million Zeilen und Spalten</translation>
    </message>
</context>
<context>
    <name>ViewTabs</name>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
</context>
<context>
    <name>WhatIfCard</name>
    <message>
        <source>WHAT IF IT RAN ELSEWHERE</source>
        <translation>WAS WÄRE, WENN ES ANDERSWO LIEFE</translation>
    </message>
    <message>
        <source>Pin it to a side; the next run obeys. Answers never change, only times do.</source>
        <translation>Auf eine Seite festlegen; der nächste Lauf gehorcht. Antworten ändern sich nie, nur Zeiten.</translation>
    </message>
    <message>
        <source>Select a line of an open script to pin it to a side.</source>
        <translation>Eine Zeile eines offenen Skripts wählen, um sie auf eine Seite festzulegen.</translation>
    </message>
    <message>
        <source>Run and compare</source>
        <translation>Ausführen und vergleichen</translation>
    </message>
    <message>
        <source>Runs the script without and with the pins, from the same variables (%1)</source>
        <translation>Führt das Skript ohne und mit den Festlegungen aus, von denselben Variablen aus (%1)</translation>
    </message>
    <message>
        <source>Clear all pins</source>
        <translation>Alle Festlegungen aufheben</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Ran on %1 · %2</source>
        <translation>Lief auf: %1 · %2</translation>
    </message>
    <message>
        <source>Planned for %1, has not run · %2</source>
        <translation>Geplant für: %1, noch nicht gelaufen · %2</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>WARUM</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>ZEIT</translation>
    </message>
    <message>
        <source>MEMORY AND FUSION</source>
        <translation>SPEICHER UND VERSCHMELZUNG</translation>
    </message>
    <message>
        <source>FUSED BECAUSE</source>
        <translation>VERSCHMOLZEN, WEIL</translation>
    </message>
    <message>
        <source>NOT FUSED WITH</source>
        <translation>NICHT VERSCHMOLZEN MIT</translation>
    </message>
    <message>
        <source>Why did it run there?</source>
        <translation>Warum lief es dort?</translation>
    </message>
</context>
<context>
    <name>WorkspacePanel</name>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>1 variable</source>
        <translation>1 Variable</translation>
    </message>
    <message>
        <source>%1 variables</source>
        <translation>%1 Variablen</translation>
    </message>
    <message>
        <source>Remove all variables</source>
        <translation>Alle Variablen entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Lives on</source>
        <translation>Liegt auf</translation>
    </message>
    <message>
        <source>No variables</source>
        <translation>Keine Variablen</translation>
    </message>
    <message>
        <source>What a script or a command assigns appears here, with the device it lives on.</source>
        <translation>Was ein Skript oder ein Befehl zuweist, erscheint hier, mit dem Gerät, auf dem es liegt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Go to the line that made it</source>
        <translation>Zu der Zeile gehen, die es machte</translation>
    </message>
    <message>
        <source>Copy its name</source>
        <translation>Seinen Namen kopieren</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::</name>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Command window</source>
        <translation>Befehlsfenster</translation>
    </message>
    <message>
        <source>Figures and values</source>
        <translation>Abbildungen und Werte</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Acceleration graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Why and kernel</source>
        <translation>Warum und Kernel</translation>
    </message>
    <message>
        <source>Findings and tables</source>
        <translation>Befunde und Tabellen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Current folder</source>
        <translation>Aktueller Ordner</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>handbuch</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 ausführen</translation>
    </message>
    <message>
        <source>it has no title (# …)</source>
        <translation>sie hat keinen Titel (# …)</translation>
    </message>
    <message>
        <source>it has no page (## …)</source>
        <translation>sie hat keine Seite (## …)</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>“%1:” stands before the first page</source>
        <translation>„%1:“ steht vor der ersten Seite</translation>
    </message>
    <message>
        <source>“%1” is nothing to look at; there are: %2</source>
        <translation>„%1“ ist nichts, was man ansehen kann; es gibt: %2</translation>
    </message>
    <message>
        <source>a page has one question</source>
        <translation>eine Seite hat eine Frage</translation>
    </message>
    <message>
        <source>“%1:” needs a question above it</source>
        <translation>„%1:“ braucht eine Frage darüber</translation>
    </message>
    <message>
        <source>there is no script “%1” beside it</source>
        <translation>daneben liegt kein Skript „%1“</translation>
    </message>
    <message>
        <source>two choices are right</source>
        <translation>zwei Antworten sind richtig</translation>
    </message>
    <message>
        <source>a run has no figure “%1”; it has: %2</source>
        <translation>ein Lauf hat keine Zahl „%1“; er hat: %2</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>the question of the page “%1” has no answer</source>
        <translation>die Frage der Seite „%1“ hat keine Antwort</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Without pins</source>
        <translation>Ohne Festlegungen</translation>
    </message>
    <message>
        <source>Line %1 %2</source>
        <translation>Zeile %1 %2</translation>
    </message>
    <message>
        <source>%1 was changed by another program and read again.</source>
        <translation>%1 wurde von einem anderen Programm geändert und neu gelesen.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::About</name>
    <message>
        <source>double precision</source>
        <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>single precision only</source>
        <translation>nur einfache Genauigkeit</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
</context>
<context>
    <name>vitrine::app::AppSettings</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ColorRange</name>
    <message>
        <source>%1 NaN</source>
        <translation>%1 NaN</translation>
    </message>
    <message>
        <source>%1 infinite</source>
        <translation>%1 unendlich</translation>
    </message>
    <message>
        <source>of a sample of %1</source>
        <translation>aus einer Stichprobe von %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CommandTable</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>These keys are the text's own.</source>
        <translation>Diese Tasten gehören dem Text.</translation>
    </message>
    <message>
        <source>%1 are no keys.</source>
        <translation>%1 sind keine Tasten.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 ist vergeben: %2.</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>Neues Skript</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open recent…</source>
        <translation>Zuletzt geöffnet…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close the text</source>
        <translation>Text schließen</translation>
    </message>
    <message>
        <source>Export the acceleration graph…</source>
        <translation>Beschleunigungsgraph exportieren…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Comment, or not</source>
        <translation>Auskommentieren oder nicht</translation>
    </message>
    <message>
        <source>Move the lines up</source>
        <translation>Die Zeilen nach oben schieben</translation>
    </message>
    <message>
        <source>Move the lines down</source>
        <translation>Die Zeilen nach unten schieben</translation>
    </message>
    <message>
        <source>Write the lines once more</source>
        <translation>Die Zeilen noch einmal schreiben</translation>
    </message>
    <message>
        <source>Indent the whole text</source>
        <translation>Ganzen Text einrücken</translation>
    </message>
    <message>
        <source>Rename the variable at the cursor…</source>
        <translation>Variable an der Schreibmarke umbenennen…</translation>
    </message>
    <message>
        <source>Fold the block at the cursor, or open it</source>
        <translation>Block an der Schreibmarke falten oder öffnen</translation>
    </message>
    <message>
        <source>Fold all blocks</source>
        <translation>Alle Blöcke falten</translation>
    </message>
    <message>
        <source>Open all folds</source>
        <translation>Alle Faltungen öffnen</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Wort vervollständigen</translation>
    </message>
    <message>
        <source>Run, or go on</source>
        <translation>Ausführen oder fortsetzen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run the section at the cursor</source>
        <translation>Abschnitt an der Schreibmarke ausführen</translation>
    </message>
    <message>
        <source>Run the selection or the line</source>
        <translation>Auswahl oder Zeile ausführen</translation>
    </message>
    <message>
        <source>Run to the cursor</source>
        <translation>Bis zur Schreibmarke ausführen</translation>
    </message>
    <message>
        <source>Run the next statement</source>
        <translation>Nächste Anweisung ausführen</translation>
    </message>
    <message>
        <source>Step into the function that is called</source>
        <translation>In die aufgerufene Funktion hineingehen</translation>
    </message>
    <message>
        <source>Run to the end of this function</source>
        <translation>Bis zum Ende dieser Funktion ausführen</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Condition or message…</source>
        <translation>Bedingung oder Meldung…</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>Alle Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Stop where an error happens</source>
        <translation>Anhalten, wo ein Fehler auftritt</translation>
    </message>
    <message>
        <source>Stop at errors that are caught, too</source>
        <translation>Auch bei abgefangenen Fehlern anhalten</translation>
    </message>
    <message>
        <source>Pin the line to the GPU</source>
        <translation>Zeile auf die GPU festlegen</translation>
    </message>
    <message>
        <source>Pin the line to the CPU</source>
        <translation>Zeile auf die CPU festlegen</translation>
    </message>
    <message>
        <source>Let the line run where it is best</source>
        <translation>Zeile laufen lassen, wo es am besten ist</translation>
    </message>
    <message>
        <source>Run without and with pins</source>
        <translation>Ohne und mit Festlegungen ausführen</translation>
    </message>
    <message>
        <source>Stop where the GPU hands work to the CPU</source>
        <translation>Anhalten, wo die GPU Arbeit an die CPU abgibt</translation>
    </message>
    <message>
        <source>Remove all variables</source>
        <translation>Alle Variablen entfernen</translation>
    </message>
    <message>
        <source>Clear the command window</source>
        <translation>Befehlsfenster leeren</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Change between write and explain</source>
        <translation>Zwischen Schreiben und Erklären wechseln</translation>
    </message>
    <message>
        <source>The whole window for a panel</source>
        <translation>Das ganze Fenster für einen Bereich</translation>
    </message>
    <message>
        <source>Panels as they were at first</source>
        <translation>Bereiche wie am Anfang</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Text as it was at first</source>
        <translation>Text wie am Anfang</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Presenter mode</source>
        <translation>Vortragsmodus</translation>
    </message>
    <message>
        <source>Where the name at the cursor is defined</source>
        <translation>Wo der Name am Cursor festgelegt ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Problem before</source>
        <translation>Problem davor</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>Nächster Text</translation>
    </message>
    <message>
        <source>Text before</source>
        <translation>Text davor</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Panel before</source>
        <translation>Bereich davor</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Help on the word at the cursor</source>
        <translation>Hilfe zum Wort an der Schreibmarke</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Alle Befehle…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Nächste Seite der Lektion</translation>
    </message>
    <message>
        <source>Page of the lesson before</source>
        <translation>Vorige Seite der Lektion</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Completer</name>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>in this text</source>
        <translation>in diesem Text</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>vitrine::app::DebuggerModel</name>
    <message>
        <source>line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Stopped in %1, which %2 called</source>
        <translation>Angehalten in %1, das %2 aufrief</translation>
    </message>
    <message>
        <source>Stopped at %1</source>
        <translation>Angehalten bei %1</translation>
    </message>
    <message>
        <source>Stopped at an error in %1</source>
        <translation>Angehalten bei einem Fehler in %1</translation>
    </message>
    <message>
        <source>(typed)</source>
        <translation>(getippt)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EditorDocument</name>
    <message>
        <source>%1 was changed by another program. Below its text you choose which holds.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Unter dem Text wählen Sie, was gilt.</translation>
    </message>
    <message>
        <source>There is no variable here.</source>
        <translation>Hier steht keine Variable.</translation>
    </message>
    <message>
        <source>%1 is no name of a variable.</source>
        <translation>%1 ist kein Name einer Variablen.</translation>
    </message>
    <message>
        <source>%1 is another variable here.</source>
        <translation>%1 ist hier eine andere Variable.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EditorTabsModel</name>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EngineSettings</name>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Set by the environment, which goes before what is kept here.</source>
        <translation>Von der Umgebung gesetzt, die dem vorgeht, was hier behalten wird.</translation>
    </message>
    <message>
        <source>Seen at the next start.</source>
        <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>%1 is not understood.</source>
        <translation>%1 ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>An empty value</source>
        <translation>Ein leerer Wert</translation>
    </message>
</context>
<context>
    <name>vitrine::app::FiguresModel</name>
    <message>
        <source>Figure %1</source>
        <translation>Abbildung %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::FolderModel</name>
    <message>
        <source>This folder is not there any more.</source>
        <translation>Diesen Ordner gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This folder cannot be read.</source>
        <translation>Dieser Ordner kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown.</source>
        <translation>Die ersten %1 von %2 werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GraphItem</name>
    <message>
        <source>nothing selected</source>
        <translation>nichts gewählt</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>auf der GPU</translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>auf der CPU</translation>
    </message>
    <message>
        <source>, pinned to the GPU</source>
        <translation>, auf die GPU festgelegt</translation>
    </message>
    <message>
        <source>, pinned to the CPU</source>
        <translation>, auf die CPU festgelegt</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The graph was written to %1.</source>
        <translation>Der Graph wurde nach %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GraphModel</name>
    <message>
        <source>1 op</source>
        <translation>1 Op</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 Ops</translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 Gruppe</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>%1 Gruppen</translation>
    </message>
    <message>
        <source>%1, %2 on the CPU</source>
        <translation>%1, %2 auf der CPU</translation>
    </message>
    <message>
        <source>%1, %2 on the GPU</source>
        <translation>%1, %2 auf der GPU</translation>
    </message>
    <message>
        <source>%1, groups: %2 CPU, %3 GPU</source>
        <translation>%1, Gruppen: %2 CPU, %3 GPU</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GroupInspector</name>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the command window</source>
        <translation>das Befehlsfenster</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>lines %1 of %2</source>
        <translation>Zeilen %1 von %2</translation>
    </message>
    <message>
        <source>Predicted on the CPU</source>
        <translation>Vorhersage für die CPU</translation>
    </message>
    <message>
        <source>Predicted on the GPU</source>
        <translation>Vorhersage für die GPU</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>Measured, mean of %1 runs</source>
        <translation>Gemessen, Mittel aus %1 Läufen</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>Moved between CPU and GPU</source>
        <translation>Zwischen CPU und GPU bewegt</translation>
    </message>
    <message>
        <source>Memory traffic saved by fusion</source>
        <translation>Durch Verschmelzen gesparter Speicherverkehr</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Times this group ran</source>
        <translation>Wie oft diese Gruppe lief</translation>
    </message>
    <message>
        <source>Measured in total</source>
        <translation>Gemessen insgesamt</translation>
    </message>
    <message>
        <source>Other runs, on the GPU</source>
        <translation>Andere Läufe, auf der GPU</translation>
    </message>
    <message>
        <source>Other runs, on the CPU</source>
        <translation>Andere Läufe, auf der CPU</translation>
    </message>
    <message>
        <source>Shortest run</source>
        <translation>Kürzester Lauf</translation>
    </message>
    <message>
        <source>Median run</source>
        <translation>Mittlerer Lauf</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längster Lauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Compiled in</source>
        <translation>Übersetzt in</translation>
    </message>
    <message>
        <source>Loaded in</source>
        <translation>Geladen in</translation>
    </message>
    <message>
        <source>Found in the kernel cache</source>
        <translation>Im Kernel-Cache gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 launches</source>
        <translation>%1 von %2 Starts</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Speicherverkehr</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Of what the hardware can do</source>
        <translation>Von dem, was die Hardware kann</translation>
    </message>
    <message>
        <source>Run a script, then select a line or a node: this card tells where it ran, what that cost, and why.</source>
        <translation>Ein Skript ausführen, dann eine Zeile oder einen Knoten wählen: Diese Karte sagt, wo es lief, was das kostete und warum.</translation>
    </message>
    <message>
        <source>Select a line in the editor or a node in the graph.</source>
        <translation>Eine Zeile im Editor oder einen Knoten im Graphen wählen.</translation>
    </message>
    <message>
        <source>No kernel computed this: it is an input, it was small enough to be computed at once, or nothing needed it.</source>
        <translation>Kein Kernel hat das berechnet: Es ist eine Eingabe, es war klein genug, um sofort berechnet zu werden, oder nichts brauchte es.</translation>
    </message>
    <message>
        <source>Line %1 has no operation on a large array. What it does, if anything, ran at once on the CPU.</source>
        <translation>Zeile %1 hat keine Operation auf einem großen Array. Was sie tut, lief sofort auf der CPU.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KernelDetails</name>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs, the last one at the right</source>
        <translation>%1 Läufe, der letzte rechts</translation>
    </message>
    <message>
        <source>The last %1 of %2 runs</source>
        <translation>Die letzten %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>%1 runs of %2 to %3</source>
        <translation>%1 Läufe von %2 bis %3</translation>
    </message>
    <message>
        <source>It computes nothing that counts as arithmetic: its memory traffic alone tells how fast it is.</source>
        <translation>Er rechnet nichts, was als Arithmetik zählt: Allein sein Speicherverkehr sagt, wie schnell er ist.</translation>
    </message>
    <message>
        <source>%1 of what %2 can do with %3: %4</source>
        <translation>%1 dessen, was %2 mit %3 kann: %4</translation>
    </message>
    <message>
        <source>More than all</source>
        <translation>Mehr als alles</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>die CPU</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>double</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>single</translation>
    </message>
    <message>
        <source>memory is its limit, %1</source>
        <translation>der Speicher begrenzt ihn, %1</translation>
    </message>
    <message>
        <source>arithmetic is its limit, %1</source>
        <translation>die Arithmetik begrenzt ihn, %1</translation>
    </message>
    <message>
        <source>1 kernel without arithmetic is not in the picture.</source>
        <translation>1 Kernel ohne Arithmetik ist nicht im Bild.</translation>
    </message>
    <message>
        <source>%1 kernels without arithmetic are not in the picture.</source>
        <translation>%1 Kernel ohne Arithmetik sind nicht im Bild.</translation>
    </message>
    <message>
        <source>The run before had no kernel of these operations.</source>
        <translation>Der Lauf davor hatte keinen Kernel dieser Operationen.</translation>
    </message>
    <message>
        <source>There is no run before it to compare with.</source>
        <translation>Es gibt keinen Lauf davor, mit dem zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>The run before had the same key: the kernel was not made again.</source>
        <translation>Der Lauf davor hatte denselben Schlüssel: Der Kernel wurde nicht neu gemacht.</translation>
    </message>
    <message>
        <source>Another key than an earlier kernel of this line</source>
        <translation>Ein anderer Schlüssel als ein früherer Kernel dieser Zeile</translation>
    </message>
    <message>
        <source>Another key than in the run before</source>
        <translation>Ein anderer Schlüssel als im Lauf davor</translation>
    </message>
    <message>
        <source>%1: only the numbers of the script's lines differ.</source>
        <translation>%1: Nur die Nummern der Zeilen des Skripts sind verschieden.</translation>
    </message>
    <message>
        <source>%1. First difference:
− %2
+ %3</source>
        <translation>%1. Erster Unterschied:
− %2
+ %3</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KernelsModel</name>
    <message>
        <source>&gt; 100 %</source>
        <translation>&gt; 100 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LessonGuide</name>
    <message>
        <source>The lesson %1 was left out. %2</source>
        <translation>Die Lektion %1 wurde ausgelassen. %2</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not that one. Look again.</source>
        <translation>Das nicht. Noch einmal hinsehen.</translation>
    </message>
    <message>
        <source>Run the script first: the answer is a figure of its run.</source>
        <translation>Erst das Skript ausführen: Die Antwort ist eine Zahl seines Laufs.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>It is not %1. Look again.</source>
        <translation>Es ist nicht %1. Noch einmal hinsehen.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Manual</name>
    <message>
        <source># %1

There is no function of this name.</source>
        <translation># %1

Es gibt keine Funktion dieses Namens.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::OpenTexts</name>
    <message>
        <source>What was open could not be read; it was set aside as %1.</source>
        <translation>Was offen war, konnte nicht gelesen werden; es wurde als %1 beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PanelWindows</name>
    <message>
        <source>%1 – Vitrine</source>
        <translation>%1 – Vitrine</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ProgressModel</name>
    <message>
        <source>planning</source>
        <translation>plant</translation>
    </message>
    <message>
        <source>making a kernel</source>
        <translation>macht einen Kernel</translation>
    </message>
    <message>
        <source>copying</source>
        <translation>kopiert</translation>
    </message>
    <message>
        <source>computing on the CPU</source>
        <translation>rechnet auf der CPU</translation>
    </message>
    <message>
        <source>computing on the GPU</source>
        <translation>rechnet auf der GPU</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>starting the device</source>
        <translation>startet das Gerät</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 min</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>iteration %1 of %2</source>
        <translation>Durchlauf %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>kernel %1 of %2</source>
        <translation>Kernel %1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::app::QObject</name>
    <message>
        <source>Diagnostics are on the clipboard.</source>
        <translation>Die Diagnose ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ResidencyModel</name>
    <message>
        <source>%1 drawn frames</source>
        <translation>%1 gezeichnete Bilder</translation>
    </message>
    <message>
        <source>drawn frame</source>
        <translation>gezeichnetes Bild</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>vorübergehend</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>%1 in 1 buffer</source>
        <translation>%1 in 1 Puffer</translation>
    </message>
    <message>
        <source>%1 in %2 buffers</source>
        <translation>%1 in %2 Puffern</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RooflineItem</name>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>single</source>
        <translation>single</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RunAdvice</name>
    <message>
        <source>as long as the run before</source>
        <translation>so lange wie der Lauf davor</translation>
    </message>
    <message>
        <source>%1 less than the run before</source>
        <translation>%1 weniger als der Lauf davor</translation>
    </message>
    <message>
        <source>%1 more than the run before</source>
        <translation>%1 mehr als der Lauf davor</translation>
    </message>
    <message>
        <source>%1 times the run before</source>
        <translation>%1-mal der Lauf davor</translation>
    </message>
    <message>
        <source>%1: %2
%3, %4 of the run</source>
        <translation>%1: %2
%3, %4 des Laufs</translation>
    </message>
    <message>
        <source>
%1 in the run before</source>
        <translation>
%1 im Lauf davor</translation>
    </message>
    <message>
        <source>
%1 computing in all: the rest beside other work</source>
        <translation>
%1 Rechnen insgesamt: der Rest neben anderer Arbeit</translation>
    </message>
    <message>
        <source>1 more cost little</source>
        <translation>1 weiterer kostete wenig</translation>
    </message>
    <message>
        <source>%1 more cost little</source>
        <translation>%1 weitere kosteten wenig</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RunHistory</name>
    <message>
        <source>Run %1 of %2, %3</source>
        <translation>Lauf %1 von %2, %3</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>without its timeline</source>
        <translation>ohne seine Zeitachse</translation>
    </message>
    <message>
        <source>no array work before</source>
        <translation>vorher keine Array-Arbeit</translation>
    </message>
    <message>
        <source>no array work now</source>
        <translation>jetzt keine Array-Arbeit</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>another</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Festlegungen</translation>
    </message>
    <message>
        <source>the same bits</source>
        <translation>dieselben Bits</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>only before</source>
        <translation>nur vorher</translation>
    </message>
    <message>
        <source>only now</source>
        <translation>nur jetzt</translation>
    </message>
    <message>
        <source>not read: on the GPU</source>
        <translation>nicht gelesen: auf der GPU</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ScriptDialog</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ScriptDialogs</name>
    <message>
        <source>Click the figure or press a key</source>
        <translation>In die Abbildung klicken oder eine Taste drücken</translation>
    </message>
    <message>
        <source>Click points in the figure; Return ends. %n so far.</source>
        <translation>Punkte in der Abbildung anklicken; Enter beendet. Bisher %n.</translation>
    </message>
    <message>
        <source>Click point %1 of %2 in the figure; Return ends</source>
        <translation>Punkt %1 von %2 in der Abbildung anklicken; Enter beendet</translation>
    </message>
</context>
<context>
    <name>vitrine::app::TextGround</name>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Theme</name>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::TimelineModel</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>interpreter</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erfasst</translation>
    </message>
    <message>
        <source>compile</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>Hinkopieren</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>download</source>
        <translation>Zurückkopieren</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Senke</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Hin</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>wait %1</source>
        <translation>Warten %1</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1 liest</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>made from source</source>
        <translation>aus dem Quelltext gemacht</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>aus dem Cache</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 von %2 Ereignissen</translation>
    </message>
    <message>
        <source>The first %1 events were dropped</source>
        <translation>Die ersten %1 Ereignisse wurden verworfen</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>vorübergehend</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 mehr</translation>
    </message>
    <message>
        <source>Peak %1 at %2: %3</source>
        <translation>Spitze %1 bei %2: %3</translation>
    </message>
    <message>
        <source>nothing on the device
at %1</source>
        <translation>nichts auf dem Gerät
bei %1</translation>
    </message>
    <message>
        <source>%1 on the device
at %2: %3</source>
        <translation>%1 auf dem Gerät
bei %2: %3</translation>
    </message>
    <message>
        <source>At %1: </source>
        <translation>Bei %1: </translation>
    </message>
    <message>
        <source>nothing on the device</source>
        <translation>nichts auf dem Gerät</translation>
    </message>
    <message>
        <source>%1 on the device: %2</source>
        <translation>%1 auf dem Gerät: %2</translation>
    </message>
    <message>
        <source> · %1 runs</source>
        <translation> · %1 Läufe</translation>
    </message>
</context>
<context>
    <name>vitrine::app::VariableView</name>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>Es hat keine Elemente.</translation>
    </message>
    <message>
        <source>min %1   max %2   mean %3</source>
        <translation>min %1   max %2   Mittel %3</translation>
    </message>
    <message>
        <source>   %1 NaN</source>
        <translation>   %1 NaN</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>vitrine::app::WhatIf</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>%1 … (%2)</source>
        <translation>%1 … (%2)</translation>
    </message>
    <message>
        <source> · GPU</source>
        <translation> · GPU</translation>
    </message>
    <message>
        <source> · CPU</source>
        <translation> · CPU</translation>
    </message>
    <message>
        <source> · unfused</source>
        <translation> · einzeln</translation>
    </message>
    <message>
        <source> · fused</source>
        <translation> · verschmolzen</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>kein Kernel</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Pinned lines</source>
        <translation>Festgelegte Zeilen</translation>
    </message>
    <message>
        <source>Median of %1 runs</source>
        <translation>Median aus %1 Läufen</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Kernel runs</source>
        <translation>Läufe der Kernel</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>of it compiling</source>
        <translation>davon Übersetzen</translation>
    </message>
    <message>
        <source>The run was stopped, so there is nothing to compare.</source>
        <translation>Der Lauf wurde angehalten, es gibt also nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>A run ended with an error, so there is nothing to compare.</source>
        <translation>Ein Lauf endete mit einem Fehler, es gibt also nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Same answers: every variable and all output, to the bit.</source>
        <translation>Dieselben Antworten: jede Variable und alle Ausgabe, bis aufs Bit.</translation>
    </message>
    <message>
        <source>Not the same: %1. Pins never change an answer, but the time, a file or a handle may.</source>
        <translation>Nicht dasselbe: %1. Festlegungen ändern nie eine Antwort, aber die Zeit, eine Datei oder ein Handle kann es.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Workbench</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Copied to the CPU.</source>
        <translation>Auf die CPU kopiert.</translation>
    </message>
    <message>
        <source>Moved off the device to the CPU.</source>
        <translation>Vom Gerät auf die CPU bewegt.</translation>
    </message>
    <message>
        <source>It stays where it is: %1.</source>
        <translation>Es bleibt, wo es ist: %1.</translation>
    </message>
    <message>
        <source>Last complete run of %1</source>
        <translation>Letzter vollständiger Lauf von %1</translation>
    </message>
    <message>
        <source>The script waits for an answer</source>
        <translation>Das Skript wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Stopped after %1</source>
        <translation>Angehalten nach %1</translation>
    </message>
    <message>
        <source>Finished in %1</source>
        <translation>Fertig in %1</translation>
    </message>
    <message>
        <source>Error after %1</source>
        <translation>Fehler nach %1</translation>
    </message>
    <message>
        <source>Error in line %1 of %2 after %3: %4</source>
        <translation>Fehler in Zeile %1 von %2 nach %3: %4</translation>
    </message>
    <message>
        <source>on the other side</source>
        <translation>auf der anderen Seite</translation>
    </message>
    <message>
        <source>without pins</source>
        <translation>ohne Festlegungen</translation>
    </message>
    <message>
        <source>with pins</source>
        <translation>mit Festlegungen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 ausführen</translation>
    </message>
    <message>
        <source>Changes that are not saved do not run: %1.</source>
        <translation>Was nicht gespeichert ist, läuft nicht mit: %1.</translation>
    </message>
    <message>
        <source>Run %1 without pins, then with them</source>
        <translation>%1 ohne Festlegungen ausführen, dann mit ihnen</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>Run a part of %1</source>
        <translation>Einen Teil von %1 ausführen</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <translation>%1: %2 %3, %4</translation>
    </message>
    <message>
        <source>, on CPU and GPU</source>
        <translation>, auf CPU und GPU</translation>
    </message>
    <message>
        <source>, on the GPU</source>
        <translation>, auf der GPU</translation>
    </message>
    <message>
        <source>, on the CPU</source>
        <translation>, auf der CPU</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The graph was written to %1.</source>
        <translation>Der Graph wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>There is no name at the cursor.</source>
        <translation>Am Cursor steht kein Name.</translation>
    </message>
    <message>
        <source>Nothing defines %1.</source>
        <translation>Nichts legt %1 fest.</translation>
    </message>
    <message>
        <source>%1 has no problems.</source>
        <translation>%1 hat keine Probleme.</translation>
    </message>
    <message>
        <source>%1 has no view here: read it in a script.</source>
        <translation>%1 hat hier keine Ansicht: in einem Skript lesen.</translation>
    </message>
    <message>
        <source>%1 can be read when the run is over.</source>
        <translation>%1 kann gelesen werden, wenn der Lauf vorbei ist.</translation>
    </message>
</context>
</TS>
