% xlsread, xlswrite, xlsfinfo.
f = [tempname '.xlsx'];
xlswrite(f, magic(3)), disp(xlsread(f)), [s, n] = xlsfinfo(f); disp(s), disp(n)
c = {'name', 'size', 'on'; 'a & <b>', 1.5, true; '', -2e-7, false; 'ä"q', NaN, 'text'};
disp(xlswrite(f, c, 'Data', 'B2')), [x, t, r] = xlsread(f, 'Data'); disp(x), disp(t), disp(r), disp(class(r{3, 4}))
[~, n] = xlsfinfo(f); disp(n), disp(xlsread(f, 1)), disp(isequal(xlsread(f, 2), x))
disp(xlsread(f, 1, 'B2:C3')), disp(xlsread(f, 'B:B')'), disp(xlsread(f, 'Data', 'C3')), [~, t] = xlsread(f, 'Data', 'B2:B9'); disp(t)
xlswrite(f, [10 20; 30 40], 1, 'C3:C9'), disp(xlsread(f)), xlswrite(f, {'end'}, 4), [~, n] = xlsfinfo(f); disp(n), [x, t] = xlsread(f, 4); disp(isempty(x)), disp(t)
v = [pi; 1/3; 1e300; -0.1; 2^53]; xlswrite(f, v, 'exact'); disp(isequal(xlsread(f, 'exact'), v)), w = rand(30, 30); xlswrite(f, w, 'wide'); disp(isequal(xlsread(f, 'wide'), w))
xlswrite(f, int8([1 2]), 'small'), disp(xlsread(f, 'small')), xlswrite(f, ["one" "two"]', 'words'), [~, t] = xlsread(f, 'words'); disp(t)
% What other programs write: shared and rich texts, formulas, errors, cells without values.
d = tempname; mkdir(fullfile(d, 'xl', '_rels')), mkdir(fullfile(d, 'xl', 'worksheets'))
put = @(name, text) writelines(text, fullfile(d, name));
put('xl/workbook.xml', "<workbook xmlns:r=""x""><sheets><sheet name=""A &amp; B"" sheetId=""7"" r:id=""rId3""/></sheets></workbook>");
put('xl/_rels/workbook.xml.rels', "<Relationships><Relationship Target=""/xl/worksheets/s.xml"" Id=""rId3""/></Relationships>");
put('xl/sharedStrings.xml', "<sst><si><t>plain</t></si><si><r><t>ri</t></r><r><rPr><b/></rPr><t xml:space=""preserve"">ch &#228;</t></r></si><si/></sst>");
put('xl/worksheets/s.xml', "<worksheet><sheetData><row r=""2""><c r=""B2"" s=""1"" t=""s""><v>0</v></c><c r=""C2"" t=""s""><v>1</v></c><c r=""D2"" s=""4""/></row><row r=""3""><c r=""B3""><f>1+1</f><v>2</v></c><c r=""C3"" t=""str""><f>x</f><v>made</v></c><c r=""D3"" t=""b""><v>1</v></c><c r=""AA3"" t=""e""><v>#N/A</v></c></row></sheetData></worksheet>");
delete(f), zip(strrep(f, '.xlsx', '.zip'), {'xl'}, d), movefile(strrep(f, '.xlsx', '.zip'), f), rmdir(d, 's')
[x, t, r] = xlsread(f); disp(x), disp(t(1, 1:2)), disp(size(r)), disp(r(3, 27)), [~, n] = xlsfinfo(f); disp(n)
try, xlsread(f, 'none'), catch e, disp(e.message), end
try, xlsread(f, 3), catch e, disp(e.message), end
try, xlsread(f, 1, '2B'), catch e, disp(e.message), end
try, xlsread('/nowhere/none.xlsx'), catch e, disp(e.message), end
try, xlswrite(f, []), catch e, disp(e.message), end
try, xlswrite(f, {{1}}), catch e, disp(e.message), end
[s, m] = xlswrite('/nowhere/none.xlsx', 1); disp(s), disp(isempty(m.message))
writelines("text", f), disp(isempty(xlsfinfo(f))), try, xlsread(f), catch e, disp(strrep(e.message, f, 'FILE')), end
delete(f)
