% Numbers beyond all integers, NaN and dimensions beyond the last one as arguments.
disp(told(@() accumarray(Inf, 1)))
disp(told(@() accumarray([1; 1e19], 1)))
disp(told(@() magic(1e10)))
disp(told(@() fft(1:4, 1e300)))
disp(told(@() nchoosek(1:80, 40)))
disp(told(@() permute(ones(2, 3), [1 NaN])))
disp(told(@() circshift(1:3, [NaN 1])))
disp(told(@() reshape(1:4, 2^53, 2^53)))
disp(told(@() reshape(1:4, 2^53, 2^53, [])))
disp(told(@() dec2bin(-1e19)))
disp(told(@() cell(2^40, 2^40)))
disp(bitshift(8, [NaN -Inf Inf -1]))
disp(linspace(1, 5, NaN))
disp(nchoosek(1e300, 3))
disp(expm(NaN))
disp(expm(-Inf))
disp(expm(diag([1 2 0])) - diag(exp([1 2 0])))
disp(expm([1 Inf; 0 1]))
disp(dec2bin(2^64))
disp(dec2hex(2^70 + 2^30))
disp(dec2base(1e25, 10))
disp(numel(dec2bin(realmax)))
disp(sscanf('1 2 3', '%d', [NaN 2]))
s = cell2struct({1, 2}, {'a'}, 3);
disp(size(s)), disp(s(2).a)
% More dimensions than an array has, captured or not.
for x = {reshape(1:6, 2, 3), gpuArray(reshape(1:6, 2, 3)), gpuArray(single(1:5))}
    a = x{1};
    y = permute(a, [3 4 5 6 7 8 2 1]);
    disp(size(y)), disp(gather(y(:)).')
    y = permute(a, [2 1 3 4 5 6 7 8]);
    disp(size(y)), disp(gather(y(:)).')
    y = cat(9, a, a);
    disp(size(y)), disp(gather(y(:)).')
    y = cumtrapz(a, 8);
    disp(size(y)), disp(class(y)), disp(gather(y(:)).')
end

function message = told(f)
    try
        f();
        message = 'accepted';
    catch e
        message = e.message;
    end
end
