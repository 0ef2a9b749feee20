% SPDX-License-Identifier: Apache-2.0
function [y, filled] = imfill(x, varargin)
% Fills holes: imfill(bw, 'holes'), imfill(gray) or imfill(bw, locations, conn), where locations are linear indices or rows of subscripts.
% Example: y = imfill(logical([1 1 1; 1 0 1; 1 1 1]), 'holes')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imfill', 'I1 OR BW1', 1);
conn = conndef(ndims(x), 'minimal');
holes = ~islogical(x);
places = [];
for k = 1:numel(varargin)
    if isText(varargin{k})
        validatestring(varargin{k}, {'holes'}, 'imfill', '', k + 1);
        holes = true;
    elseif k == 1 && islogical(x) && ~holes && ~(numel(varargin) > 1 && isText(varargin{2}))
        places = double(varargin{k});
    else
        conn = varargin{k};
    end
end
if holes
    y = fillHoles(x, conn);
else
    if isempty(places) && numel(varargin) == 0
        error('images:imfill:needLocations', 'The locations to fill from must be given.');
    end
    if size(places, 2) == ndims(x) && ~isvector(places) || size(places, 2) == ndims(x) && size(places, 1) == 1
        at = num2cell(places, 1);
        places = sub2ind(size(x), at{:});
    end
    labels = labelPadded('imfill', ~x, conn);
    chosen = labels(places(:));
    y = x | ismember(labels, chosen(chosen > 0));
end
if nargout > 1, filled = find(y ~= x); end
end

function y = fillHoles(x, conn)
dims = ndims(x);
if islogical(x)
    mask = padarray(~x, ones(1, dims), true);
    marker = mask & ~padarray(true(size(x)), ones(1, dims), false);
    y = ~unpad(imreconstruct(marker, mask, conn), dims);
else
    % From the border inwards, on the negative image.
    mask = padarray(-double(x), ones(1, dims), Inf);
    marker = padarray(-Inf(size(x)), ones(1, dims), Inf);
    y = cast(-unpad(imreconstruct(marker, mask, conn), dims), class(x));
end
end
