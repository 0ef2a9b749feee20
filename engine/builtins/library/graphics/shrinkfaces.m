% SPDX-License-Identifier: Apache-2.0
function varargout = shrinkfaces(varargin)
% Faces that are smaller about their middles, each with corners of its own: fv = shrinkfaces(fv,share),
% [f,v] = shrinkfaces(f,v,share); of a patch, shrinkfaces(p,share) changes it. The share is of the area, 0.3.
[f, v, p, rest] = patchArguments(varargin);
share = 0.3;
if ~isempty(rest), share = double(rest{1}); end
[n, k] = size(f);
order = reshape(f.', [], 1);
corners = v(order, :);
middle = zeros(n, size(v, 2));
for c = 1:k, middle = middle + v(f(:, c), :)/k; end
middle = middle(reshape(repmat(1:n, k, 1), [], 1), :);
v = middle + sqrt(share)*(corners - middle);
f = reshape(1:n*k, k, n).';
if nargout == 0 && ~isempty(p)
    set(p, 'Faces', f, 'Vertices', v);
elseif nargout > 1
    varargout = {f, v};
else
    varargout{1} = struct('faces', f, 'vertices', v);
end
end
