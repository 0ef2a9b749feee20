% XML and JSON as structs, and XML as a document.
file = [tempname '.xml'];
id = fopen(file, 'w');
fprintf(id, '<?xml version="1.0"?>\n<!-- a list -->\n<music year="1994">\n');
fprintf(id, '  <album id="A1"><title>One &amp; two</title><price>12.5</price></album>\n');
fprintf(id, '  <album id="A2"><title>Three</title><price>9</price></album>\n');
fprintf(id, '  <note>hello<![CDATA[ <you>]]></note><empty/><n>1</n><n>2</n>\n</music>\n');
fclose(id);
s = readstruct(file);
disp(fieldnames(s)')
disp(s.yearAttribute)
disp(size(s.album))
disp(s.album(1).title)
disp(s.album(2).price + s.album(1).price)
disp(class(s.album(2).idAttribute))
disp(s.note)
disp(ismissing(s.empty))
disp(s.n)
a = readstruct(file, 'StructNodeName', 'album', 'AttributeSuffix', '_', 'DetectTypes', false)

d = xmlread(file);
root = d.getDocumentElement;
disp(char(root.getNodeName))
disp(char(root.getAttribute('year')))
albums = d.getElementsByTagName('album');
for k = 0:albums.getLength - 1
    album = albums.item(k);
    title = album.getElementsByTagName('title').item(0);
    fprintf('%s: %s\n', char(album.getAttribute('id')), char(title.getFirstChild.getData));
end
child = root.getFirstChild;
names = {};
while ~isempty(child)
    if child.getNodeType == 1, names{end + 1} = char(child.getTagName); end
    child = child.getNextSibling;
end
disp(names)
disp(root.hasAttribute('year'))
disp(root.hasAttribute('none'))
disp(char(root.getElementsByTagName('note').item(0).getTextContent))
disp(isempty(albums.item(5)))
list = albums.item(1).getAttributes;
disp(char(list.item(0).getName))
disp(char(list.getNamedItem('id').getValue))
disp(char(albums.item(0).getParentNode.getNodeName))
disp(d.getNodeType)

t = struct('a', 1.25, 'b', struct('c', {1, 2}), 'wordAttribute', 'x<y', 'd', "text");
writestruct(t, file);
fprintf('%s', fileread(file));
u = readstruct(file);
disp(isequal(u.b, t.b))
disp(u.wordAttribute)
json = [tempname '.json'];
writestruct(struct('p', [1 2 3], 'q', 'abc'), json);
v = readstruct(json);
disp(class(v.q)), disp(v.p')
for text = {'<a><b></a>', 'words', '<a></a><b></b>', '<a>'}
    id = fopen(file, 'w'); fprintf(id, '%s', text{1}); fclose(id);
    try, readstruct(file); catch e, disp(strrep(e.message, file, 'FILE')); end
end
delete(file); delete(json);
try, xmlread(file); catch e, disp(e.identifier); end
