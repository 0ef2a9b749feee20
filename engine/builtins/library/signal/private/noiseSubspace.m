% SPDX-License-Identifier: Apache-2.0
function [noise, values, count, V] = noiseSubspace(name, x, p, words)
% Eigenvectors of the correlation matrix of a signal (or of x itself, as 'corr') that p complex
% exponentials leave out; all eigenvalues from the greatest, and all vectors.
if ~isfloat(x) || isempty(x), error(['signal:' name ':InvalidInput'], 'X must be a floating-point array.'); end
if ~(isnumeric(p) && any(numel(p) == [1 2]) && p(1) >= 1 && p(1) == round(p(1)))
    error(['signal:' name ':InvalidDimension'], 'The dimension of the signal subspace must be a positive integer.');
end
if any(strcmpi(words, 'corr'))
    if size(x, 1) ~= size(x, 2), error(['signal:' name ':MustBeSquare'], 'The correlation matrix must be square.'); end
    R = x;
elseif isvector(x)
    if 2*p(1) > numel(x), error(['signal:' name ':TooFewSamples'], 'The signal is too short for that many exponentials.'); end
    [~, R] = corrmtx(x, 2*p(1) - 1, 'modified');
else
    R = x'*x;
end
[V, D] = eig((R + R')/2);
[values, order] = sort(real(diag(D)), 'descend');
V = V(:, order);
count = p(1);
if numel(p) > 1, count = min(count, nnz(values > p(2)*values(end))); end
if count >= numel(values), error(['signal:' name ':InvalidDimension'], 'The signal subspace must be smaller than the correlation matrix.'); end
noise = V(:, count + 1:end);
end
