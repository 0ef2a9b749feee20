% SPDX-License-Identifier: Apache-2.0
% A stack and a queue over one abstract container; both are handles.
s = Stack(1, 'two', {3});
fprintf('%d %s\n', s.count, class(s.peek()));
x = s.pop();
fprintf('%d %s %d\n', x{1}, s.pop(), s.count);
t = s;
t.push(10, 20);
fprintf('%d %d\n', s.count, s.pop());
s.clear();
fprintf('%d %d\n', t.count, isempty(t));
try, s.pop(); catch e, fprintf('%s %s\n', e.identifier, e.message); end
texts = {'a(b[c]{d})', '(]', '((', '', '}'};
for k = 1:numel(texts)
    fprintf('%s:%d ', texts{k}, balanced(texts{k}));
end
fprintf('\n');
% Reverse Polish.
r = Stack();
tokens = strsplit('3 4 + 2 * 7 -');
for k = 1:numel(tokens)
    switch tokens{k}
        case '+', r.push(r.pop() + r.pop());
        case '*', r.push(r.pop() * r.pop());
        case '-', b = r.pop(); a = r.pop(); r.push(a - b);
        otherwise, r.push(str2double(tokens{k}));
    end
end
fprintf('%g\n', r.pop());
q = Queue(3);
q.push('a', 'b');
q.push('c');
try, q.push('d'); catch e, fprintf('%s\n', e.message); end
first = q.pop();
q.push('d');
fprintf('%s %s %d %d\n', first, q.peek(), q.count, isa(q, 'Container'));
q.each(@(item) fprintf('<%s>', item)); fprintf('\n');
% Breadth first through a tree kept in a cell.
children = {[2 3], [4 5], 6, [], [], []};
todo = Queue();
todo.push(1);
order = [];
while ~isempty(todo)
    n = todo.pop();
    order(end + 1) = n;
    next = num2cell(children{n});
    todo.push(next{:});
end
fprintf('%s\n', mat2str(order));
try, s.count = 3; catch e, fprintf('%s\n', e.identifier); end
try, s.items, catch e, fprintf('%s\n', e.identifier); end
