% SPDX-License-Identifier: Apache-2.0
% A doubly linked list of handles.
n1 = DNode(1);
n2 = DNode(2);
n3 = DNode(3);
n2.insertAfter(n1);
n3.insertAfter(n2);
fprintf('%s %d %s\n', n2.text(), n2.count(), class(n1.next));
n4 = DNode(1.5);
n4.insertBefore(n2);
n5 = DNode(0);
insertBefore(n5, n1);
fprintf('%s %d\n', text(n1), count(n3));
% Moving a node unlinks it first.
n3.insertAfter(n5);
fprintf('%s\n', n3.text());
fprintf('%g %g %d %d\n', n3.next.data, n1.prev.prev.data, isempty(n2.next), n1.prev == n3);
n1.next.data = 100;
fprintf('%g\n', n4.data);
n1.removeNode();
fprintf('%s %s %d %d\n', n1.text(), n4.text(), isempty(n1.next), isempty(n1.prev));
n4.reverse();
fprintf('%s %g\n', n4.text(), n4.first().data);
n4.clearList();
fprintf('%s %s %s\n', n4.text(), n2.text(), n5.text());
% Long lists.
h = DNode.fromVector(1:200);
total = 0;
at = h;
while ~isempty(at)
    total = total + at.data;
    last = at;
    at = at.next;
end
fprintf('%d %d %d\n', total, last.data, last.count());
h.reverse();
fprintf('%g %g %d\n', last.next.data, h.prev.data, h.first() == last);
try, h.next = last; catch e, fprintf('%s\n', e.identifier); end
nodes = [n1 n2];
try, nodes.removeNode(); catch e, fprintf('%s\n', e.message); end
fprintf('%d %s\n', isempty(n1.next), mat2str(size(DNode.empty)));
