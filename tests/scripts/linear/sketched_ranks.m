% SPDX-License-Identifier: Apache-2.0
% svdsketch keeps the singular values that count.
A = magic(20)/100 + hilb(20);
[U, S, V, err] = svdsketch(A, 1e-2);
disp([size(U), size(S), size(V)]), disp(norm(U*S*V' - A, 'fro') <= 1e-2*norm(A, 'fro'))
disp(abs(err - norm(U*S*V' - A, 'fro')/norm(A, 'fro')) < 1e-10)
[U, S] = svdsketch(A, 0, 'MaxSubspaceDimension', 3); disp(size(S))
try, svdsketch(A, 2), catch e, disp(e.message), end
s = svdsketch(magic(4)); disp(numel(s))
