% 4096 products of 64 x 64 singles, a page each
%% Data
pages = max(4, round(4096 * scale));
A = randn(64, 64, pages, 'single');
B = randn(64, 64, pages, 'single');
%% Run
C = pagemtimes(A, B);
%% Check
k = unique([1 2 ceil(pages/2) pages]);
check = 0;
for p = k
    a = double(A(:, :, p)); b = double(B(:, :, p));
    check = max(check, max(abs(double(C(:, :, p)) - a*b)./(abs(a)*abs(b)), [], 'all')/eps('single'));
end
tolerance = 64;
%% Work
gb = 0;
gflop = 2*64^3*pages/1e9;
