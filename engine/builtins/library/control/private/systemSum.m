% SPDX-License-Identifier: Apache-2.0
function r = systemSum(a, b, sign)
% a + sign*b of systems and gains.
p = systemState('plus', a);
q = systemState('plus', b);
if isequal(systemSize(p), [1 1]) && ~isequal(systemSize(q), [1 1]) && isnumeric(a), p = systemState('plus', a*ones(systemSize(q))); end
if isequal(systemSize(q), [1 1]) && ~isequal(systemSize(p), [1 1]) && isnumeric(b), q = systemState('plus', b*ones(systemSize(p))); end
if ~isequal(systemSize(p), systemSize(q))
    error('Control:combination:IncompatibleIODims', 'The systems must have the same numbers of inputs and outputs.');
end
list = commonKind({p, q});
[p, q] = deal(list{:});
if p.delay ~= q.delay && ~isnumeric(a) && ~isnumeric(b)
    error('Control:combination:InternalDelay', 'Systems of different delays cannot be added.');
elseif p.delay ~= q.delay
    error('Control:combination:InternalDelay', 'A gain cannot be added to a system with a delay.');
end
r = p;
switch p.kind
    case 'ss'
        [r.A, r.B, r.C, r.D] = deal(blkdiag(p.A, q.A), [p.B; q.B], [p.C sign*q.C], p.D + sign*q.D);
    case 'tf'
        for i = 1:numel(p.num)
            [n, d, m, e] = deal(p.num{i}, p.den{i}, q.num{i}, q.den{i});
            if isequal(d, e)
                r.num{i} = padded(n, m, sign);
            else
                r.num{i} = padded(conv(n, e), conv(m, d), sign);
                r.den{i} = conv(d, e);
            end
        end
    otherwise
        for i = 1:numel(p.k)
            n = padded(p.k(i)*conv(poly(p.z{i}), poly(q.p{i})), q.k(i)*conv(poly(q.z{i}), poly(p.p{i})), sign);
            r.p{i} = [p.p{i}(:); q.p{i}(:)];
            if isequal(p.p{i}, q.p{i})
                n = padded(p.k(i)*poly(p.z{i}), q.k(i)*poly(q.z{i}), sign);
                r.p{i} = p.p{i};
            end
            n = real(n);
            r.z{i} = roots(n);
            r.k(i) = sum(n(find(n, 1)));
        end
end
r = makeSystem(r);
end

function n = padded(a, b, sign)
long = max(numel(a), numel(b));
n = [zeros(1, long - numel(a)) a] + sign*[zeros(1, long - numel(b)) b];
end
