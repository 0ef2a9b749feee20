% SPDX-License-Identifier: Apache-2.0
function s = graycoprops(g, names)
% Contrast, Correlation, Energy and Homogeneity of matrices of graycomatrix, a row a property.
% Example: s = graycoprops([2 0; 0 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
all = {'Contrast', 'Correlation', 'Energy', 'Homogeneity'};
if nargin < 2 || ischar(names) && strcmpi(names, 'all'), names = all; end
if isText(names), names = cellstr(names); end
[r, c] = ndgrid(1:size(g, 1), 1:size(g, 2));
for j = 1:numel(names)
    name = validatestring(names{j}, all, 'graycoprops', 'PROPERTIES', 2);
    v = zeros(1, size(g, 3));
    for k = 1:size(g, 3)
        p = double(g(:, :, k));
        if any(p(:)), p = p/sum(p(:)); end
        switch name
            case 'Contrast', v(k) = sum(sum(abs(r - c).^2.*p));
            case 'Energy', v(k) = sum(p(:).^2);
            case 'Homogeneity', v(k) = sum(sum(p./(1 + abs(r - c))));
            otherwise
                mr = sum(sum(r.*p));
                mc = sum(sum(c.*p));
                sr = sqrt(sum(sum((r - mr).^2.*p)));
                sc = sqrt(sum(sum((c - mc).^2.*p)));
                v(k) = sum(sum((r - mr).*(c - mc).*p))/(sr*sc);
        end
    end
    s.(name) = v;
end
end
