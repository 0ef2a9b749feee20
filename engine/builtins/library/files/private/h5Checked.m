% SPDX-License-Identifier: Apache-2.0
function [file, at] = h5Checked(who, file, at)
% The name of an HDF5 file that is there and a place in it, as character vectors.
file = convertStringsToChars(file);
at = convertStringsToChars(at);
if ~ischar(file), error(['MATLAB:imagesci:' who ':invalidFileName'], 'The file name must be a character vector or string scalar.'); end
if ~ischar(at), error(['MATLAB:imagesci:' who ':invalidLocation'], 'The location must be a character vector or string scalar.'); end
if ~isfile(file), error('MATLAB:imagesci:validate:fileOpen', 'Unable to open file ''%s'' for reading. File does not exist.', file); end
if isempty(at) || at(1) ~= '/'
    error(['MATLAB:imagesci:' who ':notFullPathName'], 'The location ''%s'' must begin with ''/''.', at);
end
end
