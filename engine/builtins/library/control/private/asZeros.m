% SPDX-License-Identifier: Apache-2.0
function s = asZeros(s)
% The parts of a system as zeros, poles and gains.
switch s.kind
    case 'zpk', return
    case 'tf'
        t = rmfield(s, {'num', 'den'});
        t.kind = 'zpk';
        [t.z, t.p] = deal(cell(size(s.num)));
        t.k = zeros(size(s.num));
        for i = 1:numel(s.num)
            n = s.num{i};
            d = s.den{i};
            t.z{i} = roots(n);
            t.p{i} = roots(d);
            n = n(find(n, 1));
            if isempty(n), n = 0; t.z{i} = zeros(0, 1); t.p{i} = zeros(0, 1); end
            t.k(i) = n/d(find(d, 1));
        end
    otherwise
        t = rmfield(s, {'A', 'B', 'C', 'D'});
        t.kind = 'zpk';
        [t.z, t.p] = deal(cell(size(s.D)));
        t.k = zeros(size(s.D));
        for i = 1:size(s.D, 1)
            for j = 1:size(s.D, 2)
                [t.z{i, j}, t.k(i, j)] = systemZeros(s.A, s.B(:, j), s.C(i, :), s.D(i, j));
                t.p{i, j} = eig(s.A);
                if t.k(i, j) == 0, t.p{i, j} = zeros(0, 1); end
            end
        end
end
s = t;
end
