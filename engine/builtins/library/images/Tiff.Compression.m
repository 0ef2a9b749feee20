% SPDX-License-Identifier: Apache-2.0
function s = Compression()
% The kinds of compression in a TIFF file, as a struct of numbers for the tag Compression.
% Example: assert(Tiff.Compression.None == 1)
s = struct('None', 1, 'CCITTRLE', 2, 'CCITTFax3', 3, 'CCITTFax4', 4, 'LZW', 5, 'OJPEG', 6, 'JPEG', 7, 'AdobeDeflate', 8, 'PackBits', 32773, 'Deflate', 32946);
end
