% Documents that are made and changed, and xmlwrite.
d = com.mathworks.xml.XMLUtils.createDocument('toc');
root = d.getDocumentElement; root.setAttribute('version', '2.0');
item = d.createElement('item'); item.setAttribute('target', 'a & b'); item.appendChild(d.createTextNode('Upslope <1>'));
item.appendChild(d.createComment(' Functions '));
for name = {'demFlow', 'facetFlow'}
    part = d.createElement('part'); part.setAttribute('id', name{1}); part.appendChild(d.createTextNode(name{1})); item.appendChild(part);
end
root.appendChild(item); root.appendChild(d.createElement('empty')); root.appendChild(d.createCDATASection('x < y'));
text = xmlwrite(d); disp(text)
file = [tempname '.xml']; xmlwrite(file, d), e = xmlread(file); delete(file)
disp(e.getElementsByTagName('part').getLength), disp(char(e.getElementsByTagName('part').item(1).getAttribute('id')))
disp(char(e.getElementsByTagName('item').item(0).getAttribute('target')))
% All nodes of a document see what changes.
parts = d.getElementsByTagName('part'); first = parts.item(0);
first.setTextContent('changed'); first.removeAttribute('id'); disp(char(item.getTextContent)), disp(first.hasAttribute('id'))
second = parts.item(1); item.insertBefore(second, first); disp(char(item.getLastChild.getTextContent))
item.removeChild(second); disp(item.getElementsByTagName('part').getLength), disp(isempty(second.getParentNode))
other = d.createElement('other'); item.replaceChild(other, first); disp(char(item.getLastChild.getNodeName))
copy = item.cloneNode(true); root.appendChild(copy); disp(root.getElementsByTagName('item').getLength)
copy.getFirstChild.setNodeValue('copied'); disp(char(item.getFirstChild.getData)), disp(char(copy.getFirstChild.getData))
n = d.importNode(e.getElementsByTagName('part').item(0), true); root.appendChild(n); disp(char(n.getTextContent))
disp(root.isSameNode(d.getDocumentElement)), disp(char(n.getOwnerDocument.getNodeName))
x = xmlwrite(copy); disp(x(40:end))
try, root.appendChild(e.getDocumentElement), catch q, disp(q.message), end
try, item.appendChild(root), catch q, disp(q.message), end
try, root.removeChild(second), catch q, disp(q.message), end
try, d.createElement('1a'), catch q, disp(q.message), end
try, xmlwrite(1), catch q, disp(q.message), end
