% SPDX-License-Identifier: Apache-2.0
function r = systemProduct(a, b)
% a*b of systems and gains: b comes first in the chain.
p = systemState('mtimes', a);
q = systemState('mtimes', b);
n = systemSize(p);
m = systemSize(q);
if all(n == 1) && m(1) ~= 1 && isnumeric(a)
    p = systemState('mtimes', a*eye(m(1)));
    n = [m(1) m(1)];
elseif all(m == 1) && n(2) ~= 1 && isnumeric(b)
    q = systemState('mtimes', b*eye(n(2)));
    m = [n(2) n(2)];
end
if n(2) ~= m(1)
    error('Control:combination:IncompatibleIODims', 'The number of outputs of the second system must be the number of inputs of the first.');
end
list = commonKind({p, q});
[p, q] = deal(list{:});
r = p;
r.delay = p.delay + q.delay;
switch p.kind
    case 'ss'
        [r.A, r.B] = deal([p.A p.B*q.C; zeros(size(q.A, 1), size(p.A, 1)) q.A], [p.B*q.D; q.B]);
        [r.C, r.D] = deal([p.C p.D*q.C], p.D*q.D);
    case 'tf'
        r.num = cell(n(1), m(2));
        r.den = r.num;
        for i = 1:n(1)
            for j = 1:m(2)
                top = conv(p.num{i, 1}, q.num{1, j});
                below = conv(p.den{i, 1}, q.den{1, j});
                for k = 2:n(2)
                    x = conv(p.num{i, k}, q.num{k, j});
                    y = conv(p.den{i, k}, q.den{k, j});
                    if isequal(y, below), [u, v] = deal(top, x); else, [u, v, below] = deal(conv(top, y), conv(x, below), conv(below, y)); end
                    long = max(numel(u), numel(v));
                    top = [zeros(1, long - numel(u)) u] + [zeros(1, long - numel(v)) v];
                end
                r.num{i, j} = top;
                r.den{i, j} = below;
            end
        end
    otherwise
        if any([n m] ~= 1)
            [p, q] = deal(makeSystem(asTransfer(p)), makeSystem(asTransfer(q)));
            r = asZeros(objectState(systemProduct(p, q)));
        else
            r.z = {[p.z{1}(:); q.z{1}(:)]};
            r.p = {[p.p{1}(:); q.p{1}(:)]};
            r.k = p.k*q.k;
        end
end
r = makeSystem(r);
end
