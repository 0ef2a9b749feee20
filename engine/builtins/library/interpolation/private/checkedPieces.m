% SPDX-License-Identifier: Apache-2.0
function checkedPieces(name, f)
% Refuses what is not a piecewise polynomial as mkpp makes it.
if ~isstruct(f) || ~isfield(f, 'form') || ~strcmp(f.form, 'pp')
    error(['SPLINES:' upper(name) ':fnunknown'], 'The first argument must be a piecewise polynomial.');
end
end
