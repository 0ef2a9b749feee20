% SPDX-License-Identifier: Apache-2.0
function labels = labelmatrix(cc)
% The label matrix of what bwconncomp gave, in the smallest class that holds the labels.
% Example: L = labelmatrix(bwconncomp([1 0 1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isstruct(cc) && isfield(cc, 'PixelIdxList')), error('images:labelmatrix:invalidType', 'CC must be a structure from bwconncomp.'); end
kind = 'double';
if cc.NumObjects < 256, kind = 'uint8'; elseif cc.NumObjects < 65536, kind = 'uint16'; elseif cc.NumObjects < 2^32, kind = 'uint32'; end
labels = zeros(cc.ImageSize, kind);
for k = 1:cc.NumObjects
    labels(cc.PixelIdxList{k}) = k;
end
end
