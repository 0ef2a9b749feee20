% SPDX-License-Identifier: Apache-2.0
function [W, H, D] = nnmf(A, k, varargin)
% Factors W (n-by-k) and H (k-by-m) without negative elements for which W*H is near A; D is the root mean square of the difference. Options Algorithm ('als'
% or 'mult'), W0, H0, Replicates (1), Options of statset (MaxIter 100, TolFun 1e-4, TolX 1e-4).
% Example: rng(1), [W, H] = nnmf([1 2; 2 4; 3 6], 1); norm(W*H - [1 2; 2 4; 3 6]) < 1e-6
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, m] = size(A);
if ~isnumeric(A) || ~isreal(A) || any(A(:) < 0), error('stats:nnmf:BadA', 'A must be a real matrix without negative elements.'); end
if ~isscalar(k) || k < 1 || k ~= fix(k) || k > max(n, m), error('stats:nnmf:BadK', 'K must be a positive integer not above the sizes of A.'); end
o = testOptionPairs('nnmf', varargin, struct('Algorithm', 'als', 'W0', [], 'H0', [], 'Replicates', 1, 'Options', []));
limits = struct('MaxIter', 100, 'TolFun', 1e-4, 'TolX', 1e-4);
for f = fieldnames(limits)'
    if isfield(o.Options, f{1}) && ~isempty(o.Options.(f{1})), limits.(f{1}) = o.Options.(f{1}); end
end
way = validatestring(o.Algorithm, {'als', 'mult'}, 'nnmf', 'Algorithm');
D = Inf;
for turn = 1:o.Replicates
    if turn == 1 && ~isempty(o.W0), w = o.W0; else, w = rand(n, k); end
    if turn == 1 && ~isempty(o.H0), h = o.H0; else, h = rand(k, m); end
    last = Inf;
    for step = 1:limits.MaxIter
        w0 = w; h0 = h;
        if strcmp(way, 'mult')
            h = h.*(w'*A)./(w'*w*h + eps(w'*A));
            w = w.*(A*h')./(w*(h*h') + eps(A*h'));
        else
            h = max(0, w\A);
            w = max(0, A/h);
        end
        d = norm(A - w*h, 'fro')/sqrt(n*m);
        moved = max(max(abs(w(:) - w0(:)))/(sqrt(eps) + max(abs(w0(:)))), max(abs(h(:) - h0(:)))/(sqrt(eps) + max(abs(h0(:)))));
        if step > 1 && (moved <= limits.TolX || last - d <= limits.TolFun*max(1, last)), break, end
        last = d;
    end
    if d < D, D = d; W = w; H = h; end
end
lengths = sqrt(sum(H.^2, 2));
lengths(lengths == 0) = 1;
W = W.*lengths';
H = H./lengths;
[~, order] = sort(sum(W.^2, 1), 'descend');
W = W(:, order);
H = H(order, :);
end
