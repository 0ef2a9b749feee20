% SPDX-License-Identifier: Apache-2.0
function spy(S, varargin)
% The pattern of what is not zero in a matrix: spy(S,LineSpec,size).
spec = '.';
size_ = max(4, min(14, round(300/max(size(S)))));
for k = 1:numel(varargin)
    if isnumeric(varargin{k}), size_ = varargin{k}; else, spec = varargin{k}; end
end
if isempty(regexp(spec, '[.ox+*sdv^<>ph]', 'once')), spec = [spec '.']; end
[i, j] = find(S);
plot(j(:), i(:), spec, 'MarkerSize', size_);
ax = gca;
axis(ax, 'ij', 'equal');
xlim(ax, [0 size(S, 2)+1]);
ylim(ax, [0 size(S, 1)+1]);
xlabel(ax, sprintf('nz = %d', nnz(S)));
end
