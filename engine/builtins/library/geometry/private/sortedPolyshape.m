% SPDX-License-Identifier: Apache-2.0
function q = sortedPolyshape(p, regions, criterion, direction, varargin)
% sortregions and sortboundaries: regions, each with its holes, or boundaries, by a measure.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
criterion = validatestring(criterion, {'area', 'perimeter', 'numsides', 'centroid'}, 'polyshape');
direction = validatestring(direction, {'ascend', 'descend'}, 'polyshape');
o = polyshapeOptions(varargin, {'ReferencePoint', 'RefPoint'}, struct('ReferencePoint', [0 0]));
if isfield(o, 'RefPoint'), o.ReferencePoint = o.RefPoint; end
shapes = objectState(p).shapes;
if ~isscalar(shapes), error('MATLAB:polyshape:scalarPolyshapeError', 'The polyshape must be a scalar.'); end
s = shapes{1};
if regions, groups = loopsByRegion(s); else, groups = cellfun(@(P) {P}, s.loops, 'UniformOutput', false); end
n = numel(groups);
value = zeros(1, n);
for k = 1:n
    part = makePolyshape(groups{k}, true, regions);
    switch criterion
        case 'centroid'
            [x, y] = centroid(part);
            value(k) = hypot(x - o.ReferencePoint(1), y - o.ReferencePoint(2));
        case 'area', value(k) = area(part);
        case 'perimeter', value(k) = perimeter(part);
        otherwise, value(k) = numsides(part);
    end
end
[~, order] = sort(value, direction);
groups = groups(order);
q = makePolyshape([{}, groups{:}], true, true);
end
