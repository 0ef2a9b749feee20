% Letter case beyond ASCII.
upper('äöüßéñ'), lower('ÄÖÜÉÑ'), upper("жук"), lower("ΣΔ")
strcmpi('Ärger', 'ärger'), regexprep('straße', 'ß', 'SS')
upper(repmat('äöü', 2, 1))
